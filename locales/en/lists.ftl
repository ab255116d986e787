## A member's games

games-none = You have no game at the moment. `/gin play` starts one: with a friend, with anyone, or with the computer.
games-title = ### Your games
games-which = ### Which game?
games-more = { $games ->
    [one] And 1 more.
   *[other] And { $games } more.
}
game-yours = **{ $name }** · { $score } · **your turn**
game-theirs = **{ $name }** · { $score } · waiting for them
game-asks = **{ $name }** challenges you · { $rules }
game-asked = You challenged **{ $name }** · { $rules }
game-asks-other = **{ $name }** offers you other rules · { $rules }
game-asked-other = You offered **{ $name }** other rules · { $rules }
game-open = You left a seat open · { $rules }
press-open = Open hand

## A table's sheet

scores-none = No deal has been finished yet.

## A server's standings

standings-title = Standings in { $server }
standings-none = Nobody has finished a deal here yet.
standings-counting = A game was annulled, so this board is being counted again. Look again in a moment.
standing-detail = { $games ->
    [0] no game finished yet
    [one] won { $won } of 1 game
   *[other] won { $won } of { $games } games
} · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
