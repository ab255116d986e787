ahead-this-deal = В этой раздаче
ahead-every-deal = В каждой раздаче этой партии
ahead-every-menu = Выбери, что делать в каждой раздаче
ahead-standing = В каждой раздаче: { $orders }
