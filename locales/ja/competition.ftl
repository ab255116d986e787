# リーグとラダー：作成、メッセージ、ページ、お知らせ。

command-league = サーバーのリーグ（シーズン制）
command-league-new = リーグを作る
command-league-list = このサーバーのリーグ
command-league-show = リーグの様子を見る
command-league-which = どのリーグ？ 指定しなければ最新
command-ladder = 挑戦で順位を上げるラダー
command-ladder-new = ラダーを作る
command-ladder-list = このサーバーのラダー
command-ladder-show = ラダーの順位を見る
command-ladder-which = どのラダー？ 指定しなければ最新

## ことば

league-name = リーグ
league-size = 1部の人数：{ $members }
league-week = 1週の長さ：{ $time }
league-at-once = 1週の対戦数：{ $matches }
league-moves = シーズン後の昇格・降格の人数：{ $members }
league-pause = シーズンの間の日数：{ $days }
league-seeding-rating = 最初のシーズン：レーティング順
league-seeding-hand = 最初のシーズン：主催者の順
league-seeding-lot = 最初のシーズン：くじ引き
league-division = { $number }部
league-season = 第{ $number }シーズン
league-round = { $number }部・第{ $round }回戦
league-week-number = 第{ $week }週
ladder-name = ラダー
ladder-reach = 挑戦できる上の順位の数：{ $places }
ladder-answer = 答えるまでの日数：{ $days }
ladder-rest = 守ったあとの休みの日数：{ $days }
ladder-idle = 対戦がないと下がるまでの日数：{ $days }
ladder-for-place = { $place }位をかけて

## 作成

competition-new-league = ### 新しいリーグ
competition-new-ladder = ### 新しいラダー
competition-untitled-league = { $name }のリーグ
competition-untitled-ladder = { $name }のラダー
competition-new-about = これはあなただけに見えています。**作る**を押すとこのチャンネルに表示され、だれでも参加できます。
competition-rules-title = ### ゲームのルール
competition-form-title = 名前を決める
league-outlook = { $members }人なら{ $divisions }部、1人{ $matches }対戦、最長{ $time }
league-needs = シーズンの人数は{ $fewest }人から{ $most }人までです。
competition-created-league = リーグは{ $channel }にあり、だれでも参加できます。人数がそろったら**運営…**から最初のシーズンを始めてください。
competition-created-ladder = ラダーは{ $channel }にあり、だれでも参加できます。始める操作はいりません。2人になれば挑戦できます。

## メッセージ

competition-joined-none = まだだれも参加していません。
competition-joined = **参加者（{ $count }）：**{ $names }
competition-cancelled = **中止になりました。**
league-may-join = **参加する**を押すと入れます。最初のシーズンを始めるのは{ $name }です。{ $fewest }人以上必要です。
league-week-now = **第{ $number }シーズン・第{ $week }週（全{ $weeks }週）** · { $when }に終了
league-pausing = **第{ $number }シーズンは終わりました。**次は{ $when }に始まり、それまでに参加した人が出場します。
league-pause-few = **第{ $number }シーズンは終わりました。**次のシーズンには{ $fewest }人以上必要です。
league-waiting = 次のシーズンから：{ $names }
league-last-season = これが最後のシーズンです。
league-over = **リーグは終わりました。**
ladder-ranking = **順位**
ladder-challenges = **挑戦**
ladder-may-join = **参加する**を押すと入れます。2人になれば挑戦できます。
ladder-open = { $one }が{ $other }に挑戦、{ $place }位をかけて · 返事の期限は{ $when }
ladder-played = { $match } · { $place }位をかけて
ladder-taken = **{ $one }** – { $other }：{ $place }位を奪取
ladder-kept = { $one } – **{ $other }**：{ $place }位を防衛
ladder-drawn = { $one } – { $other }：引き分けで{ $place }位を防衛
ladder-nothing = { $one } – { $other }：対戦なしで変動なし
ladder-takenback = { $one } – { $other }：挑戦は取り下げられ、変動なし
press-competition-join = 参加する
press-competition-leave = 抜ける
press-competition-left = はい、抜けます
press-competition-more = もっと…
press-ladder-challenge = 挑戦する…
press-ladder-made = 挑戦する
press-ladder-accept = 受ける
press-ladder-refuse = 断る…
press-ladder-refused = はい、順位を譲ります
press-ladder-takeback = 取り下げる
competition-joined-league = **{ $title }**に参加しました。次のシーズンから出場です。最初の対戦が始まったらお知らせします。
competition-joined-ladder = **{ $title }**に参加しました。最下位からです。**挑戦する…**で上を目指せます。
competition-leave-ask = **{ $title }**から抜けますか？ あとでまた参加できます。
competition-leave-league = **{ $title }**から抜けますか？ 対戦中のゲームは投了になり、今シーズンの残りの対戦は不戦敗です。戻れるのは別のシーズンからです。
competition-leave-ladder = **{ $title }**から抜けますか？ 今の順位はなくなり、決着していない挑戦があれば負けになります。戻るときは最下位からです。

