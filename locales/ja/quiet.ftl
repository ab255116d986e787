# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **まだプレイしていますか？**
quiet-pause-head = **まだ中断しますか？**
quiet-seat-head = **席がまだ空いています。**
quiet-own-since = 最後の手：{ $when }。あなたの番で、{ $name }が待っています。
quiet-own-then = 1手打つか、**まだプレイする**を押せば大丈夫です。どちらもなければ、{ $left }（{ $date }）に、続けるか終わらせるかを{ $name }が決めます。
quiet-move-since = 最後の手：{ $when }。{ $name }の番です。
quiet-waiting-then = 何もしなくて大丈夫です。次の手がなければ、{ $left }（{ $date }）に、続けるか終わらせるかをあなたが決めます。
quiet-post-then = 次の手がなければ、{ $left }（{ $date }）に、続けるか終わらせるかを待っている人が決めます。
quiet-pause-since = 中断の開始：{ $when }
quiet-pause-then = だれでも再開でき、中断を延ばすこともできます。どちらもなければ、いずれゲームは中止になります。その1週間前にお知らせします。
quiet-seat-since = { $name }が抜けたままで、だれが続けるか決まっていません。最後の手か投票：{ $when }
quiet-seat-then = 席についての質問はチャンネルにあります。だれも決めなければ、いずれゲームは中止になります。その1週間前にお知らせします。
quiet-off = 全員がやめたいときは**中止する**を押してください。全員が賛成するとゲームは終わり、成績には入りません。
press-quiet-still = まだプレイする
press-quiet-pause = 中断を延ばす
press-quiet-off = 中止する
quiet-played-on = { $member }はまだプレイしています。期限は最初からになります。
quiet-pause-kept = { $member }が中断を延ばしました。
quiet-off-asked = { $member }がこのゲームの中止を希望しています。成績には入りません。{ $others } よろしいですか？
quiet-off-there = 中止を申し込み、チャンネルで返事を求めています。ほかの人が賛成するとゲームは終わります。
quiet-off-not-told = 中止を申し込みましたが、チャンネルに書き込めませんでした。ほかの人に直接伝えてください。賛成する人も**中止する**を押します。
quiet-off-done = ゲームは中止になりました。成績には入りません。
quiet-out-head = **{ $name }はまだ打っていません。**
refusal-nothing-asked = このゲームについての質問はもうありません。続いているか、終わっています。

# Before a game is called off, and once it is.
quiet-last-head = **このゲームはまもなく中止になります。**
quiet-last-ends = それまでに何もなければ、{ $left }（{ $date }）に終わり、成績には入りません。
quiet-ends = 何もなければ、このゲームは{ $when }に中止になります。
called-off = プレイヤーがこのゲームを中止しました。成績には入りません。
outcome-called-off = 中止
outcome-abandoned = 中止（だれも打たず）

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = { $days }日間、何も記入されていません。{ $member } 続けますか？ あと{ $days }日間何もなければ、このままスコア表を閉じます。記入した内容は残ります。
press-paper-stays = 開いたままにする

# What a server sets.
setting-quiet-days = 動きのないゲーム
setting-quiet-days-about = 時間制限のないゲームで、まだ続けるかを聞く時期。
setting-quiet-days-number = 手のない日が{ $number }日続いたら
