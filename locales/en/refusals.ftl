refusal-no-such-table = That table isn’t here any more. `/gin games` shows yours.
refusal-not-seated = You’re not playing at this table, but you’re welcome to watch.
refusal-not-yours = That one is for somebody else to answer.
refusal-already-answered = That challenge has been answered already, or has run out.
refusal-already-pending = There’s a challenge between you two waiting already. Answer that one first, or take it back.
refusal-yourself = You can’t challenge yourself. `/gin practice` finds you an opponent.
refusal-no-bots = Bots don’t play gin here. `/gin practice` seats you against the computer.
refusal-left-server = { $name } isn’t in this server any more.
refusal-unplayable-rules = These rules can’t be played: { $reason }
refusal-already-played = The game has moved on since that button. Here is how it stands now.
refusal-not-your-turn = It’s not your turn yet.
refusal-illegal-move = The rules don’t allow that now. The buttons on your hand show what you may do.
refusal-game-over = No game is running at this table.
refusal-not-over = This game isn’t over yet. Finish it first, then ask for the rematch.
refusal-old-button = That button is from an older message. `/gin games` shows your games as they stand.
refusal-broken = Something went wrong on our side. Nothing is lost: try again in a moment, or see `/gin games`.

notice-dm-closed = { $member }, your hand couldn’t be sent to you. Allow direct messages from this server, or press **My hand** on the table.
