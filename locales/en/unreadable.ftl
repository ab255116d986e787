## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = The game at table { $table } can’t be read at the moment, so nobody can move there. Nothing is lost: all clocks stand still, and it goes on by itself once whoever runs the bot has put this right.
unreadable-annulled = The game at table { $table } couldn’t be read any more and is annulled: it counts for nothing, and nobody has won.
unreadable-why = “{ $reason }”
games-unreadable = { $count ->
    [one] Your game at table { $tables } can’t be read at the moment. Nothing is lost: it goes on by itself once whoever runs the bot has put this right.
   *[other] Your games at tables { $tables } can’t be read at the moment. Nothing is lost: they go on by themselves once whoever runs the bot has put this right.
}
choice-unreadable = Table { $table }, which can’t be read

refusal-unreadable-table = The game at table { $table } can’t be read at the moment. Nothing is lost: it goes on by itself once whoever runs the bot has put this right.
refusal-still-unreadable = Table { $table } can’t be read: { $reason }. Tell whoever runs the bot, or annul it with `/gin-admin void`.
admin-void-unread = Table { $table } is annulled, though it couldn’t be read: it counts for nothing. Its players and the channel are told, and its messages are deleted.
