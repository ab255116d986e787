refusal-no-such-table = That table isn’t here any more. `/gin games` shows yours.
refusal-not-seated = You’re not playing at this table, but you’re welcome to watch.
refusal-not-yours = That’s up to somebody else.
refusal-own-offer = You’ve made that offer yourself: it waits for { $name }. **More** takes it back.
refusal-own-seat = That’s the seat you’re offering, so it waits for somebody else. **More** takes it back; `/gin practice` seats you against the computer until then.
refusal-only-host-withdraws = Only { $name } can withdraw it.
refusal-guest-declines = Only { $name } can withdraw it; you can decline.
refusal-already-answered = That challenge has been answered already, or has run out.
refusal-already-pending = There’s a challenge between you two waiting already. Answer that one first, or take it back.
refusal-yourself = You can’t challenge yourself. `/gin practice` finds you an opponent.
refusal-one-opponent-only = These rules are for two: name one member. Three play **Jersey gin**, and **More than two…** in `/gin play` has more ways.
refusal-no-bots = Bots don’t play gin here. `/gin practice` seats you against the computer.
refusal-left-server = { $name } isn’t in this server any more.
refusal-already-played = The game has moved on since that button. Your hand shows how it stands.
refusal-not-your-turn = It’s not your turn yet.
refusal-illegal-move = The rules don’t allow that now. The buttons on your hand show what you may do.
refusal-game-over = No game is running at this table.
refusal-not-over = This game isn’t over yet. Finish it first, then ask for the rematch.
refusal-old-button = That button is from an older message. `/gin games` shows your games as they stand.
refusal-option-misfit = That doesn’t fit the option “{ $name }” of this command. Choose one of the suggestions, or type something shorter.
refusal-command-changed = This command has changed. Restart Discord, or reload it with Ctrl+R, and it’s there as it is now.
refusal-too-long = That’s too long: { $most ->
    [one] one character is
   *[other] { $most } characters are
} the most.
refusal-broken = Something went wrong on our side. Nothing is lost: try again in a moment, or see `/gin games`.
form-too-late = That took too long for the form to open. Press the button again.
refusal-storage = I can’t save or look up anything at the moment, so nothing has changed. Please try again in a few minutes.

# What a member may have at once
refusal-too-many-practices = You have { $most } games against the computer open, which is as many as there may be. Finish or give up one first: `/gin games` lists them.
refusal-too-many-games = You have { $most } games with others open or waiting, which is as many as there may be. Finish one first: `/gin games` lists them.
refusal-their-games-full = { $name } has as many games open as there may be. Try again once one of them is over.
refusal-too-many-challenges = { $most } challenges and open seats of yours are waiting, which is as many as may. Withdraw one first: `/gin games` lists them.
refusal-too-many-lobbies = { $most } tables of yours are waiting for players, which is as many as may. Begin one or withdraw it first: `/gin games` lists them.
refusal-too-many-sheets = You have { $most } sheets for real cards open, which is as many as there may be. Close one first: `/gin games` lists them.
refusal-too-many-wishes = You’re waiting in the queues of { $most } servers, which is as many as you may. Leave one there: **Anyone…** in `/gin play`.
refusal-too-many-followed = You’re following { $most } games, which is as many as you may. Once one of them is over there is room for another.
refusal-too-many-friends = There are { $most } friends on your list, which is as many as fit. **Friends, blocked…** in `/gin me` takes somebody off it.
refusal-too-many-blocked = You’ve blocked { $most } members, which is as many as you can. **Friends, blocked…** in `/gin me` takes one back.
refusal-too-often = Not so fast: try again <t:{ $when }:R>.
refusal-being-forgotten = What I know about you is just being deleted. Try again in a moment.
