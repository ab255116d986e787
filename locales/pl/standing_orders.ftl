ahead-this-deal = W tym rozdaniu
ahead-every-deal = W każdym rozdaniu tej partii
ahead-every-menu = Wybierz, co robić w każdym rozdaniu
ahead-standing = W każdym rozdaniu: { $orders }
