ahead-this-deal = Nesta mão
ahead-every-deal = Em todas as mãos desta partida
ahead-every-menu = Escolha o que deixar combinado em todas as mãos
ahead-standing = Em todas as mãos: { $orders }
