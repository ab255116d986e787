## Buttons of a hand

press-ahead = In advance…
press-take-back = Take back

## What is left to be done while another is on turn, and what has come of it

# Above a menu of the names below; several may be chosen.
ahead-ask = **What should I do for you when the time comes?**
ahead-secret = Nobody else sees it. Once it’s due, it can take me up to a minute.
ahead-menu = Choose what I should do
# $orders is a list of the names below.
ahead-left = When it’s your turn: { $orders }
# $order is one of the names below; the reader may still press the buttons of the turn.
ahead-due = **{ $order }:** coming up in a moment, as you asked. You can also play now.

## What may be left to be done: its name, and what it does

order-upcard = Upcard
order-upcard-does = Take it if it melds, or else pass
order-gin = Gin
order-gin-does = Take a discard that makes gin, and go gin
order-layoffs = Layoffs
order-layoffs-does = { $others ->
    [1] If { $name } knocks, make the best layoffs
   *[other] If somebody knocks, make the best layoffs
}
order-wall = Last discard
order-wall-does = Pass if you can’t end the deal with it
order-challenges = Challenges
order-challenges-does = Refuse them

## What was done for the reader

# $did is “take”, or else “pass”.
order-done-upcard = You { $did ->
    [take] took
   *[pass] passed
} the upcard, as you’d asked.
order-done-gin = You went gin, as you’d asked.
order-done-layoffs = I took care of your layoffs, as you’d asked.
order-done-wall = You passed the last discard, as you’d asked.
order-done-challenges = You refused the challenge, as you’d asked.

## Refused

refusal-nothing-ahead = There’s nothing I can do for you in advance here right now.
