## Who and where

name-nobody = biri
name-someone = Biri
name-you = Sen
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Masa { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Özel sohbet
link-picture = Resim
link-last = Son el: #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = { $deal }. el · { $rules }, { $knock }
deal-title-plain = { $deal }. el · { $rules }
limit-knock = vuruş sınırı { $limit }
limit-upcard = vuruş sınırı açık karta göre
limit-gin-only = yalnızca gin
limit-card = { $limit } ({ $card } belirledi)
limit-second = { $limit } (ikinci desteden { $card } belirledi)
pile-top = Yığının üstü · destede { $stock } kart
pile-line = Yığın: { $card } · destede { $stock } kart
pile-empty = Yığın boş · destede { $stock } kart
seal = Karıştırma mühürlü: `{ $seal }`
seal-deal = El mühürlü: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Pas geçtin.
   *[other] { $name } pas geçti.
}
did-stock = { $you ->
    [winner] Desteden çektin.
   *[other] { $name } desteden çekti.
}
did-take = { $you ->
    [winner] { $taken } aldın.
   *[other] { $name } { $taken } aldı.
}
did-discard = { $you ->
    [winner] { $discarded } attın.
   *[other] { $name } { $discarded } attı.
}
did-stock-discard = { $you ->
    [winner] Desteden çektin, { $discarded } attın.
   *[other] { $name } desteden çekti, { $discarded } attı.
}
did-take-discard = { $you ->
    [winner] { $taken } aldın, { $discarded } attın.
   *[other] { $name } { $taken } aldı, { $discarded } attı.
}

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] { $deadwood } puanla vurdun
   *[other] { $winner } { $deadwood } puanla vurdu
}
end-gin = { $you ->
    [winner] Gin! Bütün kartların per oldu
   *[other] Gin! { $winner } bütün kartlarını per yaptı
}
end-big-gin = { $you ->
    [winner] Big gin! On bir kartın da per oldu
   *[other] Big gin! { $winner } on bir kartını da per yaptı
}
end-undercut = { $you ->
    [winner] Kontra! { $loser } vurdu, sen kazandın
    [loser] Kontra yedin! { $winner } kazandı
   *[other] Kontra! { $loser } vurdu, { $winner } kazandı
}
end-tie = Eşitlik: kimse puan almadı
end-cancelled-gin = Gin, ama bütün kartlar işlendi: kimse puan almadı
end-draw = Berabere: eli kimse bitirmedi
end-misdeal = Geçersiz el: yeniden dağıtıldı
end-resign = { $you ->
    [loser] Pes ettin
   *[other] { $loser } pes etti
}
end-out-of-time = { $you ->
    [loser] Süreyi aştın
   *[other] { $loser } süreyi aştı
}
end-left = { $you ->
    [loser] Masadan kalktın
   *[other] { $loser } masadan kalktı
}
end-forfeit = { $you ->
    [loser] Hükmen yenildin
   *[other] { $loser } hükmen yenildi
}
end-decided = Sunucuyu yönetenlerin kararı
end-void = Bu el sayılmıyor
last-deal = { $points ->
    [0] Son el: { $ended }.
    [one] Son el: { $ended } (1 puan).
   *[other] Son el: { $ended } ({ $points } puan).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = as iki uc dort bes alti yedi sekiz dokuz on vale kiz papaz
emoji-suits = sinek karo kupa maca
emoji-card = { $suit }_{ $rank }
emoji-back = kart_arkasi
