## A member's games

games-none = Şu anda oyunun yok. `/gin play` bir tane başlatır: bir arkadaşınla, herhangi biriyle ya da bilgisayarla.
games-title = ### Oyunların
games-which = ### Hangi oyun?
games-more = Ve { $games } oyun daha.
game-yours = **{ $name }** · { $score } · **sıra sende**
game-theirs = **{ $name }** · { $score } · rakip bekleniyor
game-asks = **{ $name }** seni davet etti · { $rules }
game-asked = Davet ettiğin: **{ $name }** · { $rules }
game-asks-other = **{ $name }** sana başka kurallar öneriyor · { $rules }
game-asked-other = **{ $name }** için önerdiğin başka kurallar · { $rules }
game-open = Yer açtın · { $rules }
press-open = Kartları aç

## A table's sheet

scores-none = Henüz biten el yok.

## A server's standings

standings-title = Sıralama: { $server }
standings-none = Burada henüz kimse bir el bitirmedi.
standings-counting = Bir oyun iptal edildi, bu yüzden sıralama yeniden hesaplanıyor. Birazdan yine bak.
standing-detail = { $games ->
    [0] henüz biten oyun yok
    [one] 1 oyunda { $won } galibiyet
   *[other] { $games } oyunda { $won } galibiyet
} · { $deals } el · { $points } puan