## 挑戦

ladder-whom = だれに挑戦しますか？
ladder-menu = 相手を選ぶ
ladder-nobody = 今挑戦できる相手はいません。挑戦できるのは、自分より上で、ほかの挑戦も休みもないメンバーだけです。届く順位の数：{ $places }。
ladder-challenge-ask = { $place }位の**{ $name }**に挑戦しますか？ { $days }日以内に返事がなければ、その順位はあなたのものです。
ladder-challenge-made = **{ $name }**に挑戦しました。返事の期限は{ $when }です。返事があるまでは取り下げられます。
ladder-refuse-ask = 断りますか？ 対戦なしで**{ $name }**があなたの順位になります。
ladder-accept-done = 挑戦を受けました。**{ $title }**のゲームがまもなく始まります。
ladder-refused-done = **{ $title }**の順位を譲りました。
ladder-takeback-done = **{ $title }**の挑戦を取り下げました。

## ページ

competition-page-matches = 対戦
competition-page-table = 順位
competition-page-members = 参加者
competition-page-past = 過去のシーズン
competition-page-rules = ルール
ladder-page-table = 順位
league-not-begun = 最初のシーズンはまだ始まっていません。
league-no-past = 終わったシーズンはまだありません。
ladder-no-challenges = 挑戦はまだありません。
competition-seal = すべてのカードのもとになる秘密の封印：`{ $seal }`
competition-how-league = シーズンが終わるごとに、昇格と降格が同じ人数だけあります。参加した人は次のシーズンを一番下から始めます。抜けた人の残りの対戦はすべて不戦敗です。シーズン中に一度も対戦しなかった人は外れます。
competition-how-ladder = 挑戦した側が勝つとその順位になり、間の人は1つずつ下がります。それ以外は変わりません。断るか返事をしないと順位を譲ることになります。長く対戦しない人は1つずつ下がり、その3倍の期間で外れます。

## 運営

press-competition-members = 参加者…
press-league-next = 次のシーズン…
press-league-stop = リーグを終える…
press-league-stop-really = はい、終えます
press-league-cancel = リーグを中止する…
press-ladder-cancel = ラダーを中止する…
league-begin-ask = 参加者は{ $count }人、{ $divisions }部です。シーズンを始めますか？ 最初の対戦が始まります。
league-begin-few = シーズンには{ $fewest }人以上必要です。
competition-menu-member = メンバーを選ぶ
competition-members-league = どのメンバーですか？ リーグから外すか、シーズン中ならほかのメンバーに枠を引き継がせることができます。
competition-members-ladder = どのメンバーを外しますか？
league-substitute-ask = **{ $name }**の枠を得点ごと**{ $substitute }**に引き継がせますか？ 対戦中のゲームは新しいカードで最初からやり直しになります。
competition-remove-ask = **{ $name }**を外しますか？ また参加できます。
ladder-disqualify-ask = **{ $name }**を失格にしますか？ 順位はなくなり、決着していない挑戦があれば負けになります。元には戻せません。
league-correct-ask = 結果を**{ $result }**に訂正しますか？ 訂正できるのは次のシーズンが始まるまでです。
league-stop-ask = **{ $title }**を終えますか？ 途中のシーズンは最後まで行われ、次は始まりません。
competition-cancel-ask = **{ $title }**を中止しますか？ すぐに終わり、対戦中のゲームは無効で、元には戻せません。

## お知らせ

ladder-notice-challenged = **{ $title }**：{ $one }が{ $other }に挑戦、{ $place }位をかけて。返事の期限は{ $when }です。返事がなければ順位を失います。
ladder-notice-unanswered = **{ $title }**：{ $one }から{ $other }への挑戦にまだ返事がありません。期限は{ $when }で、過ぎると順位を失います。
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }：第{ $number }シーズンが終わりました。**
league-won = 優勝：**{ $name }**
league-won-division = { $number }部の優勝：**{ $name }**
league-up = 昇格：{ $names }
league-down = 降格：{ $names }
competition-notice-over = **{ $title }**は終わりました。
league-picture-alt = { $title }、第{ $number }シーズン。

## 一覧

competition-list-title-league = ### リーグ
competition-list-none-league = ここにはまだリーグがありません。`/league new`で作れます。
competition-list-menu-league = リーグを見る
league-state-open = 参加受付中、{ $count }人
league-state-running = 第{ $number }シーズン中、{ $count }人
league-state-pause = 第{ $number }シーズン終了、{ $count }人
competition-list-title-ladder = ### ラダー
competition-list-none-ladder = ここにはまだラダーがありません。`/ladder new`で作れます。
competition-list-menu-ladder = ラダーを見る
ladder-state = { $count }人
refusal-no-leagues = ここにはまだリーグがありません。`/league new`で作れます。
refusal-no-ladders = ここにはまだラダーがありません。`/ladder new`で作れます。
refusal-joined-too-often = 参加と脱退の回数が多すぎます。
