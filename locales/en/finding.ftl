# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } isn’t taking challenges at the moment. `/gin play` shows where you can sit down, and finds you somebody else.
refusal-seat-not-free = That seat isn’t free at the moment. `/gin play` shows others.
refusal-you-blocked = You’ve blocked { $name }. **Friends, blocked…** in `/gin me` takes it back.
refusal-not-oneself = That’s you! Choose somebody else.
refusal-plays-there = You’re playing at this table: **My hand** shows your cards.
refusal-not-queued = You’re not waiting in the queue any more.
refusal-nobody-to-nudge = There’s nobody to remind there at the moment.
refusal-cheers-own-game = You’re in this game yourself: cheering is for those who watch.
refusal-cannot-cheer = You can’t cheer there.
refusal-deal-is-past = Another deal has ended since. You can only cheer for the latest.
refusal-nudged-lately = { $name } has been reminded already. You can do it again <t:{ $when }:R>.
refusal-not-disturbed = { $name } isn’t to be disturbed now. You can remind them from <t:{ $when }:f> on.

## Free seats, and games to watch

tables-title = ### Tables here
tables-none = Nothing is going on here at the moment. Press **Back** to leave a seat open yourself, or to wait for somebody who wants the same game.
tables-counts = { $free ->
    [0] No seat is free
    [one] 1 table with room
   *[other] { $free } tables with room
} · { $running ->
    [0] nobody is playing
    [one] 1 game running
   *[other] { $running } games running
}
tables-seat = **{ $name }** offers a seat · { $rules }
tables-yours = **Your own offer** · { $rules }
tables-lobby = { $seating } · { $taken } of { $seats } here: { $names }
tables-running = Table { $table } · deal { $deal }
press-watch = Watch
press-page-back = Back
press-page-more = More

## Watching a game

watch-told = You’ll be told how it ends.
press-look-again = Look again
press-follow = Tell me how it ends
press-unfollow = Don’t tell me
link-table = To the table
link-settlement = How it was settled
ended-followed = A game you followed is over.

## Cheers

press-cheer = Cheer
cheers-more = { $names } and { $more } more

## Friends and blocks

# At most 32 characters.
command-friends-menu = Add to gin friends
friends-title = ### Your friends
friends-about = Your own list: nobody is told that they’re on it.
friends-none = Your list is empty. Choose somebody below, or **Add to gin friends** under **Apps** in a member’s menu.
friends-added = { $name } is on your list.
friends-removed = { $name } is off your list.
friends-challenged = { $name } is challenged: see below in this channel.
friends-add = Add a friend
friends-block = Block somebody
friends-elsewhere = To choose somebody, open `/gin me` in a server.
press-friends-friends = Friends…
press-friends-blocked = Blocked members…
press-friend-challenge = Challenge
press-remove = Remove
blocked-title = ### Blocked members
blocked-about = They can’t challenge you or sit down with you, and aren’t told why.
blocked-none = You’ve blocked nobody.
blocked-added = { $name } is blocked. A game you two are playing goes on.
blocked-already = { $name } is blocked already. **Unblock** takes it back.
blocked-removed = { $name } isn’t blocked any more.
press-unblock = Unblock

## The queue

queue-title = ### You’re in the queue
queue-how = As soon as somebody wants the same game, the cards are dealt and your hand comes to you.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = For now I look for somebody rated { $low } to { $high }. The longer you wait, the wider I look, and it’s anybody { $when }.
queue-anybody = I take anybody, however strong.
queue-until = Your place runs out { $when }. **Leave the queue** gives it up, here or behind **Anyone…** in `/gin play`.
queue-left = You’re no longer in the queue for { $rules }.
press-queue-leave = Leave the queue

## A reminder

nudge = **{ $name }** is waiting for your move.
nudge-channel = { $member }, **{ $name }** is waiting for your move.
nudge-sent = { $name } has been reminded.
nudge-later = Discord is slow at the moment: { $name } will be reminded as soon as it can be done.
press-nudge = Nudge

## A member's games, and what comes after one

game-turn-since = The turn began { $when }
game-asked-since = Sent { $when }
game-asked-until = Sent { $when } · ends { $until }
series-hint = Or play a series
series-of = Best of { $games }
