# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = 開始：{ $first } · 終了：{ $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = –
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }**（暫定）
board-net = 得失点 **{ $net }**
board-rate = 勝率**{ $share }%**
board-rate-none = { $games }ゲームから掲載
board-games-won = **{ $count }**勝
board-gins = { $count ->
    [0] ジンはまだなし
   *[other] ジン**{ $count }**回
}
board-undercuts = { $count ->
    [0] アンダーカットはまだなし
   *[other] アンダーカット**{ $count }**回
}
board-best-streak = { $count ->
    [0] まだ勝ちなし
   *[other] **{ $count }**連勝
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = CPU戦による
board-order-net = 得失点、勝ち数、得点の順です。
board-order-rating = { $games }ゲームまでのレーティングは暫定で、ほかの人のあとに並びます。
# What a choice in a menu is about.
board-choice-measure = 並べ方：{ $name }
board-choice-family = ゲームの種類：{ $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = あなたの行が見えるのはあなただけです（`/gin me`の**{ $setting }**）。
board-order-rate = { $games }ゲームから掲載します。

# Below a board in a channel: leads to one’s own look at it.
press-board-look = 自分で見る

board-menu-measure = 並べ方…
board-menu-family = ゲームの種類…
board-menu-span = 期間…
board-by-rating = レーティング
board-by-net = 得失点
board-by-games-won = 勝ち数
board-by-rate = 勝率
board-by-gins = ジンの回数
board-by-undercuts = アンダーカットの回数
board-by-best-streak = 連勝
family-every = 全ゲーム
family-knock = ジン
family-mahjong = 麻雀ジン
family-skarney = スカーニー・ジン
family-colonel = カーネル
family-jersey = ジャージー・ジン
span-all = 全期間
span-month = 今月
span-season = 今シーズン
