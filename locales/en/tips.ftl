## Tips. Cards and numbers in them come from the engine.

tips-another = Another tip
tips-hint = Choose a topic
tips-topic-any = All topics
tips-topic-early = The first turns
tips-topic-melds = Building melds
tips-topic-pile = Reading the pile
tips-topic-knock = Knocking
tips-topic-late = Late in a deal
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Throw high cards first
tip-shed = What fits nothing costs its count if the other side knocks. Discard { $card } here, and { $before } become { $after }.
tip-title-low = Low cards may stay
tip-low = Neither of these threes is a meld. But the low one costs you { $low }, and the high one { $high }.
tip-title-upcard = Take an upcard that makes a meld
tip-upcard = The pair counts { $before }; with the upcard it is a set and counts { $after }. The upcard is free, and if you leave it, it may help the other side.
tip-title-soon = Get the count down
tip-soon = Every draw should lower your deadwood or bring a meld nearer. Who gets low first may knock first, while the other hand is still full.

## Building melds

tip-title-middle = The middle is worth more
tip-middle = Count the melds of three or four: a seven can be in { $seven } of them, an ace or a king in only { $edge }. So hold on to cards in the middle.
tip-title-pair = What are you waiting for?
tip-pair = The pair waits for { $pair } cards, and so does 7♦ 8♦, which is open at both ends: { $open }. Q♦ K♦ has one end ({ $edge }) and 6♦ 8♦ one gap ({ $gap }). Keep what has more.
tip-title-three = Two chances at once
tip-three = These three wait for { $waits } cards: { $cards }. Caught, they cost only { $count }.
tip-title-dead = Some pairs are dead
tip-dead = Two jacks can become a set by { $waits } cards. If both have been discarded, { $left ->
    [0] none is left
   *[other] { $left } are left
}: break the pair.
tip-title-break = A pair may be broken
tip-break = You hold two queens and draw a two. Keep one queen and the two, and { $before } become { $after }. When a deal has gone on for a while, that is better than hoping for a third.

## Reading the pile

tip-title-memory = Remember what is gone
tip-memory = Only the top of the pile is shown, so keep the rest in mind. Don’t wait for a card that lies there, and throw what nobody can use any more.
tip-title-takes = Watch what they take
tip-takes = If the other side takes 9♠, { $count } cards go with it in a meld of three: { $cards }. Think twice before you throw one. What they leave lying tells as much.
tip-title-hold = Keep what they collect
tip-hold = If they have taken nines, your own nine is no loss: they won’t get it, and when they knock, you can lay it off.
tip-title-vary = Don’t be easy to read
tip-vary = Who always throws from the top down teaches the other side to do the same, and what is safe to keep. Do it differently now and then.

## Knocking

tip-title-often = Knock as soon as you may
tip-often = Good players knock often and seldom wait for gin. The other side then has no time to sort its hand. Only when a deal has gone on for long, look out for an undercut.
tip-title-gin = Knock, or wait for gin?
tip-gin = You could knock with { $deadwood } here. { $count } cards would make it gin: { $cards }. Count those that may still come. With few of them, knock. With about five, wait a turn or two, no longer: gin brings only about twice as much.
tip-title-layout = Show the melds that help least
tip-layout = Both ways leave you the same. On the first, { $worse } can be laid off; on the second, only { $better }. The bot suggests the second.
tip-title-undercut = Beware of the undercut
tip-undercut = Whoever is knocked against wins with as little or less: the difference, and { $points } more. The longer the deal, the lower you should be when you knock.

## Late in a deal

tip-title-ready = Expect a knock
tip-ready = When half of the stock is gone, the other side may well be ready. Get rid of whatever is high, even out of a pair, and count what you would be left with.
tip-title-queen = The queen that waited
tip-queen = One side kept a queen for turns, hoping for the jack, and sorted the rest too late. The other side knocked like this, with { $deadwood }. { $cards } could be laid off; { $left } were left, and that cost { $points }.
tip-title-luck = Luck evens out
tip-luck = One deal says little about who plays better. A hundred do. Play for the long run, and don’t chase a bad deal.

## Skarney gin

tip-title-contract = When to lay the contract
tip-contract = That is the whole game. Laid too early, it leaves you a stiff card or two that go nowhere. Laid too late, everything you hold counts against you.
tip-title-mixed = Runs grow best
tip-mixed = A run may be of any suits, so { $run } cards go on this one, and { $set ->
    [one] only one card
   *[other] { $set } cards
} on the set. Keep melds that can grow.

## Colonel

tip-title-lay = Lay melds early, or hold them?
tip-lay = What lies on the table can’t count against you if the other side goes out. But they may add to it, and get rid of their cards.
tip-title-many = Many low cards win a challenge
tip-many = The lower count wins, not the smaller hand: these six count { $many }, the two beside them { $few }.
