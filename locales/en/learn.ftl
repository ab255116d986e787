## The first deal, step by step; $card is what a sentence speaks of

command-learn = Play a first deal, step by step, with everything explained
learn-progress = Your first deal · step { $step } of { $steps }
learn-computer = The computer
learn-try-again = **Try again.** { $why }
press-learn-knock = Knock: discard { $card }, keep { $deadwood }
press-learn-go-on = Discard { $card } and play on
press-learn-again = Start again

learn-title-goal = What it is about
learn-goal = These ten cards are yours, and only you see them. You want to sort them into **melds**:
    - a **set**: three or four cards of the same rank
    - a **run**: three or more cards of one suit in a row (the ace is low)
learn-colours = The four suits have four colours: ♠ black, ♥ red, ♦ blue, ♣ green.
learn-ask-goal = One meld is there already. Which?
learn-not-goal-pair = Two nines are a good start, but a set needs three or four.
learn-not-goal-suits = They are in a row, but not of one suit. In a run all cards have the same suit.

learn-title-upcard = The upcard
learn-upcard = Right, that is a run. From now on your melds stand first, as in every game here, and the other cards below.
    One card is turned up, the **upcard**. The computer dealt, so you may have it before anybody else.
learn-ask-upcard = Does { $card } help you? Take it, or pass.
learn-not-upcard-useless = { $card } goes with none of your cards, and it’s a high one. You’d only have to get rid of it.

learn-title-draw = Drawing a card
learn-draw = The computer doesn’t want it either. So play begins: in each turn you draw one card and discard one. You draw from the **stock**, which lies face down, or take the top card of the **pile**.
learn-ask-draw = This first time it is the stock. Draw!

learn-title-deadwood = What deadwood is
learn-deadwood = { $card }: a second run! What is left beside your melds is **deadwood**, and it counts against you: jack, queen and king 10 each, an ace 1, the others what they show.
learn-ask-deadwood = What does your deadwood count now?
learn-not-deadwood-all = That is everything you hold. Cards in melds don’t count.
learn-not-deadwood-cards = So many cards are left, yes. Now add up what they count: the king 10, the nines 9 each …

learn-title-discard = Discarding
learn-discard = Now one card must go, face up on the pile. Throw what fits nothing, and of that what counts most.
learn-ask-discard = Which card do you discard?
learn-not-discard-meld = { $card } is part of a run. You want to keep that together.
learn-not-discard-pair = The nines could become a set: two more nines are out there. Something else fits nothing at all.
learn-not-discard-low = { $card } costs you only { $count }. Another card fits nothing either, and costs more.

learn-title-pile = Watching the pile
learn-pile = The computer took your { $taken }. For a run with it, { $upcard } would be needed, but that lies in the pile. So it is **collecting kings**. Nobody shows you the pile again: remember what goes by.
learn-ask-pile = Which card do you discard?
learn-not-pile-meld = { $card } is part of a run. You want to keep that together.
learn-not-pile-pair = The nines could still become a set. Something else fits nothing at all.
learn-not-pile-low = { $card } costs you only { $count }. Another card fits nothing either, and costs more.
learn-not-pile-feeds = It counts the most, and mostly you would be right. But { $card } is just what the computer waits for. Keep it for a turn, and discard something safe.

learn-title-take = Taking from the pile
learn-take = The computer has discarded { $card }. Instead of drawing blindly you may take it. The other side sees what you take, so do it when it makes a meld, or makes one longer.
learn-ask-take = Draw from the stock, or take { $card }?
learn-not-take-set = Look at your nines: with { $card } they are a set. Such a card is better than any you might draw.

learn-title-knock = When to knock
learn-knock = Three melds! If what is left after your discard counts { $limit } or less, you may **knock**: the discard goes face down, and the deal is over. Less is better.
learn-ask-knock = What do you do?
learn-not-knock-high = You may do that, but { $right } would stay and count against you. Put the higher card face down.
learn-not-knock-wait = You could play on and hope for **gin**, with nothing left over. But the computer would have another turn, and { $right } on the pile. With so little left, knock.

learn-title-layoff = The other side lays off
learn-layoff = You’ve knocked, and both hands are shown. Before they are counted, the computer may **lay off**: add its cards to *your* melds, if they fit, so that they don’t count. Its kings are a meld of its own.
learn-ask-layoff = Which of its other cards fits one of your melds?
learn-not-layoff-other = { $card } doesn’t fit: your set is of nines, and your runs are of hearts, 5 to 7, and of clubs, 2 to 4.

learn-title-score = What you get for it
learn-score = The difference is yours. Two more things may happen:
    - **Gin**: you knock with nothing left over. That brings { $gin } more, and nothing can be laid off.
    - **Undercut**: the other side has as little as you, or less. Then *they* get the difference, and { $undercut } more.
    Whoever has { $target } first wins the game. Then bonuses are added: { $game } for the game, { $box } for each deal won (a **box**), and the points once more if the other side has none (a **shutout**).
learn-end = **That’s all you need. Now play!**
    -# `/gin problem` has a small problem every day, `/gin help` everything else.
press-learn-computer = Play the computer
press-learn-friend = Play a friend…
