# サーバーについてのお知らせ：チャンネルに出る週報と、その設定。

command-admin-news = このサーバーのゲームの週報と、プレイヤーに付けるロール
settings-title-news = ### { $server }のニュース
setting-news-channel = チャンネル
setting-news-channel-about = 1週間の出来事を載せる場所。メンションはしません。ゲームのない週は出ません。
setting-news-channel-none = 出さない
press-news-channel-none = 週報をやめる
setting-news-day = 曜日
setting-news-day-about = 週報を何曜日に出すか。
setting-news-day-monday = 月曜日
setting-news-day-tuesday = 火曜日
setting-news-day-wednesday = 水曜日
setting-news-day-thursday = 木曜日
setting-news-day-friday = 金曜日
setting-news-day-saturday = 土曜日
setting-news-day-sunday = 日曜日
setting-news-hour = 時刻
setting-news-hour-about = その日の何時に出すか。
setting-news-hour-number = { $number }時
setting-news-zone = タイムゾーン
setting-news-zone-about = 曜日と時刻に使うタイムゾーン。
# $when is a day and a time, as Discord writes them.
news-next = 次の週報：{ $when }
news-off = チャンネルを選ぶと、毎週そこに週報が出ます。ゲーム数、今週のベストハンド、レーティングの上昇、連勝などです。
# $channel is a mention.
news-lost-here = **{ $channel }に投稿できなかった**ため、週報は止まっています。ボットがこのチャンネルを見て書き込めるようにしてもう一度選ぶか、別のチャンネルを選んでください。
news-lost = **{ $server }**の週報を{ $channel }に投稿できませんでした。チャンネルがなくなったか、書き込む権限がありません。`/gin-admin news`でチャンネルを選び直すまで、週報は出ません。
news-quiet = この7日間、メンバー同士のゲームがありませんでした。そういう週は週報が出ません。
press-news-preview = プレビュー
press-news-standings = 順位表

news-title = ## { $server }の1週間
news-played = { $games ->
    [0] 今週はゲームなし
   *[other] { $games }ゲーム
}
news-players = { $players }人
# $season: the month or quarter, such as “May 2026”.
news-season = ### シーズンの王者：{ $season }
news-champion-rating = レーティング：**{ $name }** · { $figure }
news-champion-net = 得失点：**{ $name }** · { $figure }
news-champion-games-won = 勝ち数：**{ $name }** · { $figure }
news-champion-daily = 今日の勝負：**{ $name }** · { $figure }
news-hand = ### 今週のベストハンド
news-hand-gin = 最速のジン：**{ $name }**、{ $turn }手目
news-hand-undercut = 最大のアンダーカット：**{ $name }**、{ $points }点
news-hand-points = 1ディールの最多得点：**{ $name }**、{ $points }点
news-climbs = ### レーティング上昇
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### 連勝中
news-row = **{ $name }**：{ $number }連勝
news-goals = ### あと1ゲーム
news-goal-games = **{ $name }**：通算{ $number }ゲームまで
news-goal-row = **{ $name }**：{ $number }連勝まで
news-goal-place = **{ $name }**：{ $other }に勝てばレーティング{ $number }位
news-daily = ### 今日の勝負
news-daily-first = **{ $name }**が今週の首位：{ $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = シーズン優勝のロール
setting-role-champion-about = 前のシーズンの最後に1位だった人に、次のシーズンが終わるまで付きます。
setting-role-top-three = 上位3人のロール
setting-role-top-three-about = レーティングの上位3人に付きます。暫定レーティングは数えません。
setting-role-rating-low = 1450未満のロール
setting-role-rating-low-about = レーティングがこの範囲の人に付きます。付け外しは自動です。
setting-role-rating-middle = 1450以上のロール
setting-role-rating-middle-about = レーティングがこの範囲の人に付きます。付け外しは自動です。
setting-role-rating-high = 1550以上のロール
setting-role-rating-high-about = レーティングがこの範囲の人に付きます。付け外しは自動です。
setting-role-rating-top = 1650以上のロール
setting-role-rating-top-about = レーティングがこの範囲の人に付きます。付け外しは自動です。
setting-role-none = ロールなし
press-role-none = ロールを使わない
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] そのロールはもうありません。ほかのロールを選んでください。
    [bot] そのロールはDiscordが管理しているため、付けられません。
    [moderates] そのロールではモデレートや管理ができます。ゲームの景品にはできません。
    [permission] ロールを付ける権限がありません。先に「ロールの管理」を許可してください。
    [not-theirs] あなたはこのロールを付けられません。「ロールの管理」の権限と、それより上のロールが必要です。
   *[high] 付けられるのは自分のロールより下のロールだけです。ボットのロールを上に動かしてください。
}
