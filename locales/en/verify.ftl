# Checking the shuffles

command-verify = Check that nobody could choose the cards
press-verify = Check the shuffles
press-fairness = How this works

verified-title = The shuffles hold
sealed-title = The shuffles are sealed
sealed-how = The secret that, together with your button presses, decides every shuffle of this game is fixed. This is its seal (SHA-256). The button you press to join carries it too, so nobody can change the secret unnoticed. When the game is over the secret is opened, and anyone can check that it matches.
doubted-title = This doesn’t hold
verified-deals =
    { $deals ->
        [one] **One deal checked.** Its cards come from the seed that was sealed before it was dealt, and from nothing else.
       *[other] **{ $deals } deals checked.** The cards of each come from the seed that was sealed before it was dealt, and from nothing else.
    }
verified-moves =
    { $deals ->
        [one] I played it again, move by move, and it came to the same result.
       *[other] I played them again, move by move, and they came to the same results.
    }
verified-opened =
    All those seeds come from the game’s own. Its seal must be the one that you were shown:
    -# Sealed: `{ $seal }`
    -# Opened: `{ $seed }`
verified-sealed =
    The game’s own seed stays sealed until the game is over. Only then can I say who was protected from the bot’s operator:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] The deal that is being played can be checked once it is over.
       *[other] The { $deals } deals that are being played can be checked once they are over.
    }
verified-unfinished =
    { $deals ->
        [one] One deal was unfinished when the game ended. The record contains only its seal, which was checked too.
       *[other] { $deals } deals were unfinished when the game ended. The record contains only their seals, which were checked too.
    }
protected-full = **{ $names }**: nobody could choose the cards.
protected-shared = **{ $names }**: nobody could choose the cards, unless the bot’s operator and { $others } did so together.
protected-none = **{ $names }**: the bot’s operator could have chosen the cards. Nobody pressed anything after the seal was shown.
protected-computer = **{ $names }**: the record has no press of theirs, as if the computer had played. That isn’t true: please ask whoever runs this bot.
protected-unknown = This game began before I kept the time at which a seal was shown, so I can’t say who was protected from the bot’s operator.
protected-shown = Seal shown { $when }
protected-pressed = { $name } { $when }
verified-record = You needn’t take my word for it: { $file } has every card and every move, to be checked without me.
doubted = The game’s record and its seals don’t agree at line { $line }. This should never happen. Please tell whoever runs this bot.
refusal-nothing-to-check = There is nothing to check: no cards were dealt.
refusal-check-later = A table’s result is still kept from you until somebody has discarded. Check the shuffles after that.
refusal-dealt-by-hand = These were real cards: I dealt none of them, so there is nothing that I could check.
result-seed = Deal { $deal } opened: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = To check the shuffles: table { $table } · { $several ->
        [yes] presses
       *[no] press
    }{"\u00A0"}{ $presses }
    Seal{"\u00A0"}{ $seal }…
    Seed{"\u00A0"}{ $seed }
