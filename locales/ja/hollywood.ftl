# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = 連続ハリウッド：全{ $games }ゲーム、1つ終われば次が始まる
line-hollywood-continuous = 連続ハリウッド式、{ $target }点先取の全{ $games }ゲーム、{ $columns ->
    [1] 1ゲームずつ
   *[other] { $columns }ゲームずつ同時進行
}
short-hollywood-continuous = { $rules } { $target }点先取の全{ $games }ゲーム
rules-match-hollywood-continuous = { $target }点先取の**全{ $games }ゲーム**を、{ $columns ->
    [1] 1ゲームずつ進める
   *[other] { $columns }ゲームずつ並べて同時に進める
}。どちらの側も、1勝目はそのうち1つに、2勝目は2つに、と記入していく。1つ終われば次が始まる。
option-hollywood-games = { $value ->
    [off] ゲームが終わっても次は始まらない
   *[other] 全{ $value }ゲーム：1つ終われば次が始まる
}
rule-hollywood-games = 全ゲーム数（連続）
columns-closed = { $games }ゲーム中{ $closed }ゲーム終了：{ $score }
