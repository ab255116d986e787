## One line

line-rules = **{ $rules }** · { $contest }
line-single = { $target }点先取の1ゲーム
line-best-of = { $target }点先取の{ $games }番勝負
line-hollywood = ハリウッド式、{ $target }点先取の{ $columns }列
line-multi-match = { $target }点先取のマッチ、合計{ $total }点で決着
line-gin = ジン{"\u00A0"}{ $points }
line-out = あがり{"\u00A0"}{ $points }
line-undercut = アンダーカット{"\u00A0"}{ $points }
line-big-gin = ビッグジン{"\u00A0"}{ $points }
line-line-bonus = ボックス{"\u00A0"}{ $value }
line-game-bonus = ゲーム{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] 完封で得点2倍
    [double_points_and_game] 完封で得点とゲームが2倍
    [double_total] 完封で合計2倍
   *[extra] 完封{"\u00A0"}{ $points }
}
line-house = ハウスルール：{ $options }
line-house-more = ハウスルール：{ $options }、ほか{ $more }件
limit-second-deck = ノックの上限はもう1組の札の点数
limit-table = メルドは場に、双方が付けられる
limit-own-table = メルドは場に、付けられるのは本人だけ
short-single = { $rules } { $target }点先取
short-best-of = { $rules } { $target }点先取の{ $games }番勝負
short-hollywood = { $rules } { $target }点先取の{ $columns }列
short-multi-match = { $rules } { $target }点先取のマッチ
short-house = { $rules }（ハウスルール）
option-beside = { $said }（元は{ $number }）
press-rules = ルール

## A book of rules: its pages, and what every one of them is about

page-melds = メルド
page-play = 進め方
page-end = 終わり方
page-score = 得点
page-game = ゲーム
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **目的：** 手札10枚をメルドにまとめ、余りが少なくなったらディールを終わらせる。
rules-aim-gin = **目的：** 手札10枚すべてを先にメルドにする。
rules-aim-mahjong = **目的：** 自分のメルドを場に出すか、場のメルドに付けて、先に手札をなくす。
rules-aim-skarney = **目的：** コントラクトを出し、自分のメルドに付け、先に手札をなくす。
rules-aim-colonel = **目的：** 自分のメルドを出し、場のメルドに付け、先に手札をなくす。
rules-set = **セット：** 同じ数字を3枚か4枚。
rules-run-suited = **ラン：** 同じスートの続き数字を3枚以上。
rules-run-any-suit = **ラン：** 続き数字を3枚以上。スートは問わない。
rules-ace-low = エースは一番下。たとえば
rules-ace-high = エースは一番上。たとえば
rules-ace-high-or-low = エースは上でも下でも。たとえば
rules-ace-corner = ランはKからAへもつながる。たとえば
rules-one-meld = 1枚は1つのメルドにしか使えない。どのメルドにも入らない札が**デッドウッド**で、失点になる。
rules-one-meld-table = 1枚は1つのメルドにしか使えない。手札に残った札は、メルドになっていても失点になる。
rules-values-standard = エース1点、絵札10点、ほかは数字どおり。
rules-values-ace15 = エース15点、絵札10点、ほかは数字どおり。
rules-values-colonel = エース10点、絵札10点、ほかは数字どおり。
rules-values-mahjong = 2〜9は5点、10〜Kは10点、エースは15点。

## Playing

rules-play-knock = 手札は10枚ずつ。番が来たら、山札か捨て札の一番上から**1枚引き**、**1枚捨てる**。
rules-play-jersey = 手札は10枚ずつ。番が来たら、山札か捨て札の一番上から**1枚引き**、**1枚捨てる**。次は左隣の番なので、あなたの捨て札を取れるのは左隣の人だけ。
rules-play-mahjong = 手札は10枚ずつ。番が来たら、山札か捨て札から**引き**、よければ**メルド**を出したり場のどのメルドにも付けたりして、**1枚捨てる**。
rules-play-mahjong-deep = 捨て札は上から何枚でも取れる。そのとき一番下の札は、この番のうちに場に出す。
rules-play-skarney = 手札は10枚ずつ、捨て札はなし。番が来たら、山札から**引き**、**コントラクト**を出す（出したあとは、新しいメルドを出し、自分のメルドに付ける）。最後に1枚を相手に**差し出す**。相手はもらうか断る。
rules-play-colonel = 手札は10枚ずつ。番が来たら、山札か捨て札の一番上から**引き**、よければ**メルド**を出したり場のどのメルドにも付けたりして、**1枚捨てる**。

## Ending a deal

