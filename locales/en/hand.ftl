## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Against { $name }
   *[elsewhere] **{ $server }** · against { $name }
}
hand-last = ### Last deal: { $ended }
hand-deadwood = Deadwood **{ $deadwood }**
hand-left = **{ $deadwood }** after a discard
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Melds
hand-unmatched = Unmatched · { $count }
hand-no-melds = No melds yet · { $count }
hand-all-melds = All in melds · { $count }
hand-drawn = You drew **{ $card }**.
hand-taken = You took **{ $card }**.
hand-taken-stays = You took **{ $card }**: keep it this turn.

## A deal's end, until the next deal is asked for

deal-end-yours = Next deal: it’s your turn.
deal-end-theirs = Next deal: it’s { $name }’s turn.
press-next-deal = Next deal

## What to do now

prompt-wait = Waiting for { $name }.
prompt-stock = **Your turn: draw from the stock.**
prompt-draw = **Your turn: draw from the stock or take { $card }.**
prompt-upcard = **Your turn: take { $card } or pass.**
prompt-wall = **The stock is used up: end the deal with { $card }, or pass and nobody scores.**
prompt-discard = **Your turn: discard a card.**
prompt-discard-knock = **Your turn: discard, or knock.**
prompt-discard-gin = **Gin! Declare it, or discard.**
prompt-discard-big-gin = **All eleven match: declare big gin, or discard.**
prompt-gin-only = **You have gin, and these rules ask you to declare it.**

## Buttons

press-stock = Draw
press-take = Take { $card }
press-pass = Pass
press-resign = Resign…
press-hand = My hand
press-hand-again = Refresh
# Under a private hand while somebody else plays.
hand-goes-on = This updates by itself. If it gets stuck, press **{ $button }**.
press-back = Back
press-knock = Knock…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Knock
press-knock-with = Knock ({ $deadwood } left)
press-gin = Gin!
press-big-gin = Big gin!
press-ask-off = Knock without asking next time
press-other-discard = Other card…
press-discard-anyway = Discard { $card }
press-keep = Keep it
press-questions-off = Stop asking
press-ask-on = Ask me before I knock

## Ending the deal, step by step

ask-discard-knock = **Which card do you put face down?**
ask-discard-gin = **Which card do you put face down?** Any of these leaves gin.
menu-discard = Card to put face down → deadwood you keep
menu-discard-gin = Choose the card to put face down
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Knock, with { $deadwood } deadwood left?
    { $card } goes face down, and you show:
ask-gin = ### Go gin?
    { $card } goes face down, and you show:
ask-big-gin = ### Go big gin?
    You show all eleven:
layout-ask = These can be shown in more than one way, and it matters to what { $name } may lay off.
layout-hint = Choose your melds
layout-best = Leaves { $name } the least to lay off

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### You have gin. Discard { $card } instead?
ask-discard-breaks-meld = ### Discard { $card } from a meld?
    You would keep **{ $kept }** deadwood instead of **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Discard the card that you have just drawn?
    { $card } belongs to a meld: you would keep **{ $kept }** deadwood instead of **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Resign against { $name }?** { $match ->
    [best_of] You lose the whole series
    [hollywood] You lose the whole sheet, with all its columns
    [multi_match] You lose all the matches
   *[single] You lose the game
}, and no more points are scored.
press-resign-yes = Resign
press-resign-no = Keep playing
resign-kept = You keep playing.
resign-done = You’ve given up the game.
