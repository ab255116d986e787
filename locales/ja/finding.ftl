# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name }さんは今、挑戦を受け付けていません。`/gin play`で空席や別の相手を探せます。
refusal-seat-not-free = その席は今空いていません。`/gin play`でほかの席を探せます。
refusal-you-blocked = { $name }さんをブロックしています。解除は`/gin me`の**友だち・ブロック…**から。
refusal-not-oneself = それはあなた自身です！ ほかの人を選んでください。
refusal-plays-there = このテーブルで対戦中です。手札は**手札**で見られます。
refusal-not-queued = もう対戦待ちではありません。
refusal-nobody-to-nudge = 今そこに催促する相手はいません。
refusal-cheers-own-game = 自分のゲームです。拍手は観戦者がするものです。
refusal-cannot-cheer = ここでは拍手できません。
refusal-deal-is-past = そのあと別のディールが終わりました。拍手できるのは最新のディールだけです。
refusal-nudged-lately = { $name }さんにはもう催促が届いています。<t:{ $when }:R>にまた催促できます。
refusal-not-disturbed = { $name }さんは今、通知を止めています。<t:{ $when }:f>から催促できます。

## Free seats, and games to watch

tables-title = ### このサーバーのテーブル
tables-none = 今は対戦も募集もありません。**戻る**を押すと、自分で相手を募集したり、同じゲームをしたい人を待ったりできます。
tables-counts = { $free ->
    [0] 空席なし
   *[other] 空席あり{ $free }卓
} · { $running ->
    [0] 対戦なし
   *[other] 対戦中{ $running }ゲーム
}
tables-seat = **{ $name }**が相手を募集中 · { $rules }
tables-yours = **あなたの募集** · { $rules }
tables-lobby = { $seating } · { $seats }人中{ $taken }人：{ $names }
tables-running = テーブル{ $table } · 第{ $deal }ディール
press-watch = 観戦
press-page-back = 戻る
press-page-more = もっと見る

## Watching a game

watch-told = 結果をお知らせします。
press-look-again = 更新
press-follow = 結果を通知
press-unfollow = 通知をやめる
link-table = テーブルへ
link-settlement = 最終結果を見る
ended-followed = 結果待ちのゲームが終わりました。

## Cheers

press-cheer = 拍手
cheers-more = { $names }ほか{ $more }人

## Friends and blocks

# At most 32 characters.
command-friends-menu = ジンの友だちに追加
friends-title = ### 友だち
friends-about = あなただけのリストです。載っていることは相手に知らされません。
friends-none = リストは空です。下で選ぶか、メンバーのメニューの**アプリ**から**ジンの友だちに追加**してください。
friends-added = { $name }さんを友だちに追加しました。
friends-removed = { $name }さんを友だちから外しました。
friends-challenged = { $name }さんに挑戦しました。このチャンネルの下のほうにあります。
friends-add = 友だちを追加
friends-block = ブロックする
friends-elsewhere = だれかを選ぶには、サーバーで`/gin me`を開いてください。
press-friends-friends = 友だち…
press-friends-blocked = ブロック中…
press-friend-challenge = 挑戦
press-remove = 外す
blocked-title = ### ブロック中のメンバー
blocked-about = あなたに挑戦することも、同席することもできません。理由は知らされません。
blocked-none = ブロックしている人はいません。
blocked-added = { $name }さんをブロックしました。対戦中のゲームはそのまま続きます。
blocked-already = { $name }さんはブロック済みです。**ブロック解除**で元に戻せます。
blocked-removed = { $name }さんのブロックを解除しました。
press-unblock = ブロック解除

## The queue

queue-title = ### 対戦待ちです
queue-how = 同じゲームをしたい人が見つかり次第カードが配られ、手札が届きます。
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = 今はレーティング{ $low }〜{ $high }の人を探しています。時間とともに範囲を広げ、{ $when }には全員が対象になります。
queue-anybody = 強さを問わず、だれとでも。
queue-until = 待ち時間の終わり：{ $when }。やめるときは**待つのをやめる**を、ここか`/gin play`の**だれとでも…**で押してください。
queue-left = { $rules }の対戦待ちをやめました。
press-queue-leave = 待つのをやめる

## A reminder

nudge = **{ $name }**さんがあなたの1手を待っています。
nudge-channel = { $member }、**{ $name }**さんがあなたの1手を待っています。
nudge-sent = { $name }さんに催促しました。
nudge-later = Discordの応答が遅くなっています。{ $name }さんには、できるようになり次第催促します。
press-nudge = 催促する

## A member's games, and what comes after one

game-turn-since = 番の開始：{ $when }
game-asked-since = 送信：{ $when }
game-asked-until = 送信：{ $when } · 受付終了：{ $until }
series-hint = 番勝負で再戦…
series-of = { $games }番勝負
