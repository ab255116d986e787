# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Picture
press-film-open = Move by move
press-record = Record
film-alt = { $title }, every card open, one move after another. { $end }
record-title = ### The record of table { $table }

## Anything that is shown to a channel

press-share = Share
shown-by = shown by { $name }
refusal-nobody-there = There’s nobody here to show it to.
refusal-may-not-write = You can’t write in this channel, so I won’t do it for you.
refusal-shared-lately = That has just been shown here.

## A record that a member sends (/gin replay file:)

command-replay-file = A record to look at, such as one that I have given you
import-about = from your file
import-game = Game { $game } of { $games }
import-deal = Game { $game } · { $deal }
import-unreadable = ### I can’t read that as a record
    Something is wrong in line { $line }:
refusal-file-too-large = That file is too large for a record: { $most } KiB is the most.
refusal-file-gone = Discord didn’t hand me that file. Please try again.
refusal-no-record = I can’t read that as a record: line { $line } is wrong.
refusal-nothing-to-open = That record tells no deal’s cards, so there’s nothing to look at.
refusal-file-forgotten = I don’t keep that file any more: I forget files after a day, or when you send another. Use `/gin replay file:` again.

refusal-no-files = I’m not allowed to send files in this channel.
refusal-share-later = The game isn’t over yet. Once it is, you can show its deals to everybody.
refusal-not-for-everybody = Somebody who sat at that deal doesn’t show their games to everybody, so I can’t either. **Picture** gives you the file for yourself.

## A member's games as a file

export-page = ### Your games as a file
    For a spreadsheet, or to look at anywhere else.
choice-export-results = Results, as a table (CSV)
choice-export-records = Records, with every card and move (text)
refusal-nothing-to-export = You haven’t played anything yet that could go into a file. `/gin challenge` changes that.
export-results = { $games ->
    [one] ### Your result
   *[other] ### Your { $games } results
}
export-records = { $games ->
    [one] ### The record of your game
   *[other] ### The records of your { $games } games
}
export-here = Your games in this server. In direct messages you get all of them.
export-everywhere = All your games, in every server.
export-left = { $games ->
    [one] One older game didn’t fit.
   *[other] { $games } older games didn’t fit.
}
export-results-about = One line a game, the latest first; times are UTC.
export-records-about = `/gin replay file:` shows such a file move by move. A game that still runs ends where you can see no further.

## /gin history

command-history = Look through your finished games
command-history-opponent = Only against this member
command-history-variant = Only by these rules
command-history-result = Only those won, or lost
command-history-since = Only from this day on, such as 2026-01-31
press-history = History
press-history-won = Only won
press-history-lost = Only lost
history-resign = given up
history-out-of-time = out of time
history-left = left the table
history-forfeit = by forfeit
history-decided = decided by the managers
press-history-all = All games
history-title = ### Your finished games
history-none = You haven’t finished a game yet. `/gin challenge` begins one.
history-nothing-fits = No finished game of yours fits that.
history-won = Won
history-lost = Lost
history-against = against { $name }
history-since = since { $date }
history-more = { $names } and { $more } more
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-annulled = Annulled
refusal-no-such-day = That’s no day that I know. Write it like { $example }.
