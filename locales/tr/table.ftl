## The public table

table-dealer = dağıtan { $name }
table-turn = **Hamle sırası: { $name }.**
table-closed = Bu oyun bitti.
table-hands = Kartların direkt mesajla gelir; **Kartlarım** onları burada da gösterir, yalnızca sana.
turn-told = { $how ->
    [message] { $name } bunu direkt mesajla öğrenir. Herhangi bir düğme burayı günceller.
   *[looking] Burada { $name } için kesin bir bildirim yok: ara sıra bak. Herhangi bir düğme burayı günceller.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### { $guest } ile gin rummy oynamak istiyorsun
    [guest] ### { $host } seni gin rummy oynamaya davet ediyor
   *[other] ### { $host }, { $guest } ile gin rummy oynamak istiyor
}
challenge-again = { $you ->
    [host] ### { $guest } ile rövanş istiyorsun
    [guest] ### { $host } senden rövanş istiyor
   *[other] ### { $host }, { $guest } ile rövanş istiyor
}
challenge-open = { $you ->
    [host] ### Gin rummy için rakip arıyorsun
   *[other] ### { $host } gin rummy için rakip arıyor
}
    Masaya isteyen oturabilir.
offer-rated = { $rated ->
    [yes] Dereceli
   *[no] Derecesiz: bilgisayar da oynuyor
}
challenge-expires = Teklif { $when } sona eriyor.
challenge-taken = { $you ->
    [host] ### Sen – { $guest }
    [guest] ### Sen – { $host }
   *[other] ### { $host } – { $guest }
}
challenge-playing = Oyun başladı.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Bu sefer oynamak istemedin.
   *[other] { $guest } bu sefer oynamak istemedi.
}
challenge-withdrawn = { $you ->
    [host] Daveti geri çektin.
   *[other] { $host } daveti geri çekti.
}
challenge-expired = Zamanında yanıt veren olmadı.
press-accept = Kabul
press-accept-now = Hemen kabul
press-decline = Reddet
press-withdraw = Geri çek
press-sit = Otur
press-seat-more = Diğer

## The hand, for who has just begun a game

hand-sent = Oyun başladı, kartların direkt mesajlarında.
hand-on-its-way = Oyun başladı, kartların direkt mesajla yolda.
link-hand = Kartlarıma git
