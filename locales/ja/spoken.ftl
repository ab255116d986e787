# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = エース, 2, 3, 4, 5, 6, 7, 8, 9, 10, ジャック, クイーン, キング
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = エース, 2, 3, 4, 5, 6, 7, 8, 9, 10, ジャック, クイーン, キング
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = エース, 2, 3, 4, 5, 6, 7, 8, 9, 10, ジャック, クイーン, キング
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = クラブ, ダイヤ, ハート, スペード
# $rank may be several ranks, of a run.
spoken-card = { $suit }の{ $rank }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = 、
spoken-semicolon = 。
spoken-stop = 。
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {"対"}

## A hand

spoken-deal-begins = 第{ $deal }ディールが始まりました。{ $you ->
    [winner] 親はあなたです。
   *[other] 親は{ $name }です。
}
spoken-melds = あなたのメルド：{ $melds }。
spoken-no-melds = メルドはありません。
spoken-run = ラン、{ $cards }
spoken-set = セット、{ $cards }
spoken-unmatched = 余り札：{ $cards }。
spoken-all-matched = 余り札はありません。
spoken-deadwood = デッドウッドは{ $deadwood }。
spoken-deadwood-left = デッドウッドは{ $deadwood }、最善の1枚を捨てると{ $left }。
spoken-discards-top = 捨て札の一番上：{ $card }。
spoken-discards-all = 捨て札を上から：{ $cards }。
spoken-discards-below = その下にあと{ $cards }枚。
spoken-discards-empty = 捨て札はありません。
spoken-stock = 山札の残り：{ $stock }枚。
spoken-numbered = メルド{ $number }：{ $meld }。
spoken-link-channel = チャンネル{ $channel }へ
spoken-score = 得点：{ $score }
spoken-score-two = { $one } { $points1 }、{ $two } { $points2 }
spoken-column-points = { $name } { $points1 }、相手 { $points2 }
spoken-column-won = { $points }（勝ち）
spoken-column-star = { $points }（勝ち）
spoken-column-both = { $points1 }対{ $points2 }
spoken-score-columns = { $one }対{ $two }、列ごとに：{ $columns }
spoken-hand-drawn = { $card }を引きました。
spoken-hand-taken = { $card }を取りました。
spoken-hand-taken-stays = { $card }を取りました。この番では捨てられません。
spoken-melds-drawn = { $card }を引きました。
spoken-melds-taken = { $card }を取りました。
spoken-melds-taken-barred = { $card }を取りました。この番では捨てられません。
spoken-melds-taken-more = 捨て札から取りました：{ $cards }。
spoken-limit-card = { $limit }（ノックカードは{ $card }）
spoken-limit-second = { $limit }（別のデッキのノックカードは{ $card }）
spoken-knock-card-second = 別のデッキのノックカード：{ $card }。
spoken-knock-card-points = ノックカードがスペードなので、このディールの得点は2倍です。
spoken-knock-card-boxes = { $what ->
    [extra] ノックカードがスペードなので、2つ目からのボックスは2倍です。
   *[all] ノックカードがスペードなので、このディールのボックスは2倍です。
}

## What may be done

