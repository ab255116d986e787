## A finished deal

result-deal = { $deal }. el
result-after = { $deal }. elden sonra · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · boşta { $deadwood }
side-left = **{ $name }** · elde kalan { $count }
side-table = Masada: { $melds }
side-added = Rakibin perlerine işlenen: { $cards }
side-held = Elde kalan: { $cards }
side-laid-off = İşlenen: { $cards }
side-laid-off-own = Senin için işlenen: { $cards }
side-nothing-laid-off = İşlenecek kart yok
laid-off = { $name }, { $meld } perine { $cards } işledi.
# $name laid off more cards, on another meld.
laid-off-also = Ayrıca { $meld } perine { $cards }.
side-unmatched = Boşta: { $cards }
side-rest = Boşta

## The sum

award-difference = Boştaki puan { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Boştaki puanının tamamı
   *[other] Boştaki puanın tamamı ({ $loser })
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Boştaki puanın
   *[other] Boştaki puan ({ $loser })
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Kontra **+{ $points }**
award-sequence-bonus = Uzun seriler ve resimliler **+{ $points }**
award-spade-double = Maça ikiye katlıyor **+{ $points }**
award-left = Elde kalan { $high } − { $low } = **{ $points }**
award-unmatched = Boşta { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Sende kalan
   *[other] Elde kalan ({ $loser })
} **+{ $points }**
award-held = { $you ->
    [loser] Elindeki her şey
   *[other] Eldeki her şey ({ $loser })
} **+{ $points }**
award-out = Bitirme **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Bitirme, senin kontratın yokken
   *[other] Bitirme, { $loser } kontratsızken
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · masa { $table } − el { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ bitirme { $out }
} = **{ $points }**
boxes-extra = Kutu: 1 + { $why } için { $extra } = **{ $boxes }**
boxes-doubled-extra = Kutu: 1 + 2 × { $extra } ({ $why }) = **{ $boxes }**, maça ek kutuları katlar
boxes-doubled-all = Kutu: 2 × (1 + { $why } için { $extra }) = **{ $boxes }**, maça hepsini katlar
boxes-doubled = Kutu: 2 × 1 = **{ $boxes }**, maça katlar
boxes-why = { $result ->
    [undercut] kontra
    [big_gin] big gin
   *[gin] gin
}
sum-nothing = Bu elden puan çıkmadı.
sum-scores = { $you ->
    [winner] Sana
   *[other] { $name }:
} **{ $points ->
    [one] 1 puan
   *[other] { $points } puan
}**
sum-boxes = { $scores } ve { $boxes ->
    [0] kutu yok
   *[other] { $boxes } kutu
}
sum-other = { $scores }, { $you ->
    [loser] sen
   *[other] { $name }
} **{ $points }**
sum-even = İki tarafa da **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Eli bitirdin
   *[other] { $winner } eli bitirdi
}
end-exhausted = Bitiren yok: { $you ->
    [winner] eli sen kazandın
   *[other] eli { $winner } kazandı
}
end-exhausted-even = Bitiren yok, önde olan da yok
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Meydan okudun ve kazandın
       *[other] { $winner } meydan okudu ve kazandı
    }
   *[loser] { $you ->
        [winner] { $loser } meydan okudu, sen kazandın
        [loser] Meydan okudun, { $winner } kazandı
       *[other] { $loser } meydan okudu, { $winner } kazandı
    }
}
end-challenge-even = Meydan okundu, eller eşit çıktı: kimse puan almadı

## A settled game

won-target = { $you ->
    [winner] Oyunu kazandın
   *[other] { $winner } oyunu { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-shutout = { $you ->
    [winner] Mars yaptın, oyun senin
   *[other] { $winner } mars { $winners ->
        [one] yaptı
       *[other] yaptılar
    }
}
won-resign = { $you ->
    [winner] { $loser } pes etti: sen kazandın
    [loser] Pes ettin: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
   *[other] { $loser } pes etti: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-out-of-time = { $you ->
    [winner] { $loser } süreyi aştı: sen kazandın
    [loser] Süreyi aştın: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
   *[other] { $loser } süreyi aştı: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-left = { $you ->
    [winner] { $loser } masadan kalktı: sen kazandın
    [loser] Masadan kalktın: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
   *[other] { $loser } masadan kalktı: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-forfeit = { $you ->
    [winner] Hükmen yenilgi ({ $loser }): sen kazandın
    [loser] Senin tarafın hükmen yenildi: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
   *[other] Hükmen yenilgi ({ $loser }): { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-decided = { $you ->
    [winner] Sunucuyu yönetenlerin kararı: sen kazandın
   *[other] Sunucuyu yönetenlerin kararı: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-exact-margin = { $you ->
    [winner] { $loser } hedefe kaybettiren farkla ulaştı: sen kazandın
    [loser] Hedefe kaybettiren farkla ulaştın: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
   *[other] { $loser } hedefe kaybettiren farkla ulaştı: { $winner } { $winners ->
        [one] kazandı
       *[other] kazandılar
    }
}
won-nobody = Oyun kazanan olmadan bitti
settle-points = { $sign }{ $points ->
    [one] 1 puan
   *[other] { $points } puan
}
settle-shutout = { $sign }{ $points } mars (karşı taraf kutu alamadı)
settle-game-bonus = { $sign }{ $points } oyun bonusu
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } { $plain ->
    [yes] (kazanılan { $boxes } el, her biri bir kutu)
   *[no] ({ $boxes } kutu)
}
settle-total = **{ $name } { $points }** · bonuslar dahil
settle-total-plain = **{ $name } { $points }**
settled-term-box = Kazanılan her el bir kutudur.
settled-term-shutout = Mars: karşı taraf hiç kutu alamadı.
settled-rating = Derecen: { $rating } ({ $change })
press-standings = Sıralama
net = **{ $net ->
    [one] 1 puan
   *[other] { $net } puan
} farkla kazanıldı**
# Where the game was resigned, or ended by a manager.
net-ahead = **Fark: { $net ->
    [one] 1 puan
   *[other] { $net } puan
}**
seal-next = Sonraki antrenman mühürlü: `{ $seal }`
press-again = Rövanş
press-again-series = Rövanş: { $games } oyun üzerinden
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Rövanş istiyorsun
   *[other] **{ $name } rövanş istiyor
}{ $games ->
    [0] {""}
   *[other] : { $games } oyun üzerinden
}.** { $you ->
    [guest] Düğmeye bas, başlasın.
   *[other] { $other } düğmeye basar basmaz başlar.
} Teklif { $when } sona eriyor.
rematch-on = Rövanş çoktan başladı.
rematch-waits = Rövanş zaten teklif edildi, yanıt bekliyor.
