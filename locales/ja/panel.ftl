# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### ハウスルール · { $step }/{ $steps }：{ $title }
panel-step-start = 選ぶ
panel-step-change = 変える
panel-step-use = 遊ぶ
panel-label-kind = **ルールの種類**
panel-label-start = **元にするルール**
panel-label-group = **ルールの分類**
panel-label-clock = **1手の持ち時間**
panel-label-knob = **ルール**
panel-label-value = **遊び方**
panel-label-value-was = **遊び方** · 元：{ $before }
panel-label-play = **このルールで遊ぶ**
panel-label-save = **保存する**
panel-challenge = { $name }への挑戦用。
panel-open = 相手の募集用。
panel-practice = CPU戦用。
panel-counter = { $name }との対戦で、今の提案の代わりに出します。
panel-preset = 保存用、またはすぐ遊ぶ用。見えるのはあなただけです。
panel-start = **{ $name }**を元にしています。
panel-start-own = あなたが保存した**{ $name }**を元にしています。
panel-start-server = このサーバーに保存された**{ $name }**を元にしています。
panel-start-unreadable = **{ $name }**は新しいバージョンで保存されたため、ここでは読めません。
panel-same = 変更はありません。
panel-same-offer = 今の提案と同じです。
panel-changed = **変更点**
panel-change = - { $rule }：**{ $value }**（元：{ $before }）
panel-change-new = - { $rule }：**{ $value }**
panel-variant = - { $before }に代えて**{ $name }**
panel-clock-change = - 持ち時間：{ $before }に代えて**{ $value }**
panel-clock-about = 1手にかけられる時間です。受けた人は、これに同意したことになります。
panel-more = - ほか{ $changes }件
panel-many = これは3人以上のルールです。参加者を募集すれば、みんながそこで参加できます。
panel-who = だれと遊びますか？
panel-who-menu = メンバーを選ぶ
panel-delete = **{ $name }**を削除しますか？ 元には戻せません。このルールで対戦中のゲームは続きます。
panel-sent = ### 送りました
    #{ $channel }に出ています。
panel-number = 数
panel-number-range = { $low }〜{ $high }
panel-name = ルールの名前
panel-name-title = ルールを保存
panel-name-server-title = サーバーに保存

panel-menu-group = 変えるところを選ぶ
panel-menu-knob = ルールを選ぶ
panel-menu-value = 遊び方を選ぶ
panel-menu-start = 元にするルールを選ぶ
panel-menu-clock = 持ち時間を選ぶ

press-panel = ハウスルール…
press-panel-challenge = { $name }に挑戦
press-panel-who = 挑戦…
press-panel-open = 相手を募集
press-panel-practice = 練習…
press-panel-counter = この提案を送る
press-panel-over = 最初から
press-panel-name = 名前を付けて保存…
press-panel-name-server = みんな用に保存…
press-panel-keep = { $name }に保存
press-panel-delete = 削除…
press-panel-really = 削除する
press-panel-stay = 残す
press-panel-back = 戻る
press-panel-next = 次へ
press-panel-type = 入力…
press-rules-other = 別のルール…

## What there is to start from

start-knock = ノックしてあがる
start-oklahoma = オクラホマ：ノックカード
start-contests = 番勝負とハリウッド式
start-others = 変わったメルド、場に出すルール
start-programs = ほかのアプリのルール
start-mine = 自分で保存したルール
start-server = サーバーに保存したルール
start-server-more = サーバーに保存したルール（続き）
start-unreadable = { $name }（読めません）

## The groups

group-clock = 持ち時間
group-deal = 配り方
group-melds = メルドと点数
group-knocking = ノック
group-table = 場に出す
group-scoring = ディールの得点
group-game = ゲーム
group-contest = 対戦形式
group-seats = 人数と席

## Values that many rules share

value-yes = はい
value-no = いいえ
value-off = なし
value-number = { $number }

## The deal

rule-first-dealer = 最初の親
value-first-dealer-random = 抽選
value-first-dealer-cut-low-deals = カット：最も低い札の人が親
value-first-dealer-cut-high-chooses = カット：最も高い札の人が選ぶ
rule-next-dealer = 次の親
value-next-dealer-alternate = 交互
value-next-dealer-winner = ディールの勝者
value-next-dealer-loser = ディールの敗者
rule-draw-dealer = 流局後の親
value-draw-dealer-same = また同じ側
value-draw-dealer-rotate = 相手側
rule-first-turn = 最初の番
value-first-turn-offer-both = アップカードは双方が選べる
value-first-turn-offer-nondealer = アップカードは子だけが選べる
value-first-turn-eleven-cards = 11枚、アップカードなし
value-first-turn-stock-only = 山札から、アップカードなし
value-first-turn-normal-draw = 普段どおり：アップカードか山札
rule-immediate-knock = 配られてすぐノックできる手札
value-immediate-knock-allow = そのまま遊ぶ
value-immediate-knock-misdeal = 配り直す
rule-discard-visibility = 見える捨て札
value-discard-visibility-top-only = 一番上だけ
value-discard-visibility-full = 全部
rule-return-taken-discard = 取った札をすぐ戻せる
rule-stock-end = 山札に残す枚数
rule-wall-rule = 最後に引いたあとの捨て札
value-wall-rule-end-on-discard = 流局になる
value-wall-rule-last-discard-action = 取ってあがれる
rule-stall-guard = 山札を引かない番が続くと流局（番数）

