# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = ロールとイベント…
cup-extras-roles-about = 参加者のロールは、抜けるか大会が終わるまで付きます。優勝者のロールは、同じロールの大会でほかの人が優勝するまで付きます。
# $role is a role, or "no role".
cup-extras-entrants = 参加者のロール：{ $role }
cup-extras-champion = 優勝者のロール：{ $role }
cup-extras-roles-theirs = ここでロールを選ぶには「ロールの管理」の権限が必要です。
cup-menu-role-entrants = 参加者のロールを選ぶ
cup-menu-role-champion = 優勝者のロールを選ぶ
cup-extras-event-none = サーバーのイベント：なし
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = サーバーのイベントの開始予定：{ $when }
cup-extras-event-over = サーバーのイベントは終わりました。
cup-extras-event-deleted = サーバーのイベントはだれかに削除されました。開始予定をもう一度決めるまで、新しいものは作りません。
cup-extras-event-refused = Discordにイベントを受け付けてもらえませんでした。ほかの開始予定を選べます。
cup-extras-event-late = イベントを作る前に開始予定の時刻になりました。
cup-extras-event-about = イベントは大会とともに始まり、終わります。予定を決めても大会は自動では始まりません。始めるのはあなたです。時刻は`/gin-admin news`で決めたサーバーのタイムゾーンのものです。
press-cup-event-none = イベントをなくす
cup-menu-event = 開始予定を選ぶ
cup-event-hour = 1時間後
# $hour is the time of day.
cup-event-today = 今日の{ $hour }
cup-event-tomorrow = 明日の{ $hour }
cup-event-three-days = 3日後の{ $hour }
cup-event-week = 1週間後の{ $hour }
# $format is the cup's format.
cup-event-about = ジンラミーの大会（{ $format }）です。{ $channel }で参加できます。
refusal-event-refused = { $why ->
    [hidden] 大会のチャンネルはサーバーの全員には見えませんが、イベントは全員に見えます。
    [not-theirs] このサーバーでイベントを作る権限がありません。「イベントの作成」が必要です。
   *[permission] イベントを作る権限がありません。先に「イベントの作成」を許可してください。
}
