# Reviews of finished deals (docs/coach.md)

command-review = See which of your decisions in a finished deal cost points, and what was better
command-review-deal = Which deal? The last that you played if you leave it out
press-review = Coach
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Look at it in the replay
review-title = The coach on deal { $deal } · { $first } – { $second }
review-nothing = You had nothing to decide in this deal.
review-clean = **No clear mistake.** { $decisions ->
    [one] The one decision you had was
   *[other] All { $decisions } of your decisions were
} as good as anything I could find.
review-verdict = { $mistakes ->
    [one] **One decision** of your { $decisions }
   *[other] **{ $mistakes } decisions** of your { $decisions }
} cost you about **{ $points ->
    [one] one point
   *[other] { $points } points
}**, going by what you could see.
# $luck is good, bad or none.
review-dealt = The cards you were dealt: { $luck ->
    [good] { $points } deadwood better than average
    [bad] { $points } deadwood worse than average
   *[none] average
}
review-drawn = Your { $draws ->
    [one] draw
   *[other] { $draws } draws
}: { $luck ->
    [good] { $points } deadwood luckier than average
    [bad] { $points } deadwood unluckier than average
   *[none] neither lucky nor unlucky
}
# $played is one of review-did-…
review-cost = **{ $played }** It cost about **{ $points ->
    [one] one point
   *[other] { $points } points
}**, give or take { $error }.
review-did-take = You took { $card }.
review-did-stock = You drew from the stock.
review-did-pass = You passed.
review-did-discard = You discarded { $card }.
review-did-knock = You knocked, with { $card } face down.
review-did-gin = You went gin, with { $card } face down.
review-did-big-gin = You went big gin.
review-short-take = Take { $card }
review-short-stock = Stock
review-short-pass = Pass
review-short-discard = { $card }
review-short-knock = Knock
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = What you held · { $deadwood } deadwood
review-pile = On the pile { $card } · { $stock } in the stock
review-no-pile = Nothing on the pile · { $stock } in the stock
review-known = { $name } had taken and still held { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Better: { $move }.**

refusal-not-your-review = A review is for those who played the deal, each for themselves. You didn’t sit at this one.
refusal-not-weighed = By these rules I can’t weigh moves well enough to call one a mistake. I review deals in which players knock, with runs in one suit.
refusal-review-under-way = I am still thinking about another of your deals. Please ask again in a moment.
refusal-no-review-found = I couldn’t finish this review. Please try again in a moment.
