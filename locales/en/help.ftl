help-title = ### Gin rummy
help-game = Make sets (7♦ 7♥ 7♠) and runs (3♣ 4♣ 5♣) with ten cards. What fits in neither is deadwood. When yours is low enough, knock: the side with less scores the difference. With none at all, you have gin.
help-start = **Start:** `/gin challenge` asks a member, `/gin practice` seats you against the computer. `variant`, `contest` and `target` choose what to play; `/gin house` makes rules of your own.
help-play = **Play:** your hand comes as a direct message; **My hand** on the table shows it too. Your games wait for you: no button gets too old.
help-look = **Look:** `/gin games` for your games, `/gin scores` for the sheet, `/club standings` for the server, `/gin rules` for the rules of anything.
