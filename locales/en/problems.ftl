## The problem of the day

command-problem = Solve the problem of the day, and see what others chose
problem-title = Problem of the day
problem-ends = ends { $when }
problem-next = the next one comes { $when }
problem-upcard = Do you take the upcard?
problem-draw = Take it, or draw?
problem-discard = Which of these cards do you discard?
problem-knock = Knock, or play on?
problem-situation = Standard gin, { $knock }, the first deal of a game. { $dealer ->
    [you] You
   *[they] The other side
} dealt, and this is your { $turn ->
    [1] first turn
    [2] second turn
    [3] third turn
   *[other] turn no. { $turn }
}.
problem-they-passed = They didn’t want { $card }, the upcard.
problem-they-took = They took { $cards }.
problem-they-threw = They discarded { $cards }.
problem-you-passed = You passed { $card }, the upcard.
problem-you-took = You took { $cards }.
problem-you-threw = You discarded { $cards }.
problem-now-drew = Now you’ve drawn **{ $card }**.
problem-now-took = Now you’ve taken **{ $card }**.
problem-ask = What do you do?
press-problem-knock = Knock: { $card } face down
press-problem-discard = Play on: discard { $card }

# What was wrong about an answer.
problem-again = You’ve answered already, and the first answer counts.
problem-late = That was the problem of another day. This is today’s:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Right!
problem-wrong = There is better
problem-more-next = **{ $best }** is worth { $points } points more (± { $error }) by my reckoning than the next best of these: { $other }.
problem-more-yours = **{ $best }** is worth { $points } points more (± { $error }) by my reckoning than your choice: { $other }.
problem-answered = { $members ->
    [one] One answer so far: yours.
   *[other] { $members } answers so far:
}
problem-chosen = { $move }: { $members } ({ $percent }%){ $best ->
    [yes] {" "}· best
   *[no] {" "}· { $less } less
}
problem-count = You: { $solved } of { $answered } right{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } days in a row
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** has solved it{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } days in a row
    }. What would you do?
   *[no] **{ $name }** has answered. What would you do?
}
press-problem-look = Try it