## Melds and values

rule-sets = セットもメルド
rule-runs = ラン
value-runs-suited = 同じスートで
value-runs-any-suit = どのスートでも
rule-ace = ランのエース
value-ace-low = 下：A-2-3
value-ace-high = 上：Q-K-A
value-ace-high-or-low = 上か下：A-2-3、Q-K-A
value-ace-corner = KとAもつながる：K-A-2
rule-values = カードの点数
value-values-standard = エース1、絵札10
value-values-ace15 = エース15、絵札10
value-values-colonel = エース10、絵札10
value-values-mahjong = 2〜9は5、10〜Kは10、エース15
rule-table-melds = メルドの置き場
value-table-melds-none = ディールの終わりまで手札
value-table-melds-own-only = 場、付けるのは本人だけ
value-table-melds-shared = 場、どちらも付けられる

## Knocking

rule-knock-limit = ノックの上限
value-knock-limit-upcard = ノックカードの点数
value-knock-limit-gin-only = ノックなし：ジンのみ
rule-knock-limit-ace = ノックカードがエースなら
value-knock-limit-ace-one = 1以下でノック
value-knock-limit-ace-gin-only = ジンのみ
rule-knock-card-source = ノックカード
value-knock-card-source-upcard = アップカード
value-knock-card-source-second-deck = もう1組から
rule-gin-compulsory = ジンは必ず宣言
rule-final-discard = 最後の捨て札
value-final-discard-required = 必ず捨てる
value-final-discard-optional = 捨てなくてもよい
value-final-discard-none = 捨て札なし
rule-knock-meld-mode = ノックする人のメルド
value-knock-meld-mode-auto = 差が出るときだけ選ぶ
value-knock-meld-mode-manual = いつも自分で選ぶ
rule-layoff-mode = 付け札
value-layoff-mode-auto = 自動
value-layoff-mode-manual = 自分で
rule-layoff-on-gin = ジンにも付け札
rule-illegal-knock = 上限を超えるノック
value-illegal-knock-prevent = できない
value-illegal-knock-opponent-choice = 相手が扱いを決める
value-illegal-knock-expose = 手札を公開して続ける

## Playing to the table

rule-multi-take = 捨て札をまとめて取る
rule-deep-card-use = 取った一番下の札
value-deep-card-use-meld-or-layoff = 新しいメルドか場のメルドへ
value-deep-card-use-new-meld-only = 新しいメルドへ
rule-contract = コントラクトのメルドの枚数
value-contract = { $sizes }
rule-layoff-cap-per-meld = 1手番に1つのメルドへ付ける枚数
rule-extend-on-contract-turn = コントラクトの番にも付けられる
rule-ace-offer-skips-draw = エースをもらうと引けない
rule-reoffer-ban = もらった札はすぐ返せない
rule-exhaust-count = 山札切れで数える札
value-exhaust-count-all-in-hand = 手札全部
value-exhaust-count-unmatched-only = 余り札だけ
rule-challenge = 手札を比べるチャレンジ
rule-challenge-timing = チャレンジのタイミング
value-challenge-timing-own-draw-phase = 自分が引く前
value-challenge-timing-anytime = 自分の番ならいつでも
rule-challenge-per-turn = 1手番のチャレンジ回数
rule-challenge-tie = チャレンジの同点
value-challenge-tie-drawn = 引き分け
value-challenge-tie-challenged-wins = 受けた側の勝ち

## Scoring a deal

rule-knock-score = ノックの得点
value-knock-score-difference = 点数の差
value-knock-score-loser-full = 敗者の点数全部
rule-gin-bonus = ジンのボーナス
rule-gin-bonus-no-contract = コントラクト前の相手へのジン
rule-big-gin = ビッグジン
value-big-gin-off = なし
value-big-gin-total = 全部でこの点数
value-big-gin-extra = ジンにこれを上乗せ
rule-big-gin-points = ビッグジンの点数
rule-undercut-bonus = アンダーカットのボーナス
rule-tie-rule = 同点
value-tie-rule-undercut = アンダーカット
value-tie-rule-no-score = 得点なし
rule-exhaust-score = 山札が尽きたら
value-exhaust-score-void = 得点なし
value-exhaust-score-difference = 少ない側が差を得点
value-exhaust-score-table-minus-hand = 双方とも場の点−手札の点
rule-spade-doubles = ノックカードがスペードで2倍
rule-extra-boxes-gin = ジンの追加ボックス
rule-extra-boxes-big-gin = ビッグジンの追加ボックス
rule-extra-boxes-undercut = アンダーカットの追加ボックス
rule-spade-double-boxes = スペードのときのボックス
value-spade-double-boxes-none = そのまま
value-spade-double-boxes-extra = 追加分が2倍
value-spade-double-boxes-all = 全部が2倍
rule-sequence-bonus = ラン自体の得点
value-sequence-bonus-off = なし
value-sequence-bonus-winner = あり、勝者だけ
value-sequence-bonus-both = あり、双方
rule-sequence-bonus-long-min = 長いランになる枚数
rule-sequence-bonus-long-per-card = 長いラン1枚の点数
rule-sequence-bonus-face-per-card = ランの絵札1枚の点数

