## Who and where

name-nobody = だれか
name-someone = 名無し
name-you = あなた
# $number tells players of one name apart.
name-numbered = { $name }（{ $number }）
table-number = テーブル{ $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = プライベートチャット
link-picture = 画像
link-last = #{ $channel }の前のディール
# A phrase that stands alone.
whole-sentence = { $phrase }。

## The deal in a few words

deal-title = 第{ $deal }ディール · { $rules }、{ $knock }
deal-title-plain = 第{ $deal }ディール · { $rules }
limit-knock = ノックは{ $limit }以下
limit-upcard = ノックの上限はアップカードの点数
limit-gin-only = あがりはジンのみ
limit-card = { $limit }（{ $card }による）
limit-second = { $limit }（もう1組の{ $card }による）
pile-top = 捨て札の一番上 · 山札は残り{ $stock }枚
pile-line = 捨て札：{ $card } · 山札は残り{ $stock }枚
pile-empty = 捨て札なし · 山札は残り{ $stock }枚
seal = シャッフルの封印：`{ $seal }`
seal-deal = ディールの封印：`{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] あなた
   *[other] { $name }
}はパスしました。
did-stock = { $you ->
    [winner] あなた
   *[other] { $name }
}は山札から引きました。
did-take = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $taken }を取りました。
did-discard = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $discarded }を捨てました。
did-stock-discard = { $you ->
    [winner] あなた
   *[other] { $name }
}は引いて{ $discarded }を捨てました。
did-take-discard = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $taken }を取り、{ $discarded }を捨てました。

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] あなたが{ $deadwood }でノック
   *[other] { $winner }が{ $deadwood }でノック
}
end-gin = { $you ->
    [winner] ジン！ あなたの手札が全部メルド
   *[other] ジン！ { $winner }の手札が全部メルド
}
end-big-gin = { $you ->
    [winner] ビッグジン！ あなたの11枚すべてがメルド
   *[other] ビッグジン！ { $winner }の11枚すべてがメルド
}
end-undercut = { $you ->
    [winner] あなたが{ $loser }をアンダーカット
    [loser] { $winner }があなたをアンダーカット
   *[other] { $winner }が{ $loser }をアンダーカット
}
end-tie = 同点：どちらも得点なし
end-cancelled-gin = ジン、でも全部に付け札：どちらも得点なし
end-draw = 流局：どちらもあがれず
end-misdeal = 配り直し
end-resign = { $you ->
    [loser] あなたが投了
   *[other] { $loser }が投了
}
end-out-of-time = { $you ->
    [loser] あなたが時間切れ
   *[other] { $loser }が時間切れ
}
end-left = { $you ->
    [loser] あなたが途中退席
   *[other] { $loser }が途中退席
}
end-forfeit = { $you ->
    [loser] あなたは負け扱い
   *[other] { $loser }は負け扱い
}
end-decided = サーバーの管理者の裁定
end-void = このディールは無効
last-deal = { $points ->
    [0] 前のディール：{ $ended }
   *[other] 前のディール：{ $ended }（{ $points }点）
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = eesu 2 3 4 5 6 7 8 9 10 jakku kuin kingu
emoji-suits = kurabu daiya haato supeedo
emoji-card = { $suit }_{ $rank }
emoji-back = ura_muki
