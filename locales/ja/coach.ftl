# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = { $card }を取る
coach-take-several = { $cards }を取る
coach-stock = 山札から引く
coach-pass = パス
coach-discard = { $card }を捨てる
coach-knock = { $card }を伏せてノック
coach-gin = { $card }を伏せてジン
coach-big-gin = ビッグジン
coach-lay = { $cards }を場に出す
coach-extend = { $card }をメルド{ $target }に付ける
coach-contract = コントラクトを出す：{ $cards }
coach-end-meld = もう出さない
coach-offer = { $card }を差し出す
coach-last-card = 最後の1枚を残す
coach-accept = 受ける
coach-accept-offer = { $card }をもらう
coach-continue-exposed = 続行
coach-reject = 断る
coach-reject-offer = { $card }を断る
coach-challenge = チャレンジ
coach-layoff = { $card }をメルド{ $target }に付ける
coach-done = もう付けない

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = { $cards }がメルドになります。
coach-melds-but = ただし、{ $cards }のメルドを逃します。
coach-breaks = { $cards }を残せます。
coach-breaks-but = ただし、{ $cards }が崩れます。
coach-deadwood = デッドウッドは{ $than }ではなく{ $number }になります。
coach-deadwood-but = ただし、デッドウッドは{ $than }ではなく{ $number }になります。
coach-waits = 役立つ札が{ $than }枚から{ $number }枚に増えます：{ $cards }が加わります。
coach-waits-many = 役立つ札が{ $than }枚から{ $number }枚に増えます。
coach-waits-but = ただし、役立つ札は{ $than }枚から{ $number }枚に減ります：{ $cards }が消えます。
coach-waits-but-many = ただし、役立つ札は{ $than }枚から{ $number }枚に減ります。
coach-readies = 引けばノックできる札が{ $than }枚から{ $number }枚に増えます：{ $cards }が加わります。
coach-readies-many = 引けばノックできる札が{ $than }枚から{ $number }枚に増えます。
coach-readies-but = ただし、引けばノックできる札は{ $than }枚から{ $number }枚に減ります：{ $cards }が消えます。
coach-readies-but-many = ただし、引けばノックできる札は{ $than }枚から{ $number }枚に減ります。
coach-gins = 引けばジンになる札が{ $than }枚から{ $number }枚に増えます：{ $cards }が加わります。
coach-gins-many = 引けばジンになる札が{ $than }枚から{ $number }枚に増えます。
coach-gins-but = ただし、引けばジンになる札は{ $than }枚から{ $number }枚に減ります：{ $cards }が消えます。
coach-gins-but-many = ただし、引けばジンになる札は{ $than }枚から{ $number }枚に減ります。
coach-ready = 残り{ $number }：ノックできます。
coach-ready-but = ただし、残り{ $number }でノックできるところでした。
coach-feeds = もう一方の札は、相手が取った{ $cards }とつながります。
coach-feeds-but = ただし、相手が取った{ $cards }とつながります。
coach-danger = 相手に使われる確率は{ $number }%、もう一方の札なら{ $than }%です。
coach-danger-but = ただし、相手に使われる確率は{ $number }%、もう一方の札なら{ $than }%です。
coach-dead = もうだれもメルドに使えない札です。
coach-thrown = 相手はこれとつながる{ $cards }を使いませんでした。
coach-shows = 手札を知られません。
coach-shows-but = ただし、手札を1枚知られます。
coach-denies = 取らないと、{ $number }%の確率で相手の役に立ちます。
coach-denies-but = ただし、取らないと、{ $number }%の確率で相手の役に立ちます。
coach-blind = まだ見ていない{ $than }枚のうち、{ $number }枚が役立ちます。
coach-blind-but = ただし、まだ見ていない{ $than }枚のうち、{ $number }枚は役立つ札です。
coach-wins = 今ノックすると、およそ{ $number }点の得です。
coach-wins-but = ただし、今ノックすると、およそ{ $number }点の得です。
coach-loses = 今ノックすると、およそ{ $number }点の損です。
coach-loses-but = ただし、今ノックすると、およそ{ $number }点の損です。
coach-safe = 今のノックがアンダーカットされる確率は{ $number }%だけです。
coach-safe-but = ただし、今のノックがアンダーカットされる確率は{ $number }%だけです。
coach-undercut = 今のノックは{ $number }%の確率でアンダーカットされます。
coach-undercut-but = ただし、{ $number }%の確率でアンダーカットされます。
coach-hope = 続ければ、引いてジンになる札がまだ{ $number }枚あります：{ $cards }。
coach-hope-none = 続けても、引いてすぐジンになる札はもうありません。
coach-hope-but = ただし、続ければ、引いてジンになる札がまだ{ $number }枚あります：{ $cards }。
coach-hope-but-none = ただし、引いてすぐジンになる札はもうありません。
coach-stock-left = 引ける札はあと{ $number }枚だけです。
coach-stock-left-but = ただし、引ける札はあと{ $number }枚だけです。
coach-why-gin = ジンはアンダーカットされず、ボーナスも付きます。
coach-why-gin-but = ただし、ジンはアンダーカットされず、ボーナスも付きます。
coach-why-big-gin = 11枚全部がメルド：ジンより高得点です。
coach-why-big-gin-but = ただし、11枚全部がメルドで、ジンより高得点です。
coach-lays = { $cards }を場に出せます：{ $number }点。
coach-sheds = { $cards }は{ $number }点もあり、つながる札がほとんどありません。
coach-keeps = { $cards }はまだまとまる見込みがあります。
coach-fetches = { $cards }がメルドになります。
coach-fits = { $cards }を場に出せます。
