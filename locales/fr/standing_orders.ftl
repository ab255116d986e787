ahead-this-deal = Dans cette donne
ahead-every-deal = À chaque donne de cette partie
ahead-every-menu = Choisis ce qui sera fait à chaque donne
ahead-standing = À chaque donne : { $orders }
