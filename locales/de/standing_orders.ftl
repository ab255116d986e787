ahead-this-deal = In diesem Spiel
ahead-every-deal = In jedem Spiel dieser Partie
ahead-every-menu = Wähl aus, was in jedem Spiel geschehen soll
ahead-standing = In jedem Spiel: { $orders }
