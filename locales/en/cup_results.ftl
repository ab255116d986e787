refusal-cup-played-here = That cup’s games are played here, so results count by themselves: there’s nothing to enter.
refusal-not-your-match = That’s not your match.
refusal-no-result-claimed = The other side hasn’t entered a result yet.
refusal-awaits-answer = Your side has entered its result. Now it’s up to the other side.
refusal-result-disputed = The two sides don’t agree on that result, so the organiser decides.
refusal-impossible-score = A side’s points must be between 0 and { $most }.
