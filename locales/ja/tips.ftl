## Tips. Cards and numbers in them come from the engine.

tips-another = 別のヒント
tips-hint = テーマを選ぶ
tips-topic-any = 全テーマ
tips-topic-early = 序盤
tips-topic-melds = メルド作り
tips-topic-pile = 捨て札を読む
tips-topic-knock = ノック
tips-topic-late = 終盤
tips-topic-skarney = スカーニー・ジン
tips-topic-colonel = カーネル

## The first turns

tip-title-shed = 高い札から捨てる
tip-shed = どことも合わない札は、相手がノックすればそのまま失点です。ここで{ $card }を捨てれば、{ $before }が{ $after }になります。
tip-title-low = 低い札は残してよい
tip-low = どちらの3枚もメルドではありません。でも低い3枚なら{ $low }点、高い3枚なら{ $high }点の失点です。
tip-title-upcard = メルドになるアップカードは取る
tip-upcard = ペアのままでは{ $before }点、アップカードでセットにすれば{ $after }点。タダでもらえる札ですし、残せば相手を助けるかもしれません。
tip-title-soon = 点数を早く下げる
tip-soon = 引くたびにデッドウッドを減らすか、メルドに近づけましょう。先に点数を下げれば、相手の余りが多いうちにノックできます。

## Building melds

tip-title-middle = 真ん中の札ほど役に立つ
tip-middle = 3〜4枚のメルドを数えると、7が入るのは{ $seven }通り、AやKはわずか{ $edge }通り。真ん中の札は大事にしましょう。
tip-title-pair = 何を待っていますか？
tip-pair = ペアの待ちは{ $pair }枚。両端があいた7♦ 8♦も{ $open }枚です。片端のQ♦ K♦は{ $edge }枚、間のあいた6♦ 8♦は{ $gap }枚。待ちの多いほうを残しましょう。
tip-title-three = 一度に2つのチャンス
tip-three = この3枚の待ちは{ $waits }枚：{ $cards }。残ってしまっても、失点は{ $count }だけです。
tip-title-dead = 見込みのないペア
tip-dead = Jのペアがセットになる札は{ $waits }枚。両方とも捨てられたら、{ $left ->
    [0] もう1枚も残っていません
   *[other] 残りは{ $left }枚
}。ペアを崩しましょう。
tip-title-break = ペアを崩してもいい
tip-break = Qが2枚あるところに2を引きました。Qを1枚捨てて2を残せば、{ $before }が{ $after }になります。ディールが進んだら、3枚目のQを待つよりこのほうが得です。

## Reading the pile

tip-title-memory = 流れた札を覚える
tip-memory = 見える捨て札は一番上だけ。ほかは覚えておきましょう。もう流れた札は待たず、だれにも使えない札を捨てます。
tip-title-takes = 相手の取る札を見る
tip-takes = 相手が9♠を取ったら、3枚のメルドでつながるのは{ $count }枚：{ $cards }。捨てる前によく考えましょう。相手が取らなかった札も手がかりです。
tip-title-hold = 相手の集める札は渡さない
tip-hold = 相手が9を集めているなら、自分の9は持っていて損はありません。相手には渡らず、ノックされても付け札にできます。
tip-title-vary = 読まれない打ち方を
tip-vary = いつも高い順に捨てていると、何が安全かを相手に教えてしまいます。ときどき変化をつけましょう。

## Knocking

tip-title-often = できるだけ早くノック
tip-often = うまい人はよくノックし、めったにジンを待ちません。相手に手札を整える暇を与えないのです。ディールが長引いたときだけ、アンダーカットに気をつけましょう。
tip-title-gin = ノックか、ジンを待つか
tip-gin = ここでは{ $deadwood }でノックできます。ジンになる札は{ $count }枚：{ $cards }。まだ引ける札を数え、少なければノック。5枚ほどあれば1、2手だけ待ちましょう。ジンで得られるのは、せいぜい2倍ほどです。
tip-title-layout = 付けられにくいメルドを見せる
tip-layout = 余りはどちらも同じです。1つ目では{ $worse }が付けられ、2つ目では{ $better }だけ。ボットのおすすめは2つ目です。
tip-title-undercut = アンダーカットに注意
tip-undercut = ノックされた側は、余りが同じか少なければ勝ちます。差に加えて{ $points }点です。長引くほど、ノックは低い点でするべきです。

## Late in a deal

tip-title-ready = ノックに備える
tip-ready = 山札が半分になったら、相手はもうノックできるかもしれません。ペアの片割れでも高い札を手放し、何点残るか数えておきましょう。
tip-title-queen = 待ちぼうけのQ
tip-queen = Jを待ってQを抱え続け、ほかの札の整理も遅れました。相手は{ $deadwood }で、このようにノック。付けられたのは{ $cards }、残ったのは{ $left }で、{ $points }点を失いました。
tip-title-luck = 運はそのうち釣り合う
tip-luck = 1ディールでは、どちらがうまいかわかりません。100ディールならわかります。長い目で打ち、負けをすぐ取り返そうと焦らないこと。

## Skarney gin

tip-title-contract = コントラクトを出すタイミング
tip-contract = このゲームのすべてです。早すぎると、行き場のない札が1、2枚残ります。遅すぎると、手札が丸ごと失点になります。
tip-title-mixed = ランはよく伸びる
tip-mixed = ランはどのスートでもよいので、このランには{ $run }枚、セットには{ $set }枚付きます。伸びるメルドを残しましょう。

## Colonel

tip-title-lay = メルドは早く出す？ 持っておく？
tip-lay = 場に出した札は、相手があがっても失点になりません。でも相手はそこに付けて、手札を減らせます。
tip-title-many = 低い札の多いほうがチャレンジに勝つ
tip-many = 勝つのは枚数ではなく点数の少ないほうです。この6枚は{ $many }点、隣の2枚は{ $few }点です。
