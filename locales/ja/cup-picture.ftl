## Printed on the pictures of a cup

cup-picture-knockout = 勝ち抜き戦
cup-picture-double-elimination = ダブルエリミネーション
cup-picture-round-robin = 総当たり戦
cup-picture-groups = グループと勝ち抜き戦
cup-picture-swiss = スイス式
cup-picture-cancelled = 中止
cup-picture-round = 第{ $number }回戦
cup-picture-quarter-finals = 準々決勝
cup-picture-semi-finals = 準決勝
cup-picture-final = 決勝
cup-picture-second-final = 決勝の再戦
cup-picture-third-place = 3位決定戦
cup-picture-winners = 勝者側
cup-picture-losers = 敗者側
cup-picture-group = グループ{ $group }
cup-picture-points = 勝ち点
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = 対戦中
cup-picture-walkover = 不戦勝・不戦敗
cup-picture-walkover-or-bye = 不戦勝・不戦敗
cup-picture-buchholz-means = ブッフホルツ：相手の勝ち点
cup-picture-sonneborn-berger-means = ソネボーン・ベルガー：勝った相手の勝ち点
cup-picture-difference-means = ゲームの得点：得たものと失ったものの差

## The pictures of a cup in words

cup-picture-alt = { $title }：{ $format }、参加数{ $entrants }。
cup-picture-alt-part = { $title }、{ $parts }枚中{ $part }枚目。
cup-picture-alt-place = { $place ->
    [1] 優勝：{ $names }。
   *[other] { $place }位：{ $names }。
}
cup-picture-alt-standing = 勝ち点順
cup-picture-alt-row = { $place }位 { $name } { $points }
cup-picture-alt-round = { $round }：{ $matches }。
cup-picture-alt-more = { $first }、{ $next }
cup-picture-alt-beat = { $winner }が{ $loser }に{ $points1 ->
    [none] 勝ち
   *[other] { $points1 }対{ $points2 }で勝ち
}
cup-picture-alt-walkover = { $winner }が{ $loser }に不戦勝
cup-picture-alt-draw = { $one }と{ $other }は引き分け
cup-picture-alt-neither = { $one }と{ $other }はどちらも不戦敗
cup-picture-alt-playing = { $one }と{ $other }が対戦中
cup-picture-alt-next = { $one }と{ $other }はこれから対戦
cup-picture-alt-waiting = { $name }は相手待ち
cup-picture-alt-bye = { $name }は対戦なしで勝ち抜け
cup-picture-alt-earlier = それより前の対戦は省略しています。
