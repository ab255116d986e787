# A contest that goes on while nothing is to be played here.
between-round = Bu el bitti. Öteki masalar da ellerini bitirince yeni tur başlar.
between-deal = { $one } ile { $two } oynuyor. Bu el dışarıdasın; oturma sırası gelince çağrılırsın.