spoken-prompt-wall = あなたの番で、山札がなくなりました。{ $card }を取ってディールを終えるか、パスしましょう。パスなら流局です。
spoken-press-stock = 山札から引く
spoken-press-take = 捨て札から{ $card }を取る
spoken-press-hand-again = 今の手札を読み上げる
spoken-press-knock = ノックして、捨てるカードを選ぶ
spoken-press-knock-with = { $card ->
    [none] {""}
   *[other] { $card }を捨てて、
}{ $deadwood }でノックする
spoken-press-gin = { $card ->
    [none] {""}
   *[other] { $card }を捨てて、
}ジンであがる
spoken-press-big-gin = 11枚すべてでビッグジンであがる
spoken-press-other-discard = 別のカードを捨てて終える
spoken-press-keep = カードを残す
spoken-press-questions-off = こうした捨て札では確認しない
spoken-menu-discard = 伏せるカードを選ぶ
spoken-menu-discard-claim = 捨てるカードを選ぶ
spoken-choice-knock = { $card }を捨てて、{ $deadwood }でノックする
spoken-choice-gin = { $card }を捨てて、ジンであがる
spoken-ask-knock = { $deadwood }でノックしますか？ { $card }を伏せて捨て、手札を公開します：
spoken-ask-gin = ジンであがりますか？ { $card }を伏せて捨て、手札を公開します：
spoken-ask-big-gin = ビッグジンであがりますか？ 11枚すべてを公開します：
spoken-ask-discard-breaks-meld-with-drawn = 引いたばかりの{ $card }を捨てますか？ メルドの一部です。デッドウッドは{ $best }で済むところ、{ $kept }になります。
spoken-ask-claim-knock = { $deadwood }でノックしますか？ ノックの上限{ $limit }を超えています。{ $card }を捨てます。
spoken-claim-shown = 捨てたカード：{ $card }。公開されるカード：

## Laying off

spoken-press-lay-off = { $card }を付ける
spoken-press-lay-off-several = { $card }を付けて、メルドを選ぶ
spoken-lay-off-one = { $card }の付け先：{ $meld }
spoken-lay-off-which = { $card }をどのメルドに付けますか？
spoken-lay-off-on = { $meld }に付ける

## Melds on the table

spoken-deed-take-more = 捨て札を{ $card }まで{ $count }枚取り
spoken-deed-reject = 差し出された{ $card }を断り
spoken-melds-owed = { $card }をすぐ場に出してください。
spoken-melds-owed-new = { $card }はこの番のうちに、新しいメルドで出してください。
spoken-ask-take-owed = { $card }はこの番のうちに、新しいメルドで出すか、場のメルドに付けます。
spoken-ask-take-owed-new = { $card }はこの番のうちに、新しいメルドで出します。
spoken-ask-take-add = たとえば、メルド{ $number }に付ける：{ $cards }。
spoken-press-hold = { $card }を選ぶ
spoken-press-drop = { $card }を戻す
spoken-press-lay = { $cards }を出す
spoken-press-lay-picked = 選んだカードをメルドとして出す
spoken-press-add = { $card }をメルド{ $number }に付ける、{ $cards }
spoken-press-clear = 選んだカードをすべて戻す
spoken-press-melds-done = 番を終える
spoken-press-melds-done-offer = もう出さずに、1枚差し出す
spoken-press-melds-done-end = 番を終え、ディールも終える
spoken-press-contract = 出せるコントラクトを見る
spoken-press-aside = 選んだカードを取り分ける、{ $of }つのうち{ $number }つ目のメルド
spoken-press-undo = { $cards }を戻す
spoken-press-offer-refuse = カードを断る
spoken-press-challenge = 相手にチャレンジする
spoken-coach-reject-offer = { $card }を断る
spoken-menu-suit = { $suit }からカードを選ぶ、{ $cards }枚
spoken-option-take = { $count }枚取る、{ $card }まで
spoken-option-add = メルド{ $number }、{ $cards }

## Elsewhere

spoken-melds-numbered = メルド{ $number }：{ $cards }
spoken-replay-turn = 手番：{ $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = ディールごとの損失（最後が最新）：{ $bars }
spoken-board-nowhere = 順位なし
spoken-board-line = { $rank }：{ $name }、{ $value }
spoken-board-line-own = { $rank }：{ $name }、{ $value }
spoken-audit-set = { $name }：変更前は{ $before }、変更後は{ $after }

## How a deal ended

spoken-side-left = { $name }、手札の残り：{ $count }
spoken-award-difference = デッドウッド、{ $high }引く{ $low }は{ $points }
spoken-award-left = 手札の残り、{ $high }引く{ $low }は{ $points }
spoken-award-unmatched = 余り札、{ $high }引く{ $low }は{ $points }
spoken-award-table = { $name }：場の{ $table }から手札の{ $hand }を{ $out ->
    [0] 引いて
   *[other] 引き、あがりの{ $out }を足して
}{ $points }