rules-end-knock = メルド以外の余りが十分少なければ、引いたあとに**ノック**できる。1枚を伏せて捨て、手札を公開する。
rules-end-gin-only = ノックなし。捨てたあと10枚すべてがメルドなら**ジン**で、ディールは終わり。
rules-end-gin = 余りがゼロなら**ジン**。
rules-end-big-gin = 11枚すべてがメルドなら、捨てずに**ビッグジン**。
rules-end-layoff = 次に相手も自分のメルドを場に並べ、ノックした人のメルドに合う札を**付ける**。
rules-end-layoff-three = 次にほかの2人も自分のメルドを場に並べ、ノックした人のメルドに合う札を**付ける**。ノックした人の左隣から順に付ける。自分が付けた札の先には付けられるが、もう1人が付けた札の先には付けられない。
rules-end-layoff-auto = 付け札は自動で最善の形になる（ハウスルールのパネルの**付け札**で、自分で付けるようにもできる）。
rules-end-out = 手札がなくなれば**あがり**で、ディールは終わり。

## Scoring

rules-knock-difference = **ノック：** 双方の点数の差。
rules-knock-loser-full = **ノック：** 敗者に残った点数全部。
rules-knock-difference-three = **ノック：** ほかの2人それぞれとの点数の差。
rules-knock-loser-full-three = **ノック：** ほかの2人に残った点数全部。
rules-undercut = **アンダーカット**（相手の余りが同じか少ない）**：** 相手が差と{ $points }点を得る。
rules-undercut-below = **アンダーカット**（相手の余りのほうが少ない）**：** 相手が差と{ $points }点を得る。
rules-undercut-three = **アンダーカット**（ほかの誰かの余りが同じか少ない）**：** 余りが一番少ない人が{ $points }点と、ほかの2人それぞれとの差を得る。
rules-undercut-below-three = **アンダーカット**（ほかの誰かの余りのほうが少ない）**：** 余りが一番少ない人が{ $points }点と、ほかの2人それぞれとの差を得る。
rules-gin = **ジン：** { $points }点と、相手に残った点数全部。
rules-big-gin = **ビッグジン：** { $points }点と、相手に残った点数全部。
rules-gin-three = **ジン：** { $points }点と、ほかの2人に残った点数全部。
rules-big-gin-three = **ビッグジン：** { $points }点と、ほかの2人に残った点数全部。
rules-cancelled-gin = 全部に付け札された**ジン：** どちらも得点なし。
rules-draw = **だれもあがらず：** 得点なし。
rules-out = **あがり：** { $points }点と、相手の手札の点数全部。
rules-out-bare = **あがり：** 相手の手札の点数全部。
rules-out-no-contract = コントラクト前の相手に対する**あがり：** { $bonus }点ではなく{ $points }点。
rules-out-both = **双方：** 場に出した点数から手札の点数を引く。あがった側にはさらに{ $points }点。
rules-challenge = **受けたチャレンジ：** 少ない側が、相手の手札の点数を丸ごと得る。

## The game

rules-match-single = { $target }点先取の**1ゲーム**。
rules-match-best-of = { $target }点先取の**{ $games }番勝負**。
rules-match-hollywood = { $target }点先取のゲームを、**{ $columns }列**に並べて同時に進める。どちらの側も、1勝目は1つの列に、2勝目は2つの列に、と記入していく。
rules-match-multi-match = { $target }点先取の**マッチ**を次々に。ボーナス込みの合計が{ $total }点に届くまで続ける。
rules-seating-partnership = **チーム戦：** 全員が相手チームの1人と1ディールずつ対戦し、合計で勝った側が差を得点する。
rules-seating-round-robin = **負け抜け：** 2人が対戦し、ほかは待つ。ディールに負けると、一番長く待った人と交代する。
rules-seating-captain = **キャプテン戦：** 1人がほかの全員と順に対戦する。相手は、ディールに負けたら次の人と交代する。
rules-seating-three-handed = **3人対戦：** どのディールも3人全員が、それぞれ1人で戦う。最後に1人ずつ精算し、合計の少ないほうが差を払う。
rules-both-reach = 同じディールで双方が届いたら、合計の多い側の勝ち。同点なら続ける。
rules-no-bonus = 最後の加点はなし。
rules-box = 勝ったディール1回が**ボックス**1つ。相手に1つも取らせずゲームに勝てば**完封**。

## A small example, played by the same program as the deals

example-title = **例**
example-knock-card = **例：** ノックカードが{ $card }なら、{ $limit }以下でノック
example-gin-card = **例：** ノックカードが{ $card }なら、あがりはジンだけ
example-limit = **例：** { $limit }以下でノックする場合
example-one = ハル
example-two = アキ
example-hand = { $name } · 残り：{ $cards } = { $count }
example-empty = { $name } · 残りなし
example-laid-off = { $name }の付け札：{ $cards }
example-table = { $name }が場に出した点数は{ $count }
example-out = { $name }のあがり
example-holds = { $name }の手札：{ $cards } = { $count }
example-scores = { $name }に**{ $points }点**
example-without = コントラクト前の相手なら：**{ $sum }**
example-boxes = ＋ ボックス{ $boxes }個
example-line = { $name }：{ $line }
example-nobody = どちらも得点なし。
