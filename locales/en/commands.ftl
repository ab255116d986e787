# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rummy: challenge, play, see your hand
command-challenge = Challenge a member to a game of gin
command-challenge-member = Who do you want to play?
command-challenge-another = Who else? Only where three or more play
# At most 32 characters.
command-challenge-menu = Challenge to gin
command-practice = Play against the computer
command-hand = See your hand, shown to nobody else
command-games = See your games and challenges
command-scores = See the score of your game, deal by deal
command-rules = Read how any variant is played
command-standings = See who is ahead in this server
command-table = Which game? The one that waits for you if you leave it out

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } in #{ $channel } · table { $table }
choice-past = { $name } · table { $table }, over

refusal-only-in-servers = This needs a server: type it in a channel of one where I’m a member.
refusal-nobody-else-here = Nobody else is here. Use it where the others are: in a server, a group chat, or your direct messages with a friend.
refusal-only-two-here = I’m not a member here, so only two can play, and there is no queue. For more players, use a server I’ve been added to.
answer-hidden = Only you can see my answer here: you don’t have permission to use external apps in this channel. I have taken the challenge back. Ask somebody who runs the server for the permission “Use External Apps”, or challenge your friend in a group chat or in your direct messages with them.
refusal-no-access = I may not write in #{ $channel }. Somebody who runs the server can allow it, or choose another channel.
refusal-no-table = You have no running game here. `/gin play` starts one, and `/gin history` has those that are over.
