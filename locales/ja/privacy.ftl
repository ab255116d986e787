# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### あなたについて保存している情報
privacy-kept =
    ゲームに必要なことだけを保存しています：

    - **あなた**：ユーザーID、最後に見た名前、あなたの設定
    - **あなたのゲーム**：だれがどの席にいたかと、すべての手。再起動してもゲームが続き、あとで見返せるように。{ $played ->
        [0] 終わったゲームはまだありません。
       *[other] { $played }ゲームが終わっています。
    }
    - **そこから計算するもの**：成績、レーティング、順位
    - **対戦する人について**：友だち、ブロックした人、保存したルール
    - **ボットからのメッセージ**：更新し続けるための控え
privacy-others = あなたのメッセージは読まず、だれにも何も渡しません。戦績をだれに見せるかは、`/gin me`であなたが決めます。
privacy-until = あなたが消すまで残ります。サーバーの情報は、ボットが外されて30日後に消えます。
press-privacy-copy = コピーを受け取る
press-privacy-delete = 削除…
press-privacy-more = くわしく

privacy-copied = あなたについて保存している全情報です。テーブルごとに並んでいます。進行中のゲームは、あなた自身が見たものだけです。
# The first line of the file itself.
privacy-file = Undercutがこのメンバーについて保存している全情報。進行中のゲームは本人の分だけで、シードは含みません。

privacy-ask = ### あなたの情報をすべて削除しますか？
privacy-goes = **消えるもの**：ユーザーIDと名前、設定、友だちとブロック、保存したルール、成績、レーティング、順位、あなただけに送ったメッセージ。
privacy-stays = **残るもの**：ほかの人と遊んだゲーム。あなたの席は「名無し」になります。相手のゲームでもあり、相手の成績は何も変わりません。チャンネルに出たものは、ほかの書き込みと同じく、あなたの名前も含めて残ります。
privacy-fingerprint = だれかがあなたをブロックしている間は、ユーザーIDのハッシュ値だけを保存します。あなたが戻ってもブロックが続くようにするためです。
privacy-given-up = - 対戦中の{ $number }ゲームは投了になります。
privacy-taken-over = - 3人以上の対戦{ $number }件では、CPUが席を引き継ぎます。
privacy-sheets = - 本物のトランプのスコア表{ $number }件は、あなた抜きで続きます。
privacy-waiting = - 募集や参加をして、まだ始まっていないゲーム{ $number }件は取りやめになります。
privacy-final = 元には戻せません。いつかまた遊ぶときは、最初からになります。
press-privacy-forget = すべて削除
press-privacy-give-up = { $number ->
   *[other] { $number }ゲームを投了してすべて削除
}
press-privacy-keep = 残す
privacy-done = ### 削除しました
    あなたの情報はすべて消えました。遊んでくれてありがとうございました。また来たら、最初から始めましょう。
refusal-games-changed = 読んでいる間に、何かが始まったか終わりました。今の状態をもう一度ご確認ください。
refusal-not-your-page = これはほかの人のページです。あなたのは`/gin me`の**マイデータ…**で見られます。

## Of a whole server

command-admin-delete = このサーバーについて保存している情報をすべて削除する
command-admin-delete-name = 確認のためのサーバー名
erase-ask = ### { $server }の情報をすべて削除しますか？
erase-goes = **全員分が消えるもの**：{ $played ->
    [0] すべてのゲーム
   *[other] ここで遊んだ{ $played }ゲーム
}、順位表、レーティング、設定、保存したルール、管理者の操作記録。
erase-open = 待機中または進行中の{ $open }ゲームは今すぐ終わり、勝者なしになります。
erase-stays = **残るもの**：メンバー個人の情報（`/gin me`の**マイデータ…**）と、チャンネルに出たもの。
erase-how = 元には戻せません。確認のため、ボタンを押してサーバー名を入力するか、`/gin-admin delete name:`を使ってください。
press-erase = 名前を入力…
erase-form = すべて削除
erase-form-label = サーバー名
erase-form-about = { $server }
erase-done = ### 削除しました
    ここのゲームはすべて終わりました。1分以内に、チャンネルに出たもの以外、{ $server }の情報は何も残りません。
refusal-not-owner = これはサーバーの所有者と管理者用です。
refusal-other-name = サーバー名が違うので、何も削除しませんでした。正しくは「{ $name }」です。
