## Sides

side-yours = あなたのチーム
side-number = チーム{ $side }
side-members = { $more } & { $last }

## The sheet in short

score-two = { $one } { $points1 } – { $points2 } { $two }
score-of = { $name } { $points }
score-columns = { $one } { $columns } { $two }
column-both = { $points1 } – { $points2 }
column-star = { $points }★
score-games = ゲーム：{ $score }
score-matches = スコア：{ $score }
score-boxes = ボックス{"\u00A0"}{ $boxes }
column-open = 第{ $column }列：{ $score }{ $boxes ->
    [none] {""}
   *[other] （{ $boxes }）
}
column-points = { $name } { $points1 } – { $points2 }
column-won = **{ $points }**
running-game = 第{ $number }ゲーム：{ $score }
running-match = 第{ $number }マッチ（{ $target }点先取）：{ $score }
round-won = ラウンド{ $round }：{ $name } **+{ $points }**（{ $sums }）{ $sweep ->
    [0] {""}
   *[other] 、うち{ $sweep }点は全テーブル勝利のボーナス
}
round-level = ラウンド{ $round }：{ $sums }で同点

## A settled contest of several games, or of more than two

won-best-of = { $you ->
    [winner] シリーズはあなたの勝ち
   *[other] シリーズは{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-hollywood = { $you ->
    [winner] 対戦はあなたの勝ち
   *[other] 対戦は{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-drawn = 全列の合計が同点：引き分け
settle-column = { $sign }{ $points }
settle-third-double = { $sign }第3列の2倍分 { $points }
settle-match = { $sign }{ $points }
settle-game = { $sign }{ $points }
settled-column = 第{ $number }列
settled-match = 第{ $number }マッチ
settled-game = 第{ $number }ゲーム
settled-won = { $part }：**{ $name } { $total1 } – { $total2 }**（得点{ $points1 } – { $points2 }{ $shutout ->
    [true] 、完封
   *[false] {""}
}）
settled-exact-margin = { $part }：**{ $name } { $total1 } – { $total2 }**（得点{ $points1 } – { $points2 }、負けになる点差）
settled-open = { $part }：未終了、{ $points1 } – { $points2 }
settled-earlier = これより前の{ $parts }件は省略しています。
settled-games = 勝ったゲーム：{ $one } – { $two }
settled-columns = 取った列（勝敗はこれで決定）：{ $one } – { $two }
settled-frozen = 得点はそのままで、ボーナスは加えません。
settled-pays = { $payer }から{ $receiver }へ**{ $points }**
settled-net = { $name } { $points }
settled-captain-gets = ほかの全員から{ $captain }へ各**{ $points }**。
settled-captain-pays = { $captain }からほかの全員へ各**{ $points }**。
net-behind = { $you ->
    [winner] それでも合計ではあなたが{ $net }点下です。
   *[other] それでも合計では**{ $name }**が{ $net }点下{ $winners ->
       *[other] です。
    }
}

## The whole sheet, deal by deal

sheet-deal = 第{ $deal }ディール：{ $ended }{ $points ->
    [none] {""}
   *[other] ：**{ $points }**
}
sheet-won = 第{ $deal }ディール：{ $name } **+{ $points }** · { $how }
sheet-how = { $result ->
    [gin] ジン
    [big_gin] ビッグジン
    [undercut] アンダーカット
   *[knock] { $deadwood ->
        [none] ノック
       *[other] { $deadwood }でノック
    }
}
sheet-columns = { $count ->
   *[other] 第{ $columns }列
}
sheet-table = { $one } – { $two } { $score }
sheet-match = 第{ $number }マッチ
sheet-game = 第{ $number }ゲーム
sheet-pages = { $page }/{ $pages }ページ
press-earlier = 前へ
press-later = 次へ
press-sheet = スコア表

## What is printed on the picture of a sheet

pad-target = { $target }点先取
pad-number-deal = 回
pad-number-round = ラウンド
pad-boxes = ボックス
pad-points = 得点
pad-shutout = 完封
pad-game-bonus = ゲーム
pad-line-bonus = ボックス点
pad-hand-bonus = ディール
pad-win-bonus = マッチ
pad-shutout-bonus = 完封
pad-total = 合計
pad-score = スコア
pad-earlier = それまで
pad-third-double = 第3列
pad-games-won = ゲーム
pad-net = 差引
pad-alt = スコア表、{ $title }、{ $target }
pad-alt-column = { $number ->
    [none] {""}
   *[other] { $number }：
}{ $name } { $totals }
pad-alt-line = { $label }：{ $figures }
# Stands for a figure that one side doesn’t have.
pad-alt-nothing = なし
