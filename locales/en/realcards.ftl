## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] The contest would be over before deal { $name } then. Correct the later deals first.
   *[players] Deal { $name } wouldn’t fit any more: others would be playing it. Correct that one first.
}
refusal-sheet-moved = The sheet has changed in the meantime. This is how it stands now.
refusal-sheet-over = Nothing more can be entered on this sheet.
refusal-entry-gone = That deal isn’t on the sheet any more.
refusal-entry-open = Something about this deal is still missing.
refusal-proposal-waits = Another change of the sheet waits for its answer. That one comes first.
refusal-proposal-gone = That has been answered already.
refusal-not-latest = Only the newest deal can be taken back, by whoever entered it. *Correct…* asks the others.
refusal-sheet-started = This sheet has begun already, or is closed.
refusal-sheet-players = { $code ->
    [heads_up] Two play here: somebody has to join first.
    [round_robin] Three or four play here in turn.
    [partnership] Both teams need the same number of players, at least two each.
   *[captain] A captain plays alone against two or more.
}
refusal-same-name = Somebody on this sheet is called { $name } already.
