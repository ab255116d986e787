## A private hand as a picture

press-picture = 画像
picture-head = ### あなたの手札：{ $cards }枚
picture-count = 余り札 **{ $loose }** · 手札全部 **{ $points }**
picture-alt-melds = メルド：{ $melds }
picture-alt-rest = 余り札：{ $rest }
