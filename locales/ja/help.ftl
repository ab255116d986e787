## Pages that are turned: help, about, tips

page-next = 次へ：{ $title }
page-back = 前へ
page-help = ヘルプ
page-hint = すべてのページ
page-example = 表示例です。
page-buttons = ボタン：{ $names }
page-only-example = これは見本です。本物は`/gin play`でどうぞ。

# Where the examples are played.
specimen-server = あなたのサーバー
specimen-channel = あなたのチャンネル

# What Discord shows under the bot's name; at most 128 characters.
status = ジンラミー · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = ボットは数分後に再起動します。何も失われず、ボタンもすぐまた使えます。

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = 使い方を見る、上達のヒントを読む、ゲームについて読む
command-help-topic = 何について？ 省略すると最初のページ
help-title-start = はじめに
help-start = ジンは初めて？ **入門**が最初のディールを一歩ずつ案内します。10枚の手札をセット（7♦ 7♥ 7♠）とラン（3♣ 4♣ 5♣）にまとめ、余りが少なくなったらディールを終わらせるゲームです。
    覚えるのは`/gin play`だけ。友だちとも、だれとでも、CPUとも遊べます。CPU戦では*ヒント*がおすすめの手を教えます。
    挑戦や募集は、こんなふうにチャンネルで返事を待ちます。別のルールを提案するなど、ほかの操作は**その他**にあります。
help-title-hand = 手札の使い方
help-hand = 手札はダイレクトメッセージで届きます。テーブルの**手札**でも見られます。先にメルド、続いて残り（デッドウッド）が並びます。カードのボタンを押すと、その札を捨てます。引いたばかりのカードは、最後かメルドの中に並びます。ボタンはいつまでも使えます。待っている間は、**予約…**で自分の番にすることを決めておけます。
help-title-knock = ノック
help-knock = メルド以外の残りが十分少なければ、ノックできます。まず公開する手札を確認します。そのあと相手が付け札をして、点を数えます。
help-title-table = テーブル
help-table = チャンネルに見えるのは、スコア、捨て札の一番上、双方の最後の手だけ。手札は見えません。ディールが終わると双方の手札を並べて数えます。CPU戦は{ $days }日間進まないと自動で終わり、レーティング対象なら投了扱いになります。
help-title-variants = ほかのルール
help-variants = `/gin play`で{ $variants }種類のルールと長さを選べます。説明は`/gin rules`に。**ハウスルール…**で自分のルールも作れます。メルドを場に出すルールでは、ボットが候補を示します。自分でカードを選んでもかまいません：
help-title-more = 3人以上で
help-more = `/gin play`の**3人以上…**で、チーム戦、負け抜け、キャプテン戦のロビーを開けます。空席にはCPUも座れ、だれかが抜けた席はほかの人が引き継げます。
help-title-real = 本物のトランプ
help-real = 本物のトランプで遊ぶなら、`/gin realcards`がどのルールでもスコアをつけます。ディールごとにボタンで記入し、まちがいはほかの人が賛成すれば直せます。
help-title-find = 相手を探す
help-find = - `/gin play`の**だれとでも…**：相手を募集する、同じゲームをしたい人を探す、空席や観戦できるゲームを見る
    - `/gin me`の**友だち・ブロック…**：よく遊ぶ人を登録する、特定の人からの挑戦を止める
    - `/cup new`：このサーバーの大会を作る。`/cup list`：ほかの大会を見る
help-title-settings = 設定
help-settings = 自分の設定は`/gin me`に。手札の届け先、カードの表示、画面読み上げ用の**読み上げ**、言語、お知らせの有無、挑戦できる人、戦績を見られる人などを決められます。
    留守にするなら**休み…**で、あなたの番を待ってもらえます。**マイデータ…**では、保存されている情報の確認、コピー、削除ができます。
    サーバーの設定は、管理者用の`/gin-admin settings`に。遊べる人と場所、メンション、言語、持ち時間、いつものルールを決められます。`/gin-admin news`で週報を出せます。
help-title-look = 調べる
help-look = - `/gin games`：自分のゲームの一覧とリンク
    - `/gin scores`：スコア表の全体
    - `/gin history`：終わったゲーム。`/gin replay`でディールをもう一度見る（ファイルからも可）
    - `/gin me`の**記録を保存…**：結果や記録を受け取る
    - `/gin rules`：今のルールの説明
    - `/gin learn`：1ディールで学ぶ入門。`/gin problem`：今日の一問
    - `/gin daily`：全員が同じカードの3ディール、挑戦は1日1回
    - `/gin standings`：サーバーの順位表。レーティング、得失点、ジンの回数など
    - `/gin profile`：メンバーの成績。2人の対戦成績は**比べる…**で
help-title-tips = 上達のヒント
help-title-about = ボットとゲームについて
