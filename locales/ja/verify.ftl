# Checking the shuffles

command-verify = だれもカードを選べなかったことを確かめる
press-verify = シャッフルを検証
press-fairness = そのしくみ

verified-title = シャッフルに問題ありません
sealed-title = シャッフルは封印されています
sealed-how = 皆さんが押すボタンと合わせて、このゲームの全シャッフルを決める秘密は、もう固定されています。これがその封印（SHA-256）です。参加ボタンにも付いているので、秘密をこっそり変えることはできません。ゲームが終わると秘密が公開され、一致することをだれでも確かめられます。
doubted-title = 一致しません
verified-deals = **{ $deals }ディールを検証しました。** カードは、配る前に封印されたシードだけから決まっています。
verified-moves =
    { $deals ->
       *[other] 1手ずつ再現し、同じ結果になりました。
    }
verified-opened =
    どのシードもゲームのシードから出ています。その封印は、前に見たものと同じはずです：
    -# 封印：`{ $seal }`
    -# 公開：`{ $seed }`
verified-sealed =
    ゲームのシードは、終わるまで封印されています。ボットの運営者の不正からだれが守られていたかは、そのときわかります：
    -# `{ $seal }`
verified-running =
    { $deals ->
        [1] 進行中のディールは、終われば検証できます。
       *[other] 進行中の{ $deals }ディールは、終われば検証できます。
    }
verified-unfinished = { $deals }ディールはゲームの終わりで打ち切られました。記録には封印だけがあり、それも検証しました。
protected-full = **{ $names }**：カードはだれにも選べませんでした。
protected-shared = **{ $names }**：ボットの運営者と{ $others }が組まないかぎり、カードはだれにも選べませんでした。
protected-none = **{ $names }**：ボットの運営者ならカードを選ぶこともできました。封印を見せたあと、だれもボタンを押していません。
protected-computer = **{ $names }**：CPUだったかのように、ボタンを押した記録がありません。事実と違うので、ボットの運営者に問い合わせてください。
protected-unknown = 封印を見せた時刻を保存する前に始まったゲームなので、運営者の不正からだれが守られていたかはわかりません。
protected-shown = 封印を表示：{ $when }
protected-pressed = { $name }：{ $when }
verified-record = ボットを信じなくても、自分で確かめられます。{ $file }に全カードと全手があり、このボットなしで検証できます。
doubted = ゲームの記録と封印が{ $line }行目で一致しません。あってはならないことです。ボットの運営者に知らせてください。
refusal-nothing-to-check = 検証するものがありません。カードは配られていません。
refusal-check-later = あるテーブルの結果は、だれかが捨てるまであなたに伏せられています。検証はそのあとにどうぞ。
refusal-dealt-by-hand = 本物のトランプなので、ボットは1枚も配っていません。検証できるものはありません。
result-seed = 第{ $deal }ディール公開：`{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = シャッフルの検証用：テーブル{ $table } · ボタン操作{ $several ->
        [yes] {""}
       *[no] {""}
    }{"\u00A0"}{ $presses }
    封印{"\u00A0"}{ $seal }…
    シード{"\u00A0"}{ $seed }
