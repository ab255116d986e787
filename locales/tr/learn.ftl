## The first deal, step by step; $card is what a sentence speaks of

command-learn = İlk elini adım adım oyna, her şey anlatılsın
learn-progress = İlk elin · adım { $step }/{ $steps }
learn-computer = Bilgisayar
learn-try-again = **Bir daha dene.** { $why }
press-learn-knock = Vur: { $card } at, boşta { $deadwood } kalsın
press-learn-go-on = { $card } at ve devam et
press-learn-again = Baştan başla

learn-title-goal = Oyunun amacı
learn-goal = Bu on kart senin, yalnızca sen görürsün. Amacın onlarla **per** yapmak:
    - **grup**: aynı değerde üç ya da dört kart
    - **seri**: aynı cinsten art arda üç ya da daha çok kart (as en küçüktür)
learn-colours = Dört cins dört ayrı renkte: ♠ siyah, ♥ kırmızı, ♦ mavi, ♣ yeşil.
learn-ask-goal = Elinde şimdiden bir per var. Hangisi?
learn-not-goal-pair = İki dokuz iyi bir başlangıç, ama grup için üç ya da dört kart gerekir.
learn-not-goal-suits = Art ardalar, ama aynı cinsten değiller. Seride bütün kartlar aynı cinsten olur.

learn-title-upcard = Açık kart
learn-upcard = Doğru, bu bir seri. Bundan sonra, buradaki her oyunda olduğu gibi, perlerin başta durur, öteki kartlar altta.
    Ortaya bir kart açılır: **açık kart**. Bilgisayar dağıttığı için önce sen alabilirsin.
learn-ask-upcard = { $card } işine yarıyor mu? Al ya da pas geç.
learn-not-upcard-useless = { $card } kartlarının hiçbirine uymuyor, üstelik yüksek. Alsan da ondan sonra kurtulman gerekirdi.

learn-title-draw = Kart çekmek
learn-draw = Bilgisayar da istemedi. Oyun böyle başlar: her hamlede bir kart çeker, bir kart atarsın. Kapalı duran **desteden** çeker ya da **yığının** en üstteki kartını alırsın.
learn-ask-draw = İlk sefer desteden çek!

learn-title-deadwood = Boşta ne kalır
learn-deadwood = { $card }: ikinci seri! Perlerinin dışında kalan kartlar **boştadır** ve aleyhine sayılır: vale, kız ve papaz 10’ar, as 1, ötekiler üstünde ne yazıyorsa.
learn-ask-deadwood = Şimdi boşta kaç puanın var?
learn-not-deadwood-all = Bu, elindeki her şey. Perlerdeki kartlar sayılmaz.
learn-not-deadwood-cards = Evet, boşta o kadar kart var. Şimdi değerlerini topla: papaz 10, dokuzlar 9’ar…

learn-title-discard = Kart atmak
learn-discard = Şimdi bir kart atman gerek, yığına, yüzü açık. Hiçbir şeye uymayanı at; birkaç taneyse en yüksek puanlısını.
learn-ask-discard = Hangi kartı atıyorsun?
learn-not-discard-meld = { $card } bir serinin parçası. Onu bozma.
learn-not-discard-pair = Dokuzlardan grup çıkabilir: dışarıda iki dokuz daha var. Hiçbir şeye uymayan başka bir kart var.
learn-not-discard-low = { $card } sana yalnızca { $count } puana mal olur. Başka bir kart da hiçbir şeye uymuyor, üstelik puanı daha yüksek.

learn-title-pile = Yığını izlemek
learn-pile = Bilgisayar attığın { $taken } kartını aldı. Onunla seri için { $upcard } gerekirdi, ama o yığında yatıyor. Demek ki **papaz topluyor**. Yığını sana kimse bir daha göstermez: geçenleri aklında tut.
learn-ask-pile = Hangi kartı atıyorsun?
learn-not-pile-meld = { $card } bir serinin parçası. Onu bozma.
learn-not-pile-pair = Dokuzlardan hâlâ grup çıkabilir. Hiçbir şeye uymayan başka bir kart var.
learn-not-pile-low = { $card } sana yalnızca { $count } puana mal olur. Başka bir kart da hiçbir şeye uymuyor, üstelik puanı daha yüksek.
learn-not-pile-feeds = Puanı en yüksek olan o, çoğu zaman doğrusu da budur. Ama bilgisayar tam da { $card } bekliyor. Onu bir hamle daha tut, güvenli bir kart at.

learn-title-take = Yığından almak
learn-take = Bilgisayar { $card } attı. Körlemesine çekmek yerine onu alabilirsin. Ne aldığını rakip görür; o yüzden per yapıyorsa ya da bir perini uzatıyorsa al.
learn-ask-take = Desteden mi çekersin, { $card } mi alırsın?
learn-not-take-set = Dokuzlarına bak: { $card } ile grup oluyorlar. Böyle bir kart, çekebileceğin her karttan iyidir.

learn-title-knock = Ne zaman vurulur
learn-knock = Üç per! Attıktan sonra boşta { $limit } ya da daha az puanın kalıyorsa **vurabilirsin**: attığın kart kapalı konur ve el biter. Ne kadar azsa o kadar iyi.
learn-ask-knock = Ne yapıyorsun?
learn-not-knock-high = Bunu yapabilirsin, ama { $right } elinde kalır ve aleyhine sayılırdı. Yüksek kartı kapalı bırak.
learn-not-knock-wait = Devam edip **gin** bekleyebilirdin, yani boşta hiçbir şey kalmamasını. Ama bilgisayar bir hamle daha yapardı, { $right } da yığına gitmiş olurdu. Bu kadar az kalmışken vur.

learn-title-layoff = Karşı taraf işler
learn-layoff = Vurdun, iki el de açıldı. Sayılmadan önce bilgisayar kart **işleyebilir**: uyan kartlarını *senin* perlerine ekler, böylece sayılmazlar. Papazları zaten per.
learn-ask-layoff = Öteki kartlarından hangisi senin bir perine uyuyor?
learn-not-layoff-other = { $card } uymuyor: grubun dokuzlardan; serilerin kupadan 5–7 ve sinekten 2–4.

learn-title-score = Sana ne kalıyor
learn-score = Aradaki fark senin. İki şey daha olabilir:
    - **Gin**: boşta hiçbir şey kalmadan bitirirsin. { $gin } puan daha getirir, üstüne kart da işlenemez.
    - **Kontra**: karşı tarafta seninki kadar ya da daha az kalır. O zaman farkı *o* alır, { $undercut } puan da üstüne.
    Oyunu { $target } puana ilk ulaşan kazanır. Sonra bonuslar eklenir: oyun için { $game }, kazanılan her el (bir **kutu**) için { $box }; ötekinin hiç kutusu yoksa puanlar bir kez daha (**mars**).
learn-end = **Bilmen gereken bu kadar. Haydi oyna!**
    -# `/gin problem` her gün küçük bir problem sorar, gerisi `/gin help` içinde.
press-learn-computer = Bilgisayarla oyna
press-learn-friend = Arkadaşınla oyna…
