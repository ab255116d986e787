ahead-this-deal = In questa mano
ahead-every-deal = In ogni mano di questa partita
ahead-every-menu = Scegli che cosa fare in ogni mano
ahead-standing = In ogni mano: { $orders }
