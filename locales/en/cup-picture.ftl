## Printed on the pictures of a cup

cup-picture-knockout = Knockout
cup-picture-double-elimination = Double elimination
cup-picture-round-robin = Round robin
cup-picture-groups = Groups and knockout
cup-picture-swiss = Swiss
cup-picture-cancelled = cancelled
cup-picture-round = Round { $number }
cup-picture-quarter-finals = Quarter-finals
cup-picture-semi-finals = Semi-finals
cup-picture-final = Final
cup-picture-second-final = Second final
cup-picture-third-place = Third place
cup-picture-winners = Winners’ bracket
cup-picture-losers = Losers’ bracket
cup-picture-group = Group { $group }
cup-picture-points = Pts
cup-picture-buchholz = BH
cup-picture-sonneborn-berger = SB
cup-picture-difference = +/−
cup-picture-playing = being played
cup-picture-walkover = walkover
cup-picture-walkover-or-bye = walkover or bye
cup-picture-buchholz-means = Buchholz: opponents’ points
cup-picture-sonneborn-berger-means = Sonneborn-Berger: points of opponents beaten
cup-picture-difference-means = game points won, less those lost

## What a screen reader says of those pictures

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] 1 entrant
   *[other] { $entrants } entrants
}.
cup-picture-alt-part = { $title }, picture { $part } of { $parts }.
cup-picture-alt-place = { $place ->
    [1] Won by { $names }.
   *[other] Place { $place }: { $names }.
}
cup-picture-alt-standing = Standings by points
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } beat { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}{ $points1 } to { $points2 }
}
cup-picture-alt-walkover = { $winner } beat { $loser } by walkover
cup-picture-alt-draw = { $one } and { $other } drew
cup-picture-alt-neither = neither { $one } nor { $other } played
cup-picture-alt-playing = { $one } and { $other } are playing
cup-picture-alt-next = { $one } against { $other } is still to come
cup-picture-alt-waiting = { $name } is waiting for an opponent
cup-picture-alt-bye = { $name } has a bye
cup-picture-alt-earlier = Earlier rounds aren’t listed here.
