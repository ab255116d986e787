ahead-this-deal = Bu elde
ahead-every-deal = Bu oyunun her elinde
ahead-every-menu = Her elde yapılacakları seç
ahead-standing = Her elde: { $orders }
