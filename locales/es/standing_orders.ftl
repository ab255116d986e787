ahead-this-deal = En esta mano
ahead-every-deal = En todas las manos de esta partida
ahead-every-menu = Elige lo que dejas dicho para todas las manos
ahead-standing = En todas las manos: { $orders }
