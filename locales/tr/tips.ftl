## Tips. Cards and numbers in them come from the engine.

tips-another = Başka öneri
tips-hint = Bir konu seç
tips-topic-any = Bütün konular
tips-topic-early = İlk hamleler
tips-topic-melds = Per kurmak
tips-topic-pile = Yığını okumak
tips-topic-knock = Vurmak
tips-topic-late = Elin sonuna doğru
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Önce yüksek kartları at
tip-shed = Hiçbir şeye uymayan kart, rakip vurursa değeri kadar aleyhine sayılır. Burada { $card } at: puanın { $before } yerine { $after } olur.
tip-title-low = Düşük kartlar kalabilir
tip-low = Bu üçlülerin ikisi de per değil. Ama düşük olanlar sana { $low } puana mal olur, yüksek olanlar { $high }.
tip-title-upcard = Per yapan açık kartı al
tip-upcard = Bu çift { $before } sayılır; açık kartla grup olur ve { $after } sayılır. Açık kart bedavadır, bırakırsan belki rakibe yarar.
tip-title-soon = Puanını düşür
tip-soon = Her çekiş ya boştaki puanını düşürmeli ya da bir pere yaklaştırmalı. İlk düşen, ötekinin eli daha doluyken vurabilir.

## Building melds

tip-title-middle = Ortası daha değerli
tip-middle = Üçlü dörtlü perleri say: bir yedili { $seven } tanesine girebilir, as ya da papaz yalnızca { $edge } tanesine. O yüzden orta kartları bırakma.
tip-title-pair = Ne bekliyorsun?
tip-pair = Çift { $pair } kart bekler, iki ucu açık 7♦ 8♦ de öyle: { $open }. Q♦ K♦ tek uçludur ({ $edge }), 6♦ 8♦ arasında ise tek boşluk var ({ $gap }). Çok bekleyeni tut.
tip-title-three = Bir taşla iki kuş
tip-three = Bu üçü { $waits } kart bekler: { $cards }. Yakalanırsan da yalnızca { $count } puana mal olurlar.
tip-title-dead = Bazı çiftler ölüdür
tip-dead = İki vale { $waits } kartla grup olabilir. İkisi de atıldıysa { $left ->
    [0] geriye kart kalmamıştır
   *[other] geriye { $left } kart kalmıştır
}: çifti boz.
tip-title-break = Çift bozulabilir
tip-break = Elinde iki kız var, bir ikili çektin. Kızlardan birini ve ikiliyi tut: puanın { $before } yerine { $after } olur. El uzadıysa bu, üçüncüyü ummaktan iyidir.

## Reading the pile

tip-title-memory = Gideni unutma
tip-memory = Yığının yalnızca üstü görünür, altını aklında tut. Orada yatan kartı bekleme; artık kimsenin işine yaramayanı at.
tip-title-takes = Rakip ne alıyor, izle
tip-takes = Rakip 9♠ alırsa, onunla üçlü per yapabilecek { $count } kart var: { $cards }. Birini atmadan önce iki kez düşün. Almadıkları da bir o kadar şey söyler.
tip-title-hold = Rakibin topladığını tut
tip-hold = Rakip dokuz topluyorsa senin dokuzun zarar değildir: ona kalmaz, o vurunca da onun perine işlersin.
tip-title-vary = Kolay okunma
tip-vary = Hep yüksekten aşağı atan, rakibe hem bunu hem de hangi kartların güvenli olduğunu öğretir. Ara sıra başka türlü oyna.

## Knocking

tip-title-often = Vurabildiğin an vur
tip-often = İyi oyuncular sık vurur, gini pek beklemez. Rakip de elini toplamaya vakit bulamaz. Yalnızca el uzadıysa kontraya dikkat et.
tip-title-gin = Vursam mı, gin mi beklesem?
tip-gin = Burada { $deadwood } puanla vurabilirsin. Gin yapacak { $count } kart var: { $cards }. Hâlâ gelebilecek olanları say. Azsa vur. Beş kadarsa bir iki hamle bekle, daha fazla değil: gin yalnızca iki katı kadar kazandırır.
tip-title-layout = Rakibe en az yarayan perleri göster
tip-layout = İkisi de boşta aynı puanı bırakır. Birincisine { $worse } işlenebilir, ikincisine yalnızca { $better }. Bot ikincisini önerir.
tip-title-undercut = Kontradan sakın
tip-undercut = Vuruşa yakalananın boştaki puanı aynı ya da daha azsa o kazanır: hem farkı hem { $points } puan daha. El ne kadar uzadıysa o kadar düşükle vur.

## Late in a deal

tip-title-ready = Vuruşu bekle
tip-ready = Destenin yarısı gittiyse rakip hazır olabilir. Yüksek ne varsa at, çift bozmak gerekse bile; elinde kaç puan kalırdı, say.
tip-title-queen = Bekleyen kız
tip-queen = Bir taraf vale umuduyla hamlelerce kız tuttu, gerisini de geç topladı. Öteki { $deadwood } puanla şöyle vurdu. { $cards } işlenebildi; { $left } kaldı, bu da { $points } puana mal oldu.
tip-title-luck = Şans dengelenir
tip-luck = Kimin iyi oynadığını bir el pek göstermez, yüz el gösterir. Uzun vadeye oyna, kötü bir elin peşinden koşma.

## Skarney gin

tip-title-contract = Kontratı ne zaman açmalı
tip-contract = Oyunun bütün sırrı bu. Erken açarsan elinde hiçbir yere gitmeyen bir iki kart kalır. Geç kalırsan elindeki her şey aleyhine sayılır.
tip-title-mixed = En iyi seriler büyür
tip-mixed = Seri her cinsten olabildiği için buna { $run } kart uyar, gruba ise { $set ->
    [one] yalnızca bir kart
   *[other] { $set } kart
}. Büyüyebilen perleri tut.

## Colonel

tip-title-lay = Erken mi açmalı, elde mi tutmalı?
tip-lay = Rakip bitirirse masadaki kartların aleyhine sayılmaz. Ama o da perlerine işleyip kartlarından kurtulabilir.
tip-title-many = Çok sayıda düşük kart meydan okumayı kazanır
tip-many = Az kartı olan değil, az puanı olan kazanır: bu altı kart { $many } sayılır, yanındaki iki kart { $few }.
