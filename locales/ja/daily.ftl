## 今日の勝負：全員が同じカードで、CPUと対戦

# At most 100 characters.
command-daily = 今日の勝負に挑む：カードは全員同じ、挑戦は1人1回
# $date is a day, such as “November 26”.
daily-head = 今日の勝負 · { $date }
daily-ends = 締め切り：{ $when }
daily-about = 上級のCPUを相手に、スタンダードを3ディール。カードは全員同じで、同じ手にはCPUも同じように応えます。挑戦は1回だけ、UTCの午前0時までならいつでもできます。
daily-late = その日は終わりました。今日の勝負はこちらです：
daily-deal = ディール{ $deal }／{ $deals }
# $points have their sign: +37.
daily-so-far = ここまで{ $points }
daily-final = あなたの結果：{ $points }
daily-won = { $won ->
    [0] 勝ったディールなし
   *[other] { $deals }ディール中{ $won }勝
}
daily-rank-here = ここで：{ $members }人中**{ $rank }**位
daily-rank-all = 全体で：{ $members }人中**{ $rank }**位
daily-sealed = カードと、みんなの勝負、コーチの勝負は、その日が終わるまで封印されています。
daily-count = これまでに{ $days }回完了
daily-streak = { $streak }日連続
press-daily-play = 挑戦する
press-daily-go-on = 続ける
press-daily-home = 今日の勝負
press-daily-result = 結果を見る
press-daily-board = 順位表
press-daily-before = 前の日
press-daily-after = 次の日
press-daily-seals = 封印

## What a channel is shown, without any card

daily-shared = **{ $name }**の今日の勝負：**{ $points }**
press-daily-try = 自分も挑戦

## The seals

daily-seals-title = カードは封印されています
daily-seals-how = 各日のカードは、前もって引かれた秘密だけから決まります。これがその封印（SHA-256）です。その日が終わると秘密が公開され、封印と一致することを確かめ、カードを配り直すことがだれにでもできます。
daily-secret = 秘密：`{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = 引いた時：{ $when }
daily-doubted = この秘密は封印と一致しません。ボットの運営者に知らせてください。

## A day that is over

daily-coach = コーチ
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = 合計
daily-members = { $members ->
    [0] この勝負を終えた人はいません
   *[other] { $members }人が完了
}
daily-unfinished = その日の勝負は最後まで終わっていないので、どこにも数えられません。
daily-missed = その日は挑戦していません。
daily-choose = 勝負を1手ずつ見る…
daily-option = { $name }：{ $points }
press-daily-open = この日を見る

## Boards

daily-board-here = 今日の勝負 · { $server }
daily-board-all = 今日の勝負 · 全サーバー
daily-days = { $days }日
# On the board of a week or a month.
daily-board-members = { $members }人
daily-board-order = 日ごとの点を合計します。負けた勝負は0点なので、挑戦して損をすることはありません。
daily-board-over = 今日の分は、その日が終わると加わります。
daily-board-none = まだだれも勝負を終えていません。
daily-board-sealed = 今日の順位表は、自分の勝負を終えると見られます。
# $setting: what the setting is called.
daily-board-nameless = ほかの場所で遊ぶ人の名前は、本人が望むときだけ出ます（`/gin me`の**{ $setting }**）。
press-daily-day = 日
press-daily-week = 週
press-daily-month = 月
press-daily-server = このサーバー
press-daily-all = 全サーバー
press-daily-earlier = 前へ
press-daily-later = 後へ

## What can’t be done

refusal-day-over = その勝負の日は終わりました。今日の分は`/gin daily`にあります。
refusal-no-daily-run = 今日の勝負はまだ始めていません。`/gin daily`で始められます。
refusal-begun-before = このアカウントでは、データが削除される前に今日の勝負が始められています。挑戦は1人1回です。次の勝負はUTCの午前0時に始まります。
refusal-daily-unreadable = 保存されているその勝負の内容を読み取れません。ボットの運営者に知らせてください。
refusal-no-match-that-day = その日の勝負はありません。
refusal-day-sealed = その日はまだ終わっていないので、カードは封印されています。
