## Names

preset-standard = Standard
preset-classic = Classic
preset-tournament = Tournament
preset-family = Family
preset-dictionary = Dictionary
preset-elder = Elder
preset-eleven = Eleven cards
preset-straight = Straight gin
preset-oklahoma = Oklahoma
preset-oklahoma-kisses = Oklahoma with kisses
preset-oklahoma-fosdick = Oklahoma (Fosdick)
preset-oklahoma-match = Oklahoma match
preset-hollywood = Hollywood
preset-hollywood-oklahoma = Hollywood Oklahoma
preset-tedesco = Tedesco
preset-round-corner = Round the corner
preset-sequence = Sequence gin
preset-mahjong = Mahjong gin
preset-skarney = Skarney
preset-colonel = Colonel
preset-gra = Association
preset-multi-match = Multi-match
preset-palace = Palace
preset-colonel-challenge = Colonel with challenges
preset-openspiel = OpenSpiel
preset-eaai = EAAI challenge

## What each preset is like, in a few words; no numbers, which a table may change

pitch-standard = ten cards, knock low or wait for gin
pitch-classic = older tariff: undercuts are cheap, gin pays less
pitch-tournament = a shutout doubles the whole total
pitch-family = no bonuses to add up at the end: the one to learn with
pitch-dictionary = the strict old books: gin must be declared at once
pitch-elder = cut for the deal; no big gin, a shutout doubles all
pitch-eleven = no upcard: the first player starts with eleven cards
pitch-straight = nobody knocks: only gin ends a deal
pitch-oklahoma = the upcard sets the knock, spades count double
pitch-oklahoma-kisses = Oklahoma with extra boxes for gin and undercuts
pitch-oklahoma-fosdick = a knock takes all that the loser holds
pitch-oklahoma-match = the knock card comes from a second pack
pitch-hollywood = Standard on a Hollywood sheet: three games side by side
pitch-hollywood-oklahoma = second-pack Oklahoma on a Hollywood sheet
pitch-tedesco = Oklahoma round the corner, on a long Hollywood sheet
pitch-round-corner = K A 2 is a run, and even gin may be laid off on
pitch-sequence = only runs count, and long ones pay
pitch-mahjong = melds on the table for everybody, take deep from the pile
pitch-skarney = no discards: lay a contract, offer cards across
pitch-colonel = a race to an empty hand, melds open to both
pitch-gra = a series of games; a taken card may go back
pitch-multi-match = short matches that add up to one long score
pitch-palace = every deal won counts more on the spot
pitch-colonel-challenge = Colonel, but you may call for a count
pitch-openspiel = one deal at a time, as in the research library
pitch-eaai = as in the student contest: bonuses for gin and undercuts only
