## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] 相手：{ $name }
   *[elsewhere] **{ $server }** · 相手：{ $name }
}
hand-last = ### 前のディール：{ $ended }
hand-deadwood = デッドウッド **{ $deadwood }**
hand-left = 1枚捨てると**{ $deadwood }**
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = メルド
hand-unmatched = 余り札 · { $count }
hand-no-melds = メルドはまだなし · { $count }
hand-all-melds = 全部メルド · { $count }
hand-drawn = **{ $card }**を引きました。
hand-taken = **{ $card }**を取りました。
hand-taken-stays = 取った**{ $card }**はまだ捨てられません。

## A deal's end, until the next deal is asked for

deal-end-yours = 次のディールの先手はあなたです。
deal-end-theirs = 次のディールの先手は{ $name }です。
press-next-deal = 次のディール

## What to do now

prompt-wait = { $name }の番です。
prompt-stock = **あなたの番：山札から引きましょう。**
prompt-draw = **あなたの番：山札から引くか、{ $card }を取りましょう。**
prompt-upcard = **あなたの番：{ $card }を取るか、パスしましょう。**
prompt-wall = **山札がなくなりました：{ $card }であがるか、パスしましょう。パスなら流局です。**
prompt-discard = **あなたの番：1枚捨てましょう。**
prompt-discard-knock = **あなたの番：捨てるか、ノック。**
prompt-discard-gin = **ジン！ 宣言するか、捨てるか。**
prompt-discard-big-gin = **11枚全部がメルド：ビッグジンを宣言するか、1枚捨てましょう。**
prompt-gin-only = **ジンです。このルールでは必ず宣言します。**

## Buttons

press-stock = 引く
press-take = { $card }を取る
press-pass = パス
press-resign = 投了…
press-hand = 手札
press-hand-again = 更新
# Under a private hand while somebody else plays.
hand-goes-on = この画面は自動で更新されます。止まったら**{ $button }**を押してください。
press-back = 戻る
press-knock = ノック…
# Beside cards, where the hand's count says what is left.
press-knock-brief = ノック
press-knock-with = ノック（残り{ $deadwood }）
press-gin = ジン！
press-big-gin = ビッグジン！
press-ask-off = 次から確認なしでノック
press-other-discard = 別のカード…
press-discard-anyway = { $card }を捨てる
press-keep = 残す
press-questions-off = 今後は確認しない
press-ask-on = ノック前に確認する

## Ending the deal, step by step

ask-discard-knock = **どのカードを伏せて捨てますか？**
ask-discard-gin = **どのカードを伏せて捨てますか？** どれでもジンです。
menu-discard = 伏せるカード → 残るデッドウッド
menu-discard-gin = 伏せるカードを選ぶ
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### デッドウッド{ $deadwood }でノックしますか？
    { $card }を伏せて捨て、手札を公開します：
ask-gin = ### ジンであがりますか？
    { $card }を伏せて捨て、手札を公開します：
ask-big-gin = ### ビッグジンであがりますか？
    11枚すべてを公開します：
layout-ask = メルドの見せ方がいくつかあり、{ $name }が付けられる札が変わります。
layout-hint = メルドを選ぶ
layout-best = { $name }の付け札が最も少ない

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### ジンです。それでも{ $card }を捨てますか？
ask-discard-breaks-meld = ### メルドの{ $card }を捨てますか？
    デッドウッドは**{ $best }**で済むところ、**{ $kept }**になります。
ask-discard-breaks-meld-with-drawn = ### 引いたばかりのカードを捨てますか？
    { $card }はメルドの一部です。デッドウッドは**{ $best }**で済むところ、**{ $kept }**になります。

## Resigning

# $match is the kind of contest.
resign-ask = **{ $name }との対戦を投了しますか？** { $match ->
    [best_of] シリーズ全体が負けになり
    [hollywood] スコア表の全列が負けになり
    [multi_match] 全マッチが負けになり
   *[single] このゲームは負けになり
}、得点はここまでとなります。
press-resign-yes = 投了する
press-resign-no = 続ける
resign-kept = 対戦を続けます。
resign-done = 投了しました。
