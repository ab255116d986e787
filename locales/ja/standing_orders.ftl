ahead-this-deal = このディール
ahead-every-deal = このゲームの全ディール
ahead-every-menu = 全ディールで予約する内容を選ぶ
ahead-standing = 全ディールで予約中：{ $orders }
