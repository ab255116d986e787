# Choosing what to play.

command-variant = どのルールで？ 省略すると、このサーバーのいつものルール
command-contest = 1ゲーム？ 何ゲームも？ 省略すると、ルールのとおり
command-target = 何点先取？ 省略すると、ルールのとおり
command-rules-variant = どのルール？ 省略すると、ここで対戦中のテーブルのルール

choice-variant = { $name } – { $pitch }
choice-target = { $target }点

## A contest

contest-single = 1ゲーム
contest-multi-match = 数マッチの合計点
contest-best-of = { $games }番勝負
contest-hollywood = ハリウッド式：数ゲーム同時進行

## What can’t be chosen

refusal-no-such-variant = 「{ $name }」というルールはありません。{ $near ->
    [yes] もしかして：{ $variants }。
   *[no] あるのは：{ $variants }。
}
refusal-no-such-contest = 「{ $name }」という対戦形式はありません。{ $rules }で選べるのは：{ $contests }。
refusal-unplayable-rules = { $code ->
    [no_upcard] ノックの上限をアップカードで決めるのに、カードがめくられません。もう1組で決めるか、カードをめくるルールにしてください。
    [no_knock_card] スペードで2倍なのに、カードがめくられません。もう1組を使うか、カードをめくるルールにしてください。
    [table_melds_seating] メルドを場に出すルールは2人専用です。
    [hollywood_both_score] ハリウッド式は、1回のディールで片方だけが得点するルール専用です。これは両方が得点することがあります。
    [hollywood_immediate_boxes] ハリウッド式ではボックスを最後に数えますが、これはすぐに数えるルールです。
    [hollywood_games] 連続ハリウッドでは、全ゲーム数を同時に進める列の数より多くしてください。
    [exact_margin_match] 「ちょうどの点差で負け」は1ゲームの対戦専用です。
    [always_misdeal] ノックの上限がこれほど高いと、ほぼ毎回配り直しになります。下げるか、配られてすぐのノックを認めてください。
    [seating_match] 1つのテーブルで3人以上なら、1ゲームの対戦だけです。
    [seating] これは3人以上のルールです。参加者を募集すれば、みんながそこで参加できます。
   *[other] このルールはまだここでは遊べません。
}
