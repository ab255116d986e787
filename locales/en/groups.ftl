# Where more than two play.
refusal-already-joined = You have a seat there already.
refusal-not-joined = You have no seat there to give up. Whoever opened the table takes it back with *Withdraw*.
refusal-side-full = No seat is free there any more.
refusal-not-enough-players = { $needed ->
        [one] One more player has to join first.
       *[other] { $needed } more players have to join first.
    }
refusal-seat-taken = That seat isn't free any more.
refusal-no-advice = You can't see a partner's hand now.
refusal-sits-out = That player has no deal running. The contest can be given up for them once they are dealt in.
