cup-duplicate = Duplicate
cup-duplicate-rule = Duplicate: all tables of a round play the same four deals. At the second table of each pair (1 and 2, 3 and 4) the teams sit the other way round. The team with more points at all tables together wins the match. If they are equal, the match is drawn; in a knockout the first pair of tables with a difference decides. Whoever doesn’t play to the end at a table loses there by at least 100 points. No card is shown until the whole round is over, so tell nobody what you have held.
refusal-cards-in-play = Others are still playing these deals. You can look at the cards once the whole round is over.
refusal-in-duplicate-match = That team is playing a duplicate match. Somebody can take the place once the round is over.
refusal-not-for-duplicate = In a duplicate cup, hands stay hidden until somebody knocks or has gin. Choose rules for that.
table-duplicate = Other tables play the same deals, so no card is shown here. After four deals the points decide.
won-level = The game is level: nobody wins
