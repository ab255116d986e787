## The first deal, step by step; $card is what a sentence speaks of

command-learn = 最初の1ディールを、説明つきで一歩ずつ遊ぶ
learn-progress = はじめてのディール · { $step }/{ $steps }
learn-computer = CPU
learn-try-again = **もう一度。** { $why }
press-learn-knock = ノック：{ $card }を捨て、残り{ $deadwood }
press-learn-go-on = { $card }を捨てて続ける
press-learn-again = 最初から

learn-title-goal = ゲームの目的
learn-goal = この10枚があなたの手札。ほかの人には見えません。これを**メルド**（役）にまとめます：
    - **セット**：同じ数字を3枚か4枚
    - **ラン**：同じスート（マーク）の続き数字を3枚以上（Aは一番下）
learn-colours = スートは4色に色分けしてあります：♠黒、♥赤、♦青、♣緑。
learn-ask-goal = メルドがもう1つあります。どれでしょう？
learn-not-goal-pair = 9が2枚は幸先よしですが、セットには3枚か4枚必要です。
learn-not-goal-suits = 続き数字ですが、スートがばらばらです。ランは全部同じスートでそろえます。

learn-title-upcard = アップカード
learn-upcard = 正解、ランです。手札はいつもこのように、メルドが先、残りがその下に並びます。
    1枚めくってあるのが**アップカード**。親はCPUなので、取るかどうかはまずあなたが選びます。
learn-ask-upcard = { $card }は役に立ちますか？ 取るか、パスしましょう。
learn-not-upcard-useless = { $card }はどの札ともつながらず、点も高い札です。あとで捨てるはめになります。

learn-title-draw = カードを引く
learn-draw = CPUも取りませんでした。ここから本番。毎回1枚引いて1枚捨てます。伏せてある**山札**から引くか、**捨て札**の一番上を取ります。
learn-ask-draw = 今回は山札から。引きましょう！

learn-title-deadwood = デッドウッドとは
learn-deadwood = { $card }で、2つ目のランです！ メルドにならない余りが**デッドウッド**、つまり失点になります。J・Q・Kは10点、Aは1点、ほかは数字どおりです。
learn-ask-deadwood = 今のデッドウッドは何点？
learn-not-deadwood-all = それは手札全部の点です。メルドの札は数えません。
learn-not-deadwood-cards = それは残った枚数です。点を足しましょう。Kは10点、9は9点ずつ…

learn-title-discard = カードを捨てる
learn-discard = 今度は1枚、表向きに捨てます。どことも合わない札のうち、点の高いものから捨てましょう。
learn-ask-discard = どれを捨てますか？
learn-not-discard-meld = { $card }はランの一部です。崩さずに残しましょう。
learn-not-discard-pair = 9はセットになる見込みがあり、あと2枚残っています。どことも合わない札がほかにあります。
learn-not-discard-low = { $card }は{ $count }点にしかなりません。どことも合わず、もっと点の高い札があります。

learn-title-pile = 捨て札をよく見る
learn-pile = CPUはあなたの{ $taken }を取りました。ランなら{ $upcard }が必要ですが、それはもう捨て札の中。つまり**Kを集めている**のです。捨て札はあとから見られません。何が流れたか覚えておきましょう。
learn-ask-pile = どれを捨てますか？
learn-not-pile-meld = { $card }はランの一部です。崩さずに残しましょう。
learn-not-pile-pair = 9はまだセットになる見込みがあります。どことも合わない札がほかにあります。
learn-not-pile-low = { $card }は{ $count }点にしかなりません。どことも合わず、もっと点の高い札があります。
learn-not-pile-feeds = 一番点が高く、普段ならそれで正解です。でも{ $card }はCPUが待っている札そのもの。ひとまず残し、安全な札を捨てましょう。

learn-title-take = 捨て札を取る
learn-take = CPUが{ $card }を捨てました。山札から引く代わりに、これを取れます。取った札は相手に知られるので、メルドができるか伸びるときに取りましょう。
learn-ask-take = 山札から引く？ それとも{ $card }を取る？
learn-not-take-set = 9を見てください。{ $card }でセットになります。何が出るかわからない山札より確かです。

learn-title-knock = ノックのしどき
learn-knock = メルドが3つ！ 捨てたあとの余りが{ $limit }点以下なら**ノック**できます。1枚を伏せて捨てると、ディールは終わりです。余りは少ないほど有利です。
learn-ask-knock = どうしますか？
learn-not-knock-high = それもできますが、{ $right }が残って失点になります。点の高いほうを伏せましょう。
learn-not-knock-wait = 続けて余りゼロの**ジン**を狙う手もあります。でもCPUにもう一度番が回り、{ $right }も渡してしまいます。余りがこれだけ少なければノックです。

learn-title-layoff = 相手の付け札
learn-layoff = ノックしたので、双方の手札を公開します。数える前に、CPUは**付け札**ができます。*あなたの*メルドに合う札を付ければ、失点になりません。CPUのKは、それだけでメルドです。
learn-ask-layoff = ほかのどの札が、あなたのメルドに付くでしょう？
learn-not-layoff-other = { $card }は付きません。あなたのセットは9、ランはハートの5〜7とクラブの2〜4です。

learn-title-score = 得点
learn-score = 点数の差があなたの得点です。ほかに2つあります：
    - **ジン**：余りゼロであがること。さらに{ $gin }点もらえ、付け札もされません。
    - **アンダーカット**：相手の余りがあなたと同じか少ないとき。差は*相手*の得点になり、{ $undercut }点が加わります。
    先に{ $target }点取ればゲームの勝ち。そのあとボーナスを足します。ゲームの勝ちに{ $game }点、勝ったディール（**ボックス**）1回に{ $box }点、相手のボックスがゼロ（**完封**）なら自分の得点をもう一度加えます。
learn-end = **これで準備完了。さあ、遊びましょう！**
    -# 今日の一問は`/gin problem`、ほかのことは`/gin help`へ。
press-learn-computer = CPUと対戦
press-learn-friend = 友だちと対戦…
