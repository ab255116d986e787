# A contest that goes on while nothing is to be played here.
between-round = このディールは終わりました。ほかのテーブルが終わると、次のラウンドが始まります。
between-deal = { $one }と{ $two }が対戦中です。このディールはお休みで、出番になったらお知らせします。
