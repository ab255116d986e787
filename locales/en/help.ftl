## Pages that are turned: help, about, tips

page-next = Next: { $title }
page-back = Previous
page-help = Help
page-hint = All pages
page-example = It looks like this.
page-buttons = Buttons: { $names }
page-only-example = That was only an example. `/gin play` brings the real thing.

# Where the examples are played.
specimen-server = Your server
specimen-channel = your-channel

# What Discord shows under the bot's name; at most 128 characters.
status = gin rummy · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = The bot restarts in a few minutes. Nothing is lost, and the buttons work again right after.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = See how everything works, get tips for playing better, read about the game
command-help-topic = About what? The first page if you leave it out
help-title-start = Start here
help-start = New to gin? **Learn** takes you through a first deal, step by step. You sort ten cards into sets (7♦ 7♥ 7♠) and runs (3♣ 4♣ 5♣), and end the deal when little is left over.
    `/gin play` is all you need to know: a game with a friend, with anyone, or with the computer, whose *Hint* says what it would do.
    A challenge waits for its answer like this one; **More** has the rest, such as answering with other rules.
help-title-hand = Playing a hand
help-hand = Your hand comes as a direct message; **My hand** on the table shows it too. Melds stand first, then the rest: the deadwood. A card’s button discards it; a card that was just drawn stands last, or in its meld. No button gets too old. While you wait, **In advance…** lets you say what I should do when it’s your turn.
help-title-knock = Knocking
help-knock = When little enough is left beside your melds, you may knock. First you see what you would show. Then the other side lays off what fits, and the deal is counted.
help-title-table = The table
help-table = The channel sees how it stands, the top of the pile and each side’s last turn; never a hand. At the end of a deal both hands are laid out and counted. A game against the computer that rests for { $days } days ends by itself; a rated one then counts as given up.
help-title-variants = Other variants
help-variants = In `/gin play` you choose among { $variants } rule sets, and how long to play. `/gin rules` explains any of them, **House rules…** makes your own. Where melds go on the table, the bot suggests some, or you pick the cards:
help-title-more = More than two
help-more = **More than two…** in `/gin play` opens a lobby for teams, a round robin or captain’s play. The computer can fill a seat, and somebody else can take one that is left.
help-title-real = Real cards
help-real = You play with real cards? `/gin realcards` keeps the score, by any rules: enter each deal by buttons. A deal that was entered wrongly can be changed if the others agree.
help-title-find = Finding a game
help-find = - **Anyone…** in `/gin play` leaves a seat open, finds somebody who wants the same game, and lists free seats and games to watch
    - **Friends, blocked…** in `/gin me` remembers who you like to play with, and stops members you block from challenging you
    - `/cup new` sets up a cup, a tournament for this server; `/cup list` has them all
help-title-settings = Settings
help-settings = `/gin me` has your own: where your hand comes, how cards look, **Spoken** for a screen reader, which language I write, when you are reminded or left alone, who may challenge you and who sees your record.
    There too: **Away…** has your turns wait for you, **My data…** says what I keep about you, hands you a copy, and deletes it if you like.
    `/gin-admin settings` has those of the server, for its managers: who may play where, pings, the language, the clock, the usual rules. `/gin-admin news` adds a weekly page, and roles for the best.
help-title-look = Looking things up
help-look = - `/gin games` lists your games, with links
    - `/gin scores` shows the whole score sheet
    - `/gin history` finds your finished games, and `/gin replay` shows a deal again, or the one of a file
    - **My games as a file…** in `/gin me` gives you your results or your games’ records
    - `/gin rules` explains the rules you play by
    - `/gin learn` teaches the game in one deal, and `/gin problem` sets you a problem a day
    - `/gin daily` deals everybody the same three deals a day, with one try each
    - `/gin standings` shows who is ahead in this server: by rating, net, gins and more
    - `/gin profile` shows what somebody has played, and how two stand against each other: **Compare with…**
help-title-tips = Tips for playing better
help-title-about = About the bot and the game
