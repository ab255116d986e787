# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] kimin başta dağıtacağı kurayla belirlenir
    [cut_low_deals] başta deste kesilir, en düşük kart dağıtır
   *[cut_high_chooses] başta deste kesilir, kimin dağıtacağını en yüksek kart seçer
}
option-next-dealer = { $value ->
    [alternate] sırayla dağıtılır
    [winner] eli kazanan, sonrakini dağıtır
   *[loser] eli kaybeden, sonrakini dağıtır
}
option-draw-dealer = { $value ->
    [same] berabere biten elden sonra aynı taraf dağıtır
   *[rotate] berabere biten elden sonra öteki taraf dağıtır
}
option-first-turn = { $value ->
    [offer_both] açık kart önce dağıtmayan tarafa, sonra dağıtana sunulur
    [offer_nondealer] açık kart yalnızca dağıtmayan tarafa sunulur
    [eleven_cards] açık kart yok: dağıtmayan taraf on bir kart alır, kart atarak başlar
    [stock_only] açık kart yok: dağıtmayan taraf desteden çekerek başlar
   *[normal_draw] başlangıç hamlesi ötekiler gibidir: açık kart ya da deste
}
option-immediate-knock = { $value ->
    [allow] hemen vurulabilecek eller de oynanır
   *[misdeal] hemen vurulabilecek bir el gelirse yeniden dağıtılır
}
option-discard-visibility = { $value ->
    [top_only] yığının yalnızca üstü görünür
   *[full] bütün yığın görünür
}
option-return-taken-discard = { $value ->
    [yes] yığından alınan kart aynı hamlede geri atılabilir; art arda iki kez olursa berabere
   *[no] yığından alınan kart aynı hamlede geri atılamaz
}
option-stock-end = { $value ->
    [0] deste son karta kadar çekilir
    [1] destenin son kartı çekilmez
   *[other] destenin son { $value } kartı çekilmez
}
option-wall-rule = { $value ->
    [end_on_discard] son çekişten sonra atılan kart eli kazanansız bitirir
   *[last_discard_action] son çekişten sonra atılan kartla karşı taraf eli yine de bitirebilir
}
option-stall-guard = desteden çekilmeden geçen { $value } hamle eli bitirir
option-sets = { $value ->
    [yes] gruplar da per sayılır
   *[no] yalnızca seriler per sayılır, gruplar sayılmaz
}
option-runs = { $value ->
    [suited] seriler aynı cinsten olur
   *[any_suit] seriler her cinsten olabilir
}
option-ace = { $value ->
    [low] as düşüktür: A-2-3
    [high] as yüksektir: Q-K-A
    [high_or_low] as düşük ya da yüksektir: A-2-3, Q-K-A
   *[corner] seriler köşeyi döner: K-A-2
}
option-values = { $value ->
    [standard] as 1, resimli kart 10 sayılır
    [ace15] as 15 sayılır
    [colonel] as 10 sayılır
   *[mahjong] 2–9 arası 5, onludan papaza 10, as 15 sayılır
}
option-table-melds = { $value ->
    [none] perler el bitene kadar elde kalır
    [own_only] perler oyun sırasında masaya açılır, herkes kendi perine işler; vurulmaz
   *[shared] perler oyun sırasında masaya açılır, her taraf hepsine işler; vurulmaz
}
option-knock-limit = { $value ->
    [upcard] kaç puanla vurulacağını vuruş kartı söyler
    [gin_only] vurulmaz: eli yalnızca gin bitirir
   *[other] en çok { $value } puanla vurulur
}
option-knock-limit-ace = { $value ->
    [one] vuruş kartı as ise 1 puanla vurulur
   *[gin_only] vuruş kartı as ise vurulmaz, eli yalnızca gin bitirir
}
option-knock-card-source = { $value ->
    [upcard] açık kart, vuruş kartıdır
   *[second_deck] vuruş kartı başka bir desteden gelir
}
option-gin-compulsory = { $value ->
    [yes] eldeki gin ilan edilmek zorundadır
   *[no] elde gin varken oyuna devam edilebilir
}
option-final-discard = { $value ->
    [required] elin son kartı atılır
    [optional] el, son kart atılmadan da bitirilebilir
   *[none] kart atılmaz
}
option-knock-meld-mode = { $value ->
    [auto] vurana perleri, yalnızca fark edecekse sorulur
   *[manual] vuran perlerini hep kendi seçer
}
option-layoff-mode = { $value ->
    [auto] kartlar senin için en iyi şekilde işlenir
   *[manual] kartlar elle işlenir
}
option-layoff-on-gin = { $value ->
    [yes] gine de kart işlenir; elinde kart kalmayan, gini boşa çıkarır
   *[no] gine kart işlenmez
}
option-illegal-knock = { $value ->
    [prevent] sınırı aşan vuruşa izin verilmez
    [opponent_choice] sınır aşılarak vurulursa karşı taraf ya eli saydırır ya da vuranı açık elle oynatır
   *[expose] sınırı aşarak vuran, açık elle oynamaya devam eder
}
option-knock-score = { $value ->
    [difference] vuruş, puanların farkını kazandırır
   *[loser_full] vuruş, kaybedenin boştaki bütün puanını kazandırır
}
option-gin-bonus = { $value ->
    [0] ginin bonusu yok
   *[other] gin { $value } kazandırır
}
option-big-gin = { $value ->
    [off] big gin yok
    [total] big gin toplam { $points } kazandırır
   *[extra] big gin, ginden { $points } fazla kazandırır
}
option-undercut-bonus = { $value ->
    [0] kontranın bonusu yok
   *[other] kontra { $value } kazandırır
}
option-tie-rule = { $value ->
    [undercut] eşit puan kontra sayılır
   *[no_score] eşit puanda kimse puan almaz
}
option-spade-doubles = { $value ->
    [yes] vuruş kartı maçaysa elin puanları ikiye katlanır
   *[no] hiçbir kart eli ikiye katlamaz
}
option-spade-double-boxes = { $value ->
    [none] hiçbir kart kutuları ikiye katlamaz
    [extra] vuruş kartı maçaysa ek kutular ikiye katlanır
   *[all] vuruş kartı maçaysa bütün kutular ikiye katlanır
}
option-extra-boxes = { $value ->
    [none] nasıl kazanılırsa kazanılsın el bir kutudur
   *[some] ek kutular: gine { $gin }, big gine { $big_gin }, kontraya { $undercut }
}
option-sequence-bonus = { $value ->
    [off] seriler ayrıca kazandırmaz
    [winner] kazananın kendi serileri de kazandırır: { $cards } karttan başlayarak kart başına { $long }, resimli başına { $pictures }
   *[both] her tarafın kendi serileri de kazandırır: { $cards } karttan başlayarak kart başına { $long }, resimli başına { $pictures }
}
option-gin-bonus-no-contract = { $value ->
    [off] gin, kontratsız tarafa karşı da aynı kazandırır
   *[other] gin, kontratsız tarafa karşı { $value } kazandırır
}
option-exhaust-score = { $value ->
    [void] deste biterse kimse puan almaz
    [difference] deste biterse az sayan farkı alır
   *[table_minus_hand] deste biterse her taraf, masaya açtığından elinde kalan düşülerek puan alır
}
option-game-target = oyun { $value } puanda biter
option-game-bonus = { $value ->
    [0] oyun kazanmanın bonusu yok
   *[other] oyun kazanmak { $value } kazandırır
}
option-line-bonus = { $value ->
    [0] kutular bir şey kazandırmaz
   *[other] bir kutu { $value } kazandırır
}
option-line-bonus-timing = { $value ->
    [end] kutular oyunun sonunda yazılır
   *[immediate] kutular hemen yazılır
}
option-shutout = { $value ->
    [off] mars bir şey kazandırmaz
    [double_points] mars, kazananın puanlarını ikiye katlar
    [double_points_and_game] mars, kazananın puanlarını ve oyun bonusunu ikiye katlar
    [double_total] mars, kazananın bütün toplamını ikiye katlar
   *[extra] mars, kazanana { $points } daha getirir
}
option-exact-margin-forfeit = { $value ->
    [off] hiçbir fark oyunu kaybettirmez
   *[other] oyun sonunda tam { $value } farkla önde olmak oyunu kaybettirir
}
option-exact-margin-basis = { $value ->
    [points] bu fark puanlardan hesaplanır
   *[final] bu fark son toplamlardan hesaplanır
}
option-winner-by = { $value ->
    [first_to_target] oyunu hedefe ulaşan kazanır
   *[higher_final_total] oyunu, sonunda toplamı yüksek olan kazanır
}
option-match = { $value ->
    [single] karşılaşma tek oyundur
    [multi_match] karşılaşma, tek hesaba yazılan birkaç partidir
    [best_of] karşılaşma, birkaç oyunluk bir maçtır
   *[hollywood] karşılaşma bir Hollywood çetelesidir: yan yana oyunlar, ortak eller
}
option-multi-target = bütün partilerin hesabı { $value } puanda biter
option-multi-hand-bonus = partide kazanılan el, parti bitince { $value } kazandırır
option-multi-win-bonus = parti kazanmak { $value } kazandırır
option-multi-shutout-bonus = partinin her elini kazanmak { $value } daha kazandırır
option-best-of = maç { $value } oyun üzerinden
option-hollywood-columns = { $value ->
    [1] çetelede tek sütun var
   *[other] çetelede { $value } sütun var
}
option-hollywood-late-entry = { $value ->
    [next_open] bir tarafın ilk kaydı, hâlâ açık olan sonraki sütuna girer
   *[by_count] bir tarafın ilk kaydı, sütunu o sırada kapanmışsa yanar
}
option-hollywood-decide = { $value ->
    [net_points] sütunların toplamı belirler
   *[columns_won] kazanılan sütun sayısı belirler
}
option-hollywood-third-double = { $value ->
    [yes] üçüncü sütun çift sayılır
   *[no] her sütun bir kez sayılır
}
option-seating = { $value ->
    [heads_up] karşılıklı oynanır
    [partnership] takım hâlinde oynanır
    [round_robin] üç dört kişi oynar, eli kaybeden kalkar
    [three_handed] üç kişi, hepsi aynı elde, herkes kendisi için oynar
   *[captain] bir kaptan, sırayla ötekilere karşı oynar
}
option-team-size = { $value ->
    [1] takım büyüklüğü belirlenmedi
   *[other] takımlar { $value } kişilik
}
option-team-target = { $value ->
    [off] takımların hedefi büyüklüklerine göre
   *[other] takımlar { $value } puana oynar
}
option-team-sweep-bonus = { $value ->
    [0] her masayı kazanan takıma ek puan yok
   *[other] her masayı kazanan takım, ilk iki üyeden sonraki her üye için { $value } ekler
}
option-opponent-rotation = { $value ->
    [fixed] üyelerin rakibi değişmez
    [each_hand] takım oyununda rakipler her el değişir
    [after_loss] kaybedilen elden sonra rakipler değişir, kaybedenler aynı kalsın demedikçe
   *[each_game] rakipler her oyun değişir
}
option-partner-talk = { $value ->
    [off] takım arkadaşları birbirinin kartlarını görmez
    [after_own_hand] elini bitiren, takım arkadaşının kartlarını görebilir
   *[always] takım arkadaşları birbirinin kartlarını görür
}
option-team-result-visibility = { $value ->
    [immediate] masanın sonucu hemen söylenir
   *[after_discard] elinde on bir kart olan oyuncuya öteki masanın sonucu, kart atana kadar söylenmez
}
option-multi-take = { $value ->
    [yes] yığından birkaç kart alınabilir
   *[no] yığından yalnızca üstteki kart alınabilir
}
option-deep-card-use = { $value ->
    [meld_or_layoff] alınan kartların en alttaki yeni bir pere girer ya da bir pere işlenir
   *[new_meld_only] alınan kartların en alttaki yeni bir pere girer
}
option-contract = kontrat: { $sizes } kartlık { $melds ->
    [one] tek per
   *[other] { $melds } per
}
option-layoff-cap-per-meld = { $value ->
    [1] bir pere hamlede tek kart işlenir
   *[other] bir pere hamlede en çok { $value } kart işlenir
}
option-extend-on-contract-turn = { $value ->
    [yes] kontratın açıldığı hamlede perlere kart işlenebilir
   *[no] kontratın açıldığı hamlede başka kart açılmaz
}
option-ace-offer-skips-draw = { $value ->
    [yes] önerilen ası alan, sonraki hamlede kart çekmez
   *[no] önerilen ası alan, her zamanki gibi kart çeker
}
option-reoffer-ban = { $value ->
    [yes] alınan kart hemen geri önerilemez
   *[no] alınan kart hemen geri önerilebilir
}
option-exhaust-count = { $value ->
    [all_in_hand] deste biterse eldeki her kart sayılır
   *[unmatched_only] deste biterse yalnızca boştaki kartlar sayılır
}
option-challenge = { $value ->
    [yes] bir taraf, elleri saydırmak için meydan okuyabilir
   *[no] meydan okuma yok
}
option-challenge-timing = { $value ->
    [own_draw_phase] meydan okuma, kart çekmeden önce olur
   *[anytime] meydan okuma, kendi hamlesinin her anında olur
}
option-challenge-per-turn = { $value ->
    [1] hamlede en çok bir meydan okuma
   *[other] hamlede en çok { $value } meydan okuma
}
option-challenge-tie = { $value ->
    [drawn] meydan okumada eller eşitse berabere
   *[challenged_wins] meydan okumada eller eşitse meydan okunan kazanır
}
