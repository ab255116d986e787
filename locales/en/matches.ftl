# Matches between two servers: setting one up, accepting it, its message, its pages, its notices.

command-match = Matches against other servers
command-match-new = Challenge another server to a match
command-match-accept = Accept a match with the code from another server
command-match-code = The code that the other server’s organiser has given you
command-match-list = See this server’s matches against other servers
command-match-show = See how a match is going
command-match-which = Which match? Leave it out for the latest

## Words

match-boards = Boards: { $boards }
match-board = Board { $board }
match-board-time = Time for a board: { $time }
match-apart = { $pair } (not played: ½ each)

## Setting one up

match-new = ### A match against another server
match-new-about = Only you see this. **Get the code** gives you a code to pass on to whoever manages the other server. It can be used once, within { $time }, and you can take it back until then.
match-rules-title = ### The games of the match
press-match-create = Get the code
match-code-title = ### The code for the other server
match-code-about = Send it to somebody who manages the other server: they enter it with `/match accept` there and see what you propose before they agree. It can be used once and expires { $when }. I won’t show it again, but **Organise…** makes a new one.
match-proposal = ### { $name } challenges this server
match-proposal-about = If you accept, the match appears in { $channel }, where everybody can enter. Members over there see who plays for you and how the games come out, and nothing else.
press-match-accept = Accept
press-match-decline = Decline
match-answered-accept = The match is on! You’ll find it in { $channel }. Have your players press **Play** there, then use **Organise…** to put them in order and to say that you’re ready.
match-answered-decline = The match was declined.

## The message

match-proposed = Waiting for the other server to accept. The code expires { $when }.
match-entry = Press **Play** to play for this server. Play begins once both sides are ready, { $when } at the latest.
match-ready = **{ $name }** · { $count } in · ready
match-not-ready = **{ $name }** · { $count } in
match-entered-none = Nobody yet.
match-reserves = Reserves: { $names }
match-away = The match stands still: I’m not in the other server at the moment. That time doesn’t count.
match-won = { $name } has won the match!
match-won-by-points = Equal on boards, and { $name } has won on game points (+{ $points })!
match-drawn = The match is a draw.
match-unplayed = Nobody has played, so nobody has won.
match-ended-declined = The other server has declined.
match-ended-taken-back = The match was called off.
match-ended-lapsed = The code has expired, so there’s no match.
match-ended-nobody = A side had nobody to play, so there’s no match.
match-ended-gone = I’m no longer in one of the two servers, so the match has ended without a result.
press-match-play = Play
press-match-mine = My board
match-entered = You’re in for **{ $title }**. Once it begins, I’ll let you know here, and your cards come by direct message.
match-entered-reserve = You’re in for **{ $title }** as a reserve. It has begun already: if your organiser puts you at a board, I’ll let you know here, and your cards come by direct message.
match-leave-plays = Leave **{ $title }**? You lose the board you’re playing.
match-cards-there = Your cards are in your direct messages.
match-cards-closed = I can’t send you direct messages. Allow them for this server, or open a conversation with me and use `/gin hand` there.
match-time-asked = You’ve asked for more time. Your opponent reads the question in their server.

## The page behind “More…”

match-how = The first of one side plays the first of the other, and so on. A board won counts 1, a draw ½. If the boards are equal, game points decide: all that one side has made, less what the other has. If those are equal too, the match is drawn.
match-counts = These games count in neither server’s standings. They do go into the players’ own records, and each player decides who may see those: `/gin me`.

## The organiser's pages

match-organise-proposed = The other server hasn’t accepted yet. A new code makes the last one worthless.
match-organise-entry = Put your players in order, and say when your side is ready. Until you do, they’re in order of rating.
match-organise-running = As long as nobody has moved at a board, a reserve can take it.
press-match-code = New code
press-match-ready = We’re ready
press-match-unready = Not ready after all
press-match-order = Order…
press-match-players = Players…
press-match-reserves = Reserves…
press-match-giveup = Give up…
press-match-gaveup = Yes, give up
press-match-cancel = Call it off…
match-order-about = The first players get the boards, from the top.
match-reserves-head = Reserves
match-players-about = Which player would you like to take out of the match?
match-remove-plays = Take **{ $name }** out of the match? Your side loses that board.
match-reserves-about = At which board is a reserve to play?
match-reserve-which = Who is to play there? The game begins again with new cards.
match-menu-board = Choose a board
match-giveup-ask = Give up **{ $title }**? Your side loses every board that isn’t decided, and this can’t be undone.
match-cancel-ask = Call off **{ $title }**? This can’t be undone.

## Notices

match-notice-accepted = **{ $title }**: the other server has accepted! Now gather your players with **Play**, put them in order with **Organise…** and say when you’re ready.
match-notice-begun = **{ $title }** has begun! Your cards are in your direct messages, and **My board** leads there. Time runs out { $when }.
match-notice-opened = **{ $title }**, board { $board }: your game against { $name } begins again with new cards. Time runs out { $when }.
match-notice-late = **{ $title }**, board { $board }: your time against { $name } is nearly up and runs out { $when }. Whoever’s turn it is then loses.
match-notice-asked = **{ $title }**, board { $board }: { $name } asks for more time. Do you agree?
match-notice-agreed = Board { $board } has been given more time: it now runs out { $when }.

## The list, and the picture

match-list-title = ### Matches against other servers
match-list-none = There are no matches here yet. `/match new` challenges another server.
match-list-menu = See a match
match-state-proposed = not accepted yet
match-state-entry = open for entries
match-state-running = under way, { $score }
match-state-over = over, { $score }
match-state-ended = no result
match-picture-alt = { $title }: { $score }.

## What can't be done

refusal-no-server-matches = There are no matches here yet. `/match new` challenges another server.
refusal-no-such-server-match = That match isn’t here any more.
refusal-unreadable-server-match = Match { $match } can’t be read at the moment. Nothing is lost: it goes on by itself once whoever runs the bot has fixed it.
refusal-server-match-moved = Something else has happened in the match in the meantime. Have another look.
refusal-no-such-code = That code doesn’t work. It may be mistyped, used already, taken back or too old: ask for a new one.
refusal-too-many-codes = Too many wrong codes have been tried. You can try again <t:{ $when }:R>.
refusal-own-server-match = That code is for another server: a server can’t play itself.
refusal-not-side-organiser = That’s up to whoever organises this side.
refusal-not-server-manager = Only members who may manage this server can accept or decline a match for it.
refusal-too-many-server-matches = You can’t organise any more matches: the limit is { $most }. Finish one first.
refusal-server-match-over = That match is over.
refusal-not-now-in-match = That can’t be done in the match at the moment.
refusal-in-server-match-already = You’re in that match already. Everybody plays for one side only.
refusal-match-side-full = Your side has all the players it can have.
refusal-entered-too-often = You’ve entered and left that match too often to enter it again.
refusal-not-in-server-match = That only works for those who are playing in the match for this server at the moment.
refusal-nobody-in-side = Each side needs at least one player.
refusal-cant-take-board = That reserve can’t take that board. A board changes hands only while nobody has moved there, and nobody comes back to one they’ve left. Try another reserve or another board.
