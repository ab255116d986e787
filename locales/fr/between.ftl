# A contest that goes on while nothing is to be played here.
between-round = Cette donne est finie. La ronde suivante commence quand les autres tables ont terminé la leur.
between-deal = { $one } et { $two } jouent. Tu passes cette donne, et je t’appelle quand c’est à toi de t’asseoir.
