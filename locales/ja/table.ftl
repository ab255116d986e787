## The public table

table-dealer = 親：{ $name }
table-turn = **{ $name }の番です。**
table-closed = このゲームは終わりました。
table-hands = 手札はダイレクトメッセージで届きます。**手札**を押すと、ここであなただけに表示されます。
turn-told = { $how ->
    [message] { $name }にはダイレクトメッセージで届きます。どのボタンでも最新になります。
   *[looking] ここでは{ $name }に確実には知らせられません。ときどき見てください。どのボタンでも最新になります。
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### { $guest }さんにジンラミーで挑戦！
    [guest] ### { $host }さんからジンラミーの挑戦！
   *[other] ### { $host }さんが{ $guest }さんにジンラミーで挑戦！
}
challenge-again = { $you ->
    [host] ### { $guest }さんに再戦を申し込みました
    [guest] ### { $host }さんから再戦の申し込み
   *[other] ### { $host }さんが{ $guest }さんに再戦を申し込みました
}
challenge-open = { $you ->
    [host] ### ジンラミーの相手を募集中です
   *[other] ### { $host }さんがジンラミーの相手を募集中
}
    だれでも席に着けます。
offer-rated = { $rated ->
    [yes] レーティング対象
   *[no] レーティング対象外：CPUが参加
}
challenge-expires = 受付終了：{ $when }
challenge-taken = { $you ->
    [host] ### あなた 対 { $guest }
    [guest] ### あなた 対 { $host }
   *[other] ### { $host } 対 { $guest }
}
challenge-playing = 対戦中です。
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] 今回は見送りました。
   *[other] { $guest }さんは今回見送りました。
}
challenge-withdrawn = { $you ->
    [host] 挑戦を取り下げました。
   *[other] { $host }さんは挑戦を取り下げました。
}
challenge-expired = 時間内に返事がありませんでした。
press-accept = 受ける
press-accept-now = 今すぐ受ける
press-decline = 断る
press-withdraw = 取り下げ
press-sit = 席に着く
press-seat-more = その他

## The hand, for who has just begun a game

hand-sent = 対戦開始です。手札をダイレクトメッセージに送りました。
hand-on-its-way = 対戦開始です。手札はまもなくダイレクトメッセージに届きます。
link-hand = 手札へ
