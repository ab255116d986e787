# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] ここではDiscordがこのスコア表をあなたにだけ表示します。このチャンネルでは、サーバーにいないアプリを使う権限がないためです。スコア表は消えません。`/gin games`で、参加者の誰でもまた開けます。
   *[asked] これはあなたにだけ見えています。`/gin games`でまた開けます。
}
press-paper-show = スコア表を開く
