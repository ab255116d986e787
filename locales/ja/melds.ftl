## What lies on the table

melds-side = **{ $name }** · 手札{ $cards }枚
melds-side-down = **{ $name }** · { $cards }枚 · 場に{ $points }点
melds-side-contract = **{ $name }** · { $cards }枚 · { $laid ->
    [0] コントラクト前
   *[other] コントラクト済み
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] 山札なし
   *[other] 引けるのは残り{ $cards }枚
}
melds-pile = 捨て札{ $cards }枚 · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = 捨て札：{ $cards } · { $draws }
melds-pile-empty = 捨て札なし · { $draws }
melds-pile-cards = 上から：{ $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
# The deeds are stems, which its own ending “ました” makes a sentence of.
did-deeds = { $you ->
    [winner] あなた
   *[other] { $name }
}は{ $deeds }ました。
list-more = { $first }、{ $next }
list-clauses = { $first }、{ $next }
sentences = { $first }{ $next }
list-last = { $first }、{ $last }
deed-stock = 引き
deed-take = 捨て札から{ $card }を取り
deed-take-more = 捨て札を{ $card }まで{ $count }枚取り
deed-lay = { $cards }を場に出し
deed-extend = { $cards }をメルド{ $number }に付け
deed-contract = コントラクトを場に出し
deed-discard = { $card }を捨て
deed-offer = { $card }を差し出し
deed-accept = { $card }をもらい
deed-reject = { $card }を断り
deed-last-card = 最後の1枚を手元に残し
deed-challenge = チャレンジし
deed-accept-challenge = チャレンジを受け
deed-reject-challenge = チャレンジを断り
deed-resign = 投了し

## The hand

melds-count = { $cards }枚、合計**{ $points }点**
melds-drawn = **{ $card }**を引きました。
melds-taken = **{ $card }**を取りました。
melds-taken-barred = 取った**{ $card }**はまだ捨てられません。
melds-taken-more = { $cards }を取りました。

## What to do now

melds-draw-more = **あなたの番：山札から引くか、{ $card }だけ、またはその下の札までまとめて取りましょう。**
melds-owed = **{ $card }をすぐ場に出してください。**
melds-owed-new = **{ $card }はこの番のうちに**、新しいメルドで出してください。
melds-prompt = **出すか付けるか捨てましょう。**
melds-prompt-discard = **あなたの番：捨てるカードを選びましょう。**
melds-prompt-last-draw = 引けるカードがもうないので、捨てるとディールは終わりです。
melds-prompt-own = **出すか、自分のに付けましょう。**
melds-prompt-done = **今出せるものはありません。**
melds-prompt-contract = **コントラクトを出せます。** メルドを自分で選ぶこともできます。
melds-prompt-no-contract = **コントラクトはまだそろっていません。** { $sizes }を一度に出します。
melds-prompt-contracted = **コントラクトを出しました。** この番ではもう出せません。
melds-last-draw = 引けるカードがもうないので、この番でディールは終わりです。
melds-sizes = { $sizes }枚のメルド{ $count }組
melds-wait-answer = { $name }の返事を待っています。
melds-turn-answer = **{ $name }が返事をする番です。**
melds-picked = 選択：{ $cards }
melds-picked-no-meld = 選択：{ $cards } · まだメルドではありません
melds-picked-blocked = 選択：{ $cards } · これを出すと番を終えられません
melds-picked-no-contract = 選択：{ $cards } · これを含むコントラクトはありません
melds-set-aside = ここまでのコントラクト：{ $cards }

## Buttons and menus

press-go-out = { $move }（あがり）
press-out = あがる
press-lay = { $cards }を出す
press-lay-picked = これを出す
press-add = { $card }を{ $number }番へ
press-discard-card = { $card }を捨てる
press-melds-done = 完了
press-melds-done-offer = 差し出す…
press-melds-done-end = 完了してディール終了
press-clear = 選び直す
press-contract = コントラクト…
press-contract-go = コントラクトを出す
press-aside = メルド{ $number }/{ $of }
press-undo = { $cards }を戻す
press-offer-card = { $card }を差し出す
press-offer-accept = { $card }をもらう
press-offer-refuse = 断る
press-last-card = 最後の1枚を残す
press-challenge = チャレンジ…
press-challenge-go = { $name }にチャレンジ
press-challenge-accept = 受けて比べる
press-challenge-refuse = 断って続ける
press-take-more = { $count }枚取る
press-out-ask-off = 次から確認なしであがる
press-out-ask-on = あがる前に確認する
menu-suit = { $suit } · { $cards }枚
menu-cards = 出すカード、付けるカードを選ぶ…
menu-discard-card = 捨てるカード…
menu-offer-card = 差し出すカード…
menu-take = 捨て札をもっと取る…
menu-take-deep = さらに下まで取る…
menu-add = { $card }をメルドに付ける…
menu-contract = 別のコントラクト…
option-take = { $count }枚、{ $card }まで
option-add = { $number } · { $cards }
contract-leaves = 手札に{ $points }点残る

## Steps that ask

ask-out = ### あがりますか？
ask-out-lay = これを場に出すと手札がなくなり、ディールが終わります：
ask-out-extend = 最後の1枚をメルド{ $number }に付けると、ディールが終わります：
ask-out-discard = 最後の1枚を捨てると、ディールが終わります：
ask-take = ### { $count }枚取りますか？
ask-take-owed = **{ $card }はこの番のうちに**、新しいメルドで出すか、場のメルドに付けます。
ask-take-owed-new = **{ $card }はこの番のうちに**、新しいメルドで出します。
ask-take-meld = 例：{ $cards }
ask-take-add = 例：{ $cards }をメルド{ $number }に付ける
ask-contract = ### このコントラクトを出しますか？
ask-contract-after = 手札は{ $cards }枚残り、この番ではもう出せません。
ask-contract-more = 手札は{ $cards }枚残り、この番でこれらのメルドに付けられます。
ask-challenge = ### { $name }にチャレンジしますか？
ask-challenge-rule = { $name }が受ければ、双方の手札をすべて数えます。少ないほうの勝ちで、相手の点数を丸ごと得ます。
ask-challenge-refused = { $name }が断れば、そのまま続けます。
ask-challenge-once = { $name }が断れば、そのまま続けます。この番ではもうチャレンジできません。
challenge-tie-drawn = 同点なら、どちらも得点なしです。
challenge-tie-challenged = 同点なら、チャレンジされた側の勝ちです。
asked-challenge = ### { $name }がチャレンジ！
asked-challenge-rule = 受ければ、双方の手札をすべて数えます。少ないほうの勝ちで、相手の点数を丸ごと得ます。断れば、{ $name }はそのまま続けます。
asked-offer = ### { $name }が{ $card }を差し出しました
asked-offer-rule = もらうと手札に加わり、あなたの番が始まります。
asked-offer-ace = エースをもらうと引いたことになるので、この番は引けません。
asked-offer-keep = もらった札を、この番で相手に返すことはできません。
offer-choose = **差し出すカードを選びましょう。** もらうか断るかは{ $name }次第です。
offer-barred = { $card }はもらったばかりなので、この番では差し出せません。
offer-last = **残り1枚なので差し出しません。**
