# Reviews of finished deals (docs/coach.md)

command-review = 終わったディールで損をした判断と、もっといい手を見る
command-review-deal = どのディール？ 省略すると最後に遊んだもの
press-review = コーチ
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }：{ $points }
press-review-replay = リプレイで見る
review-title = コーチの講評：第{ $deal }ディール · { $first } – { $second }
review-nothing = このディールでは、判断する場面がありませんでした。
review-clean = **はっきりしたミスなし。** { $decisions ->
    [1] 唯一の判断は
   *[other] { $decisions }回の判断はすべて
}、私の考える最善手に劣りませんでした。
review-verdict = { $decisions }回の判断のうち**{ $mistakes }回**で、およそ**{ $points }点**の損をしました（あなたに見えた情報での計算）。
# $luck is good, bad or none.
review-dealt = 配られた手札：{ $luck ->
    [good] デッドウッドが平均より{ $points }少ない
    [bad] デッドウッドが平均より{ $points }多い
   *[none] 平均なみ
}
review-drawn = 引いた{ $draws }枚の運：{ $luck ->
    [good] 平均よりデッドウッド{ $points }分の得
    [bad] 平均よりデッドウッド{ $points }分の損
   *[none] 平均なみ
}
# $played is one of review-did-…
review-cost = **{ $played }** およそ**{ $points }点**の損（誤差± { $error }）。
review-did-take = { $card }を取りました。
review-did-stock = 山札から引きました。
review-did-pass = パスしました。
review-did-discard = { $card }を捨てました。
review-did-knock = { $card }を伏せてノックしました。
review-did-gin = { $card }を伏せてジンであがりました。
review-did-big-gin = ビッグジンであがりました。
review-short-take = { $card }を取る
review-short-stock = 山札
review-short-pass = パス
review-short-discard = { $card }
review-short-knock = ノック
review-short-gin = ジン
review-short-big-gin = ビッグジン
review-held = あなたの手札 · デッドウッド{ $deadwood }
review-pile = 捨て札{ $card } · 山札は残り{ $stock }枚
review-no-pile = 捨て札なし · 山札は残り{ $stock }枚
review-known = { $name }が取って、まだ持っていた札：{ $cards }
# $move is advice, such as “Discard K♦”.
review-better = **もっといい手：{ $move }。**

refusal-not-your-review = 講評は、対戦した人がそれぞれ自分の分を見るものです。あなたはこのディールにいませんでした。
refusal-not-weighed = このルールでは、ミスと言えるほど正確に手を比べられません。講評できるのは、ノックがあり、同じスートでランを作るディールです。
refusal-review-under-way = あなたの別のディールをまだ考えています。少ししてからまたどうぞ。
refusal-no-review-found = この講評を終えられませんでした。少ししてやり直してください。
