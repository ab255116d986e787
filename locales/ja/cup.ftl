# メンバーから見た大会：作成、メッセージ、各ページ、お知らせ。

command-cup = サーバーの大会
command-cup-new = 大会を作る
command-cup-list = このサーバーの大会を見る
command-cup-show = 大会の状況を見る
command-cup-which = どの大会？ 省略すると最新のもの

## Words

cup-hours = { $hours }時間
cup-days = { $days }日
cup-unknown = …
cup-nobody = なし
cup-and-more = { $names }、ほか{ $count }人
cup-format-knockout = 勝ち抜き戦
cup-format-double-elimination = ダブルエリミネーション
cup-format-round-robin = 総当たり戦
cup-format-groups = グループ戦と勝ち抜き戦
cup-format-swiss = スイス式
cup-about-knockout = 1回負けたら敗退です。
cup-about-double-elimination = 2回負けたら敗退です。
cup-about-round-robin = 全員が全員と対戦します。16人まで。
cup-about-groups = まずグループ戦、次に各グループの上位2人が勝ち抜き戦。
cup-about-swiss = 同じ成績の相手と数ラウンド。敗退はありません。
cup-third-yes = 3位決定戦あり
cup-third-no = 3位決定戦なし
cup-finals-yes = 決勝で負けの数が並んだら、もう一度決勝
cup-finals-no = 決勝は1回
cup-legs = { $legs ->
    [1] 全員と1回ずつ対戦
   *[other] 全員と2回ずつ対戦
}
cup-rounds = ラウンド数：{ $rounds }
cup-rounds-usual = 必要なだけのラウンド
cup-seeding-rating = レーティング順のシード
cup-seeding-hand = 主催者が決めるシード
cup-seeding-lot = 抽選
cup-match-time = 1対戦の時間：{ $time }
cup-organiser = 主催：{ $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] 決勝
    [2] 準決勝
    [4] 準々決勝
   *[other] { $round }回戦
}
cup-round-winners = 勝者側{ $round }回戦
cup-round-losers = 敗者側{ $round }回戦
cup-round-final = { $round ->
    [1] 決勝
   *[other] 2度目の決勝
}
cup-round-third = 3位決定戦
cup-round-group = グループ{ $group }、第{ $round }ラウンド
cup-round = 第{ $round }ラウンド
cup-group = グループ{ $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }：不戦
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair }（不戦勝）
cup-pair-ruled = { $pair }（主催者の判定）
cup-pair-left = { $pair }（不戦勝：大会を離脱）
cup-line = { $round }：{ $pair }
cup-line-ends = 時間切れ { $when }
cup-place = { $place }. { $names }
cup-wins = { $name }の勝ち
cup-out = { $name }（離脱）
cup-disqualified = { $name }（失格）

## The panel of a new cup

cup-new-title = ### 新しい大会
cup-new-called = 名前は**{ $title }**になります。
cup-new-about = これはあなただけに見えています。**作る**を押すと大会がこのチャンネルに表示され、だれでも参加できます。
cup-untitled = { $name }の大会
cup-rules-title = ### 大会のゲーム
cup-outlook-head = **対戦の見込み**
cup-outlook = { $entrants }人なら{ $matches }対戦、{ $rounds }ラウンド、最長{ $time }
cup-menu-format = 形式
cup-menu-legs = 対戦の回数
cup-menu-rounds = ラウンド数
cup-menu-seeding = シード
cup-menu-hours = 1対戦の時間
cup-menu-clock = 1手の時間
cup-clock-usual = ルールまたはサーバーの設定どおり
cup-form-title = 大会の名前
cup-form-label = 名前
press-cup-name = 名前…
press-cup-rules = ルール…
press-cup-create = 作る
cup-created = 大会は{ $channel }にあり、だれでも参加できます。そろったら**運営…**から始めてください。
refusal-entries-closed = 今は参加できません。受付は締め切られています。
refusal-no-cups = ここにはまだ大会がありません。`/cup new`で作れます。

## The cup's message

