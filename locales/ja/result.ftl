## A finished deal

result-deal = 第{ $deal }ディール
result-after = 第{ $deal }ディール終了 · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · デッドウッド{ $deadwood }
side-left = **{ $name }** · 手札の残り{ $count }点
side-table = 場：{ $melds }
side-added = 相手のメルドに付けた札：{ $cards }
side-held = 残り：{ $cards }
side-laid-off = 付け札：{ $cards }
side-laid-off-own = 付け札（自動）：{ $cards }
side-nothing-laid-off = 付け札なし
laid-off = { $name }は{ $meld }に{ $cards }を付けました。
# $name laid off more cards, on another meld.
laid-off-also = { $meld }にも{ $cards }を付けました。
side-unmatched = 余り札：{ $cards }
side-rest = 余り札

## The sum

award-difference = デッドウッド { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] あなた
   *[other] { $loser }
}のデッドウッド全部 **+{ $points }**
award-deadwood = { $you ->
    [loser] あなた
   *[other] { $loser }
}のデッドウッド **+{ $points }**
award-gin-bonus = ジン **+{ $points }**
award-big-gin-bonus = ビッグジン **+{ $points }**
award-undercut-bonus = アンダーカット **+{ $points }**
award-sequence-bonus = 長いランと絵札 **+{ $points }**
award-spade-double = スペードで2倍 **+{ $points }**
award-left = 手札の残り { $high } − { $low } = **{ $points }**
award-unmatched = 余り札 { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] あなた
   *[other] { $loser }
}の残り **+{ $points }**
award-held = { $you ->
    [loser] あなた
   *[other] { $loser }
}の手札全部 **+{ $points }**
award-out = あがり **+{ $points }**
award-out-no-contract = { $you ->
    [loser] あなた
   *[other] { $loser }
}のコントラクト前にあがり **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }：{ $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · 場 { $table } − 手札 { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ あがり { $out }
} = **{ $points }**
boxes-extra = ボックス：1 + { $why }で{ $extra } = **{ $boxes }**
boxes-doubled-extra = ボックス：1 + 2 × { $extra }（{ $why }） = **{ $boxes }**、スペードで追加分が2倍
boxes-doubled-all = ボックス：2 ×（1 + { $why }で{ $extra }） = **{ $boxes }**、スペードで2倍
boxes-doubled = ボックス：2 × 1 = **{ $boxes }**、スペードで2倍
boxes-why = { $result ->
    [undercut] アンダーカット
    [big_gin] ビッグジン
   *[gin] ジン
}
sum-nothing = このディールは得点なし。
sum-scores = { $you ->
    [winner] あなた
   *[other] { $name }
}に**{ $points }点**
sum-boxes = { $scores }、{ $boxes ->
    [0] ボックスなし
   *[other] ボックス{ $boxes }個
}
sum-other = { $scores }、{ $you ->
    [loser] あなた
   *[other] { $name }
}に**{ $points }点**
sum-even = どちらも**{ $points }点**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] あなたのあがり
   *[other] { $winner }のあがり
}
end-exhausted = あがりなし：ディールは{ $you ->
    [winner] あなた
   *[other] { $winner }
}の勝ち
end-exhausted-even = あがりなし、同点
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] あなたがチャレンジして勝ち
       *[other] { $winner }がチャレンジして勝ち
    }
   *[loser] { $you ->
        [winner] { $loser }がチャレンジ、あなたの勝ち
        [loser] あなたがチャレンジ、{ $winner }の勝ち
       *[other] { $loser }がチャレンジ、{ $winner }の勝ち
    }
}
end-challenge-even = チャレンジは同点：どちらも得点なし

## A settled game

won-target = { $you ->
    [winner] あなたの勝ち
   *[other] { $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-shutout = { $you ->
    [winner] あなたの完封勝ち
   *[other] { $winner }{ $winners ->
       *[other] の完封勝ち
    }
}
won-resign = { $you ->
    [winner] { $loser }が投了：あなたの勝ち
    [loser] あなたが投了：{ $winner }{ $winners ->
       *[other] の勝ち
    }
   *[other] { $loser }が投了：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-out-of-time = { $you ->
    [winner] { $loser }が時間切れ：あなたの勝ち
    [loser] あなたが時間切れ：{ $winner }{ $winners ->
       *[other] の勝ち
    }
   *[other] { $loser }が時間切れ：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-left = { $you ->
    [winner] { $loser }が途中退席：あなたの勝ち
    [loser] あなたが途中退席：{ $winner }{ $winners ->
       *[other] の勝ち
    }
   *[other] { $loser }が途中退席：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-forfeit = { $you ->
    [winner] { $loser }は棄権による負け：あなたの勝ち
    [loser] あなたのチームは棄権による負け：{ $winner }{ $winners ->
       *[other] の勝ち
    }
   *[other] { $loser }は棄権による負け：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-decided = { $you ->
    [winner] サーバーの管理者の裁定：あなたの勝ち
   *[other] サーバーの管理者の裁定：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-exact-margin = { $you ->
    [winner] { $loser }は目標に届きましたが、負けになる点差です：あなたの勝ち
    [loser] あなたは目標に届きましたが、負けになる点差です：{ $winner }{ $winners ->
       *[other] の勝ち
    }
   *[other] { $loser }は目標に届きましたが、負けになる点差です：{ $winner }{ $winners ->
       *[other] の勝ち
    }
}
won-nobody = 勝者なしで終了
settle-points = { $sign }{ $points }点
settle-shutout = { $sign }完封（相手のボックスなし）{ $points }点
settle-game-bonus = { $sign }ゲームの勝ち{ $points }点
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $plain ->
    [yes] 勝ったディール{ $boxes }回（ボックス）で
   *[no] ボックス{ $boxes }個で
}{ $points }点
settle-total = **{ $name } { $points }**（ボーナス込み）
settle-total-plain = **{ $name } { $points }**
settled-term-box = ボックス：勝ったディール1回につき1つ。
settled-term-shutout = 完封：相手のボックスがゼロ。
settled-rating = あなたのレーティング：{ $rating }（{ $change }）
press-standings = 順位表
net = **{ $net }点差の勝ち**
# Where the game was resigned, or ended by a manager.
net-ahead = **リード：{ $net }点**
seal-next = 次の練習の封印：`{ $seal }`
press-again = 再戦
press-again-series = 再戦：{ $games }番勝負
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **あなたは
   *[other] **{ $name }は
}{ $games ->
    [0] 再戦
   *[other] { $games }番勝負の再戦
}を希望しています。** { $you ->
    [guest] ボタンを押せば開始です。
   *[other] { $other }がボタンを押せば開始です。
} 受付終了：{ $when }
rematch-on = 再戦はもう始まっています。
rematch-waits = 再戦は申し込み済みで、返事待ちです。
