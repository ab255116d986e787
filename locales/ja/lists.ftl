## A member's games

games-none = 今はゲームがありません。`/gin play`で友だち、だれか、CPUと始められます。
games-title = ### あなたのゲーム
games-which = ### どのゲーム？
games-more = ほか{ $games }件。
game-yours = **{ $name }** · { $score } · **あなたの番**
game-theirs = **{ $name }** · { $score } · 相手の番
game-asks = **{ $name }**からの挑戦 · { $rules }
game-asked = **{ $name }**に挑戦中 · { $rules }
game-asks-other = **{ $name }**が別のルールを提案 · { $rules }
game-asked-other = **{ $name }**に別のルールを提案中 · { $rules }
game-open = 相手を募集中 · { $rules }
press-open = 手札を開く

## A table's sheet

scores-none = 終わったディールはまだありません。

## A server's standings

standings-title = { $server }の順位表
standings-none = ここで終わったディールはまだありません。
standings-counting = ゲームが1つ無効になり、集計し直しています。少ししてから見てください。
standing-detail = { $games ->
    [0] 終わったゲームなし
   *[other] { $games }ゲーム中{ $won }勝
} · { $deals }ディール · { $points }点
