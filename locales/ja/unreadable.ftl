## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = テーブル{ $table }のゲームが今は読めないため、だれも手を進められません。何も失われていません。持ち時間は止まっており、ボットの運営者が直せば自動で再開します。
unreadable-annulled = テーブル{ $table }のゲームは読めなくなったため、無効になりました。成績には入らず、勝者もいません。
unreadable-why = 「{ $reason }」
games-unreadable = { $count ->
   *[other] テーブル{ $tables }のゲームが今は読めません。何も失われていません。ボットの運営者が直せば自動で再開します。
}
choice-unreadable = テーブル{ $table }、読めません

refusal-unreadable-table = テーブル{ $table }のゲームが今は読めません。何も失われていません。ボットの運営者が直せば自動で再開します。
refusal-still-unreadable = テーブル{ $table }が読めません：{ $reason }。ボットの運営者に伝えるか、`/gin-admin void`で無効にしてください。
admin-void-unread = テーブル{ $table }は読めませんでしたが、無効にしました。成績には入りません。対戦者とチャンネルに知らせ、メッセージは削除します。
