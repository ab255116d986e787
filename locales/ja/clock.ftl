# How long a turn may take, and how its time stands.
clock-hours = 1手の持ち時間：{ $hours }時間。お休み中は止まります。
clock-days = 1手の持ち時間：{ $days }日。お休み中は止まります。
clock-live = 1手の持ち時間：{ $minutes }分。
clock-words-none = 制限なし
clock-words-hours = 1手{ $hours ->
    [24] 1日
   *[other] { $hours }時間
}
clock-words-days = 1手{ $days ->
    [7] 1週間
   *[other] { $days }日
}
clock-words-live = 1手{ $minutes }分
clock-words-usual = サーバーの設定（{ $usual }）
clock-until = { $name }の持ち時間が切れるのは{ $when }です。
hand-until = あなたの持ち時間が切れるのは{ $when }です。
hand-time-out = 持ち時間が切れました。ほかの人が決めるまでは、まだ打てます。
clock-paused = 双方の合意で中断しています。
clock-is-out = { $name }の持ち時間が切れました。

# What is sent to the member whose turn it is.
remind-head = **あなたの番です。**
remind-since = { $name }が待っています。あなたの番の開始：{ $when }
remind-until = 持ち時間が切れるのは{ $left }（{ $when }）です。
remind-again = 次のお知らせ：{ $when }
warn-head = **持ち時間がもうすぐ切れます。**
warn-until = { $name }が待っています。切れるのは{ $left }（{ $when }）です。
warn-then = 切れると、相手が勝ちにできます。1手打てば大丈夫です。
warn-then-seat = 切れると、ほかのプレイヤーがあなたの代わりを募れます。1手打てば大丈夫です。
press-play = プレイする
menu-not-now = あとで…
choice-put-off-hour = 1時間後に知らせる
choice-put-off-tonight = 今夜知らせる
choice-put-off-tomorrow = 明日知らせる

# What is asked of those who wait, once the time is over.
out-head = **{ $name }の持ち時間が切れました。**
out-how = { $members } どうしますか？ 決まる前に本人が1手打てば、その手は有効です。
press-late-wait = 待つ
press-late-claim = 時間切れ勝ちにする
press-late-computer = CPUに代打ちさせる
press-late-seat = 代わりを募る
late-wait = 待つことにしました。{ $name }の持ち時間は最初からになります。
late-claim = { $name }の時間切れ負けになりました。
late-seat = { $name }が時間切れになりました。だれが代わりに座るかは、ほかのプレイヤーが決めます。
late-computer = { $name }の続きはCPUが打ちます。このゲームはだれの成績にもなりません。

# Pauses and absences.
away-title = ### お休み
away-about = お休み中は、あなたの番のまま待ってもらえて、持ち時間も減りません。
away-not = 今はお休み中ではありません。
away-menu = いつまで休む…
press-away-type = 別の日…
away-form-title = お休みの終わり
away-form-label = 日数または日付
away-form-about = 例：3、2026-12-24（60日まで）
choice-away-tomorrow = 明日まで
choice-away-three-days = 3日間
choice-away-week = 1週間
choice-away-two-weeks = 2週間
choice-away-days = { $days }日間
choice-away-day = { $date }（{ $weekday ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
}）
choice-away-back = 戻りました
command-clock = 1手の持ち時間
pause-asked = { $member }が中断を希望しています。{ $others } よろしいですか？
pause-agreed = { $member }が中断に同意しました。{ $others } よろしいですか？
pause-asked-there = 中断を申し込み、チャンネルで返事を求めています。ほかの人が賛成すると中断します。
pause-not-asked = 中断を申し込みましたが、チャンネルに書き込めませんでした。そこで直接伝えてください。賛成する人も**中断…**を押します。
pause-on = 中断中です。持ち時間は減らず、お知らせも届きません。だれでも再開できます。
pause-over = { $member }が再開しました。持ち時間が動きはじめます。
pause-no = 中断はなしになりました。
press-pause-ask = 中断…
press-pause-goon = 続ける
press-pause-agree = 賛成
press-pause-no = 反対
press-pause-resume = 再開
away-until = お休みの終わり：{ $when }。あなたの番は待ってもらえ、戻ると持ち時間は最初からになります。
away-back = おかえりなさい。持ち時間が動きはじめます。
choice-clock-none = 制限なし
choice-clock-relaxed-24 = のんびり：1手1日
choice-clock-relaxed-72 = のんびり：1手3日
choice-clock-relaxed-168 = のんびり：1手1週間
choice-clock-live-2 = リアルタイム：1手2分
choice-clock-live-5 = リアルタイム：1手5分
choice-clock-live-10 = リアルタイム：1手10分
refusal-time-not-over = 持ち時間がまだ切れていないか、もう次の手が打たれています。
refusal-own-time = 時間が切れたのはあなたの側です。相手が決めるまでは、まだ打てます。
refusal-not-paused = 中断中ではありません。
refusal-bad-moment = { $most }までの日数か、2026-12-24のような日付を入れてください。