## The game

rule-game-target = ゲームの目標点
rule-game-bonus = ゲームのボーナス
rule-line-bonus = ボックス1つの点数
rule-line-bonus-timing = ボックスの加算
value-line-bonus-timing-end = ゲーム終了時
value-line-bonus-timing-immediate = その場で
rule-shutout = 完封
value-shutout-off = ボーナスなし
value-shutout-double-points = 勝者の得点2倍
value-shutout-double-points-and-game = 得点とゲームボーナスが2倍
value-shutout-double-total = 合計が2倍
value-shutout-extra = この点数を追加
rule-shutout-points = 完封の点数
rule-exact-margin-forfeit = 負けになる点差
rule-exact-margin-basis = その点差の数え方
value-exact-margin-basis-points = 得点
value-exact-margin-basis-final = 最終合計
rule-winner-by = ゲームの勝者
value-winner-by-first-to-target = 目標に先に届いた側
value-winner-by-higher-final-total = 最終合計の多い側

## The contest

rule-match = 対戦形式
value-match-single = 1ゲーム
value-match-multi-match = 数マッチの合計
value-match-best-of = 番勝負
value-match-hollywood = ハリウッド式スコア表
rule-best-of = 何番勝負
rule-multi-target = 全マッチの目標点
rule-multi-hand-bonus = マッチ後、1勝ごとの点数
rule-multi-win-bonus = マッチのボーナス
rule-multi-shutout-bonus = 全ディール勝利のボーナス
rule-hollywood-columns = スコア表の列数
rule-hollywood-late-entry = 終わった列への初記入
value-hollywood-late-entry-next-open = 次の空いた列へ
value-hollywood-late-entry-by-count = 無駄になる
rule-hollywood-decide = 勝敗の決め方
value-hollywood-decide-net-points = 全列の合計
value-hollywood-decide-columns-won = 取った列の数
rule-hollywood-third-double = 第3列は2倍

## Seats

rule-seating = 人数
value-seating-heads-up = 2人
value-seating-partnership = 2チーム
value-seating-round-robin = 3〜4人、負け抜け
value-seating-captain = キャプテン対全員
value-seating-three-handed = 3人が同じディールで対戦
rule-team-size = チームの人数
rule-team-target = チームの目標点
rule-team-sweep-bonus = 全テーブル勝利、1人あたり
rule-opponent-rotation = 相手の交代
value-opponent-rotation-fixed = しない
value-opponent-rotation-each-hand = ディールごと
value-opponent-rotation-each-game = ゲームごと
rule-partner-talk = 味方の手札を見る
value-partner-talk-off = 見ない
value-partner-talk-after-own-hand = 自分のディール終了後
value-partner-talk-always = いつでも
rule-team-result-visibility = ほかのテーブルの結果
value-team-result-visibility-immediate = すぐ知らせる
value-team-result-visibility-after-discard = 次に捨てるまで待つ

## An offer of other rules

challenge-counters = { $you ->
    [host] ### { $guest }さんに別のルールを提案しました
    [guest] ### { $host }さんが別のルールを提案しました
   *[other] ### { $host }さんが{ $guest }さんに別のルールを提案しました
}
offer-changed = **前の提案との違い**

## What can’t be done

refusal-offer-changed = そのあと別のルールが提案されました。まずご覧ください。
refusal-only-they-offer = ルールを決めるのは、{ $name }さんと挑戦された人です。
refusal-same-rules = もう出ている提案と同じです。まず何か変えてください。
refusal-seats-stay = この挑戦は2人用です。大人数なら`/gin play`で募集できます。
refusal-no-such-rule = このルールにその選択肢はもうありません。今あるものはパネルに出ています。
refusal-panel-gone = そのパネルはもう残っていません。`/gin play`の**ハウスルール…**で新しく開けます。
refusal-panel-used = そのルールは送信済みです。`/gin play`の**ハウスルール…**で新しく開けます。
refusal-no-name = その名前では何も表示されません。別の名前にしてください。
refusal-name-taken = 「{ $name }」という別のルールが保存済みです。別の名前にするか、それを元にして保存し直してください。
refusal-ready-made-name = 「{ $name }」は最初からあるルールの名前です。別の名前にしてください。
refusal-too-many-saved = 保存できるルールは{ $most }個までで、いっぱいです。先にどれか削除してください。
refusal-saved-gone = そのルールはもう保存されていません。
refusal-managers-only = サーバーのルールは管理者用です。自分用には保存できます。
refusal-no-number = { $low }〜{ $high }の数を入れてください。