cup-head = ### { $title }
cup-entered-none = まだだれも参加していません。
cup-entered-count = **参加者（{ $count }）：**{ $names }
cup-may-enter = **参加する**を押すと参加できます。{ $name }が大会を始めます。
cup-entries-closed = 受付は締め切られました。{ $name }が大会を始めます。
cup-waits = だれも始めなければ{ $when }に中止になります。
cup-playing = **対戦中**
cup-more-behind = 続きは**{ $button }**へ
cup-pairing = 次のラウンドの組み合わせを決めています。
cup-still-enter = まだ参加できます。次のラウンドから対戦します。
cup-standings = **順位**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name }が優勝しました！**
cup-no-winner = **大会は優勝者なしで終わりました。**
cup-cancelled = **大会は中止されました。**
press-cup-enter = 参加する
press-cup-leave = 抜ける
press-cup-left = はい、抜けます
press-cup-more = もっと…
press-cup-organise = 運営…
cup-entered = **{ $title }**に参加しています。最初の対戦が始められるようになったら呼びます。
cup-leave-ask = **{ $title }**から抜けますか？ 始まるまではまた参加できます。
cup-leave-running = **{ $title }**から抜けますか？ 対戦中のゲームは投了になり、残りの対戦は不戦敗で、もう戻れません。
cup-left = **{ $title }**から抜けました。

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = 対戦
cup-page-entrants = 参加者
cup-page-table = 順位
cup-page-rules = ルール
cup-not-begun = 大会はまだ始まっていません。
cup-no-places = まだ決まった順位はありません。
cup-table-row = { $place }. **{ $name }** · { $points } · { $wins }勝{ $draws }分{ $losses }敗
cup-ties-figures = ソンネボーン・ベルガー { $berger } · ゲームの得点 { $difference }
cup-ties-figures-swiss = ブッフホルツ { $buchholz } · ソンネボーン・ベルガー { $berger } · ゲームの得点 { $difference }
cup-time-rule = 1対戦の時間は{ $time }です。双方が同意すれば同じだけ延長されます。時間が切れると、手番の側の負けです。始まったばかりの手番には少し余裕があります。
cup-ties-knockout = 引き分けはやり直しになります。
cup-ties-places = 同じ回戦で負けた人は同順位です。
cup-ties-robin = 勝ちは1、引き分けは½。同点のときは順に、直接対決、ソンネボーン・ベルガー（勝った相手の点と、引き分けた相手の点の半分）、ゲームの得点、勝ち数、シードで決まります。
cup-ties-swiss = 勝ちと不戦は1、引き分けは½。同点のときは順に、ブッフホルツ（対戦相手の点）、ソンネボーン・ベルガー（勝った相手の点と、引き分けた相手の点の半分）、直接対決、ゲームの得点、勝ち数、シードで決まります。
cup-seal = 大会のすべてのカードのもとになる秘密の封印：`{ $seal }`
cup-seed = 封印されていた秘密：`{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = 何をしますか？
cup-done = 完了しました。
press-cup-begin = 始める…
press-cup-start = 今すぐ始める
press-cup-close = 受付を締め切る
press-cup-reopen = 受付を再開する
press-cup-entrants = 参加者…
press-cup-matches = 対戦…
press-cup-cancel = 大会を中止する…
cup-begin-ask = 参加者は{ $count }人です。始めますか？ 組み合わせが決まり、最初の対戦が始まります。
cup-begin-few = 大会には少なくとも2人が必要です。
cup-order-about = 強い順に並べます。メニューで選んでから動かしてください。
press-cup-up = 上へ
press-cup-down = 下へ
press-cup-first = 先頭へ
cup-menu-entrant = だれ？
cup-entrants-about = だれのことですか？ 大会から外すか、ほかのメンバーと交代させることができます。
cup-menu-substitute = { $name }の代わりはだれ？
cup-substitute-ask = **{ $name }**の代わりに**{ $substitute }**を入れますか？ 対戦中のゲームは新しいカードで最初からやり直しになります。
press-cup-substitute-really = はい、交代します
press-cup-remove = 外す…
press-cup-remove-really = はい、外します
press-cup-disqualify = 失格にする…
press-cup-disqualify-really = はい、失格にします
cup-remove-ask = **{ $name }**を外しますか？ 始まるまではまた参加できます。
cup-disqualify-ask = **{ $name }**を失格にしますか？ 対戦中のゲームは投了になり、残りの対戦は不戦敗で、元には戻せません。
cup-menu-match = どの対戦？
cup-matches-about = どの対戦ですか？ 対戦中のものは判定や時間の延長、終わったものは結果の訂正ができます。
press-cup-draw = 引き分け
press-cup-neither = どちらも来なかった
press-cup-give-time = 時間を延ばす
press-cup-decide = はい、判定します
cup-decide-ask = 判定は**{ $result }**でいいですか？ 対戦中のゲームは無効になります。
cup-correct-ask = 結果を**{ $result }**に訂正しますか？ 後の対戦がそれに基づいていないうちだけ訂正できます。
press-cup-cancel-really = はい、中止します
cup-cancel-ask = **{ $title }**を中止しますか？ 優勝者はなく、対戦中のゲームは無効で、元には戻せません。

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**、{ $round }：{ $pair }。対戦を始められます。時間切れは{ $when }です。
cup-notice-late = **この対戦の時間はもうすぐ切れます：**{ $when }。そのとき手番の側の負けになります。
cup-notice-asked = { $name }がこの対戦の時間の延長を求めています。同意しますか？
cup-notice-agreed = この対戦の時間が延びました。時間切れは{ $when }です。
cup-notice-won = **{ $title }**が終わりました。優勝は{ $name }です。おめでとうございます！
cup-notice-cancelled = **{ $title }**は中止されました。
press-cup-time-ask = 延長を求める
press-cup-time-agree = 同意する
cup-time-asked = 延長を求めました。相手は対戦の場所で質問を見られます。

## The list

cup-list-title = ### 大会
cup-list-none = ここにはまだ大会がありません。`/cup new`で作れます。
cup-list-line = **{ $title }** · { $state }
cup-list-menu = 大会を見る
cup-state-open = 受付中、{ $count }人
cup-state-running = 対戦中、{ $count }人
cup-state-over = 終了
cup-state-won = 優勝：{ $name }
cup-state-cancelled = 中止
