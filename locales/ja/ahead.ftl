## Buttons of a hand

press-ahead = 予約…
press-take-back = 取り消す

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **その時が来たら、代わりに何をしますか？**
ahead-secret = ほかの人には見えません。実行まで最長1分かかります。
ahead-menu = 予約する内容を選ぶ
# $orders is a list of the names below.
ahead-left = 予約中：{ $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }：** 予約どおり、まもなく実行します。今すぐ自分でプレイしてもかまいません。

## What may be left to be done: its name, and what it does

order-upcard = アップカード
order-upcard-does = メルドになるなら取り、ならなければパス
order-gin = ジン
order-gin-does = ジンになる捨て札を取って、ジンであがる
order-layoffs = 付け札
order-layoffs-does = { $others ->
    [1] { $name }がノックしたら、最善の付け札をする
   *[other] だれかがノックしたら、最善の付け札をする
}
order-wall = 最後の捨て札
order-wall-does = それであがれなければパス
order-challenges = チャレンジ
order-challenges-does = 断る

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = 予約どおり、アップカードを{ $did ->
    [take] 取りました
   *[pass] パスしました
}。
order-done-gin = 予約どおり、ジンであがりました。
order-done-layoffs = 予約どおり、付け札を済ませました。
order-done-wall = 予約どおり、最後の捨て札をパスしました。
order-done-challenges = 予約どおり、チャレンジを断りました。

## Refused

refusal-nothing-ahead = 今は予約できることがありません。
