# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = 画像
press-film-open = 1手ずつ
press-record = 記録
film-alt = { $title }、全カード公開で1手ずつ。{ $end }
record-title = ### テーブル{ $table }の記録

## Anything that is shown to a channel

press-share = みんなに見せる
shown-by = { $name }が公開
refusal-nobody-there = ここには見せる相手がいません。
refusal-may-not-write = あなたはこのチャンネルに書き込めないので、ボットが代わりに書くこともできません。
refusal-shared-lately = ついさっきここで公開されています。

## A record that a member sends (/gin replay file:)

command-replay-file = 見たい記録のファイル。ここで受け取ったものなど
import-about = 送られたファイルから
import-game = ゲーム{ $game }/{ $games }
import-deal = ゲーム{ $game } · { $deal }
import-unreadable = ### 記録として読めません
    { $line }行目に誤りがあります：
refusal-file-too-large = 記録としては大きすぎます。上限は{ $most } KiBです。
refusal-file-gone = Discordからファイルを受け取れませんでした。もう一度お試しください。
refusal-no-record = 記録として読めません。{ $line }行目に誤りがあります。
refusal-nothing-to-open = この記録にはカードがないので、見るものがありません。
refusal-file-forgotten = そのファイルはもうありません。1日たつか、次のファイルが届くと消えます。もう一度`/gin replay file:`を使ってください。

refusal-no-files = このチャンネルにはファイルを送れません。
refusal-share-later = ゲームはまだ終わっていません。終わればディールをみんなに見せられます。
refusal-not-for-everybody = このディールには戦績を全員に公開していない人がいるので、ここには出せません。**画像**で自分用のファイルを受け取れます。

## A member's games as a file

export-page = ### 対戦記録をファイルで
    表計算ソフトで開いたり、ほかで見返したりできます。
choice-export-results = 結果の表（CSV）
choice-export-records = 全カードと全手の記録（テキスト）
refusal-nothing-to-export = まだファイルにできるゲームがありません。`/gin challenge`でまず1ゲームどうぞ。
export-results = ### あなたの結果（{ $games }ゲーム）
export-records = ### あなたの記録（{ $games }ゲーム）
export-here = このサーバーでのゲームです。ダイレクトメッセージでは全ゲームを受け取れます。
export-everywhere = 全サーバーの全ゲームです。
export-left = 古い{ $games }ゲームは入りきりませんでした。
export-results-about = 1行に1ゲーム、新しい順。時刻はUTCです。
export-records-about = `/gin replay file:`でこのファイルを1手ずつ見られます。進行中のゲームは、あなたに見えるところまでです。

## /gin history

command-history = 終わった自分のゲームを見る
command-history-opponent = このメンバーとのゲームだけ
command-history-variant = このルールのゲームだけ
command-history-result = 勝ちだけ、または負けだけ
command-history-since = この日以降だけ。例：2026-01-31
press-history = 履歴
press-history-won = 勝ちだけ
press-history-lost = 負けだけ
history-resign = 投了
history-out-of-time = 時間切れ
history-left = 途中退席
history-forfeit = 棄権
history-decided = 管理者の裁定
press-history-all = 全ゲーム
history-title = ### 終わったゲーム
history-none = 終わったゲームはまだありません。`/gin challenge`で始められます。
history-nothing-fits = あてはまるゲームはありません。
history-won = 勝ち
history-lost = 負け
history-against = 対{ $name }
history-since = { $date }以降
history-more = { $names }ほか{ $more }人
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = 勝ち
outcome-lost = 負け
outcome-drawn = 引き分け
outcome-annulled = 無効
refusal-no-such-day = 日付として読めません。{ $example }のように書いてください。
