## About the bot and the game

about-more = Devamını oku

about-title-bot = Undercut
about-bot = Undercut gin rummy oynatır: { $variants } kural setiyle, iki ya da daha çok kişiye, canlı ya da günlere yayarak. Dağıtır, sayar, çeteleyi tutar; hiçbir oyun kaybolmaz.

    Sürüm { $version }. MIT lisanslı özgür yazılım.
about-title-history = Gin nasıl doğdu
about-history = Oyunu 1909’da Elwood T. Baker, sonradan sinemaya giren oğlu C. Graham Baker’la birlikte buldu. O sıralarda rum adlı bir oyun zaten vardı; onlarınki de adını başka bir içkiden aldı.

    Yirmi yıl boyunca aile dışında pek oynanmadı. 1930’larda New York kulüpleri keşfetti. Derken Hollywood oyuncuları çekim aralarında oynamaya başladı, 1940’larda herkes onlara özendi; *gin rummy* adı da onlardan kaldı. O gün bugündür iki kişilik büyük oyunlardan biridir.

    Soyu tartışmalı. John Scarne, hızlandırılmış bir whiskey poker olduğunu düşünüyordu. David Parlett ise buna inanmaz, arkasında eski Conquian oyununu görür.
about-title-variants = Akrabaları
about-variants = Yalnızca serilerin per sayıldığı Sequence gin, Howard Fosdick’in. Skarney gin, John Scarne’ın. Perlerin masaya açıldığı Colonel’ı George F. Hervey kaleme aldı. Oklahoma gin’de kaç puanla vurulacağını açık kart belirler; Hollywood gin aynı anda üç sütuna yazılır.
about-title-people = Ünlü oyuncular
about-people = - **Stu Ungar** için çoğu kişi “gelmiş geçmiş en iyisi” der. Sonunda onu turnuvalara almaz oldular, o da pokere geçti.
    - **Oswald Jacoby**, briç ve tavla ustası, gin üzerine kitaplar yazdı.
    - **Ernie Kovacs**, komedyen, gin oynarken nasıl *konuşulacağını* yazdı: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger**, 1964 yapımı filmde hile yapar: dürbünlü biri rakibin elini ona okur. Romanda oynanan oyun kanastadır. Uzun lafın kısası: kartlarını kimseye gösterme.
about-title-shuffles = Dürüst karıştırma
about-shuffles = Kartları kimse seçmez, bunu kendin de denetleyebilirsin.
    - **Mühürlenir:** kimse kabul etmeden önce bot gizli bir sayı çeker ve parmak izini (SHA-256) gösterir. Sayı artık değişemez; değişse parmak izi de değişir.
    - **Karışır:** *Kabul* düğmesine her basışa Discord kendi numarasını verir, bot bunu seçemez. Her karıştırma ikisinden birlikte çıkar.
    - **Açılır:** her elin gizli sayısı elden sonra, oyununki oyundan sonra gösterilir. Onunla herkes aynı kartları yeniden dağıtabilir. Tarifi botun belgelerinde, fairness.md içinde.
about-title-sources = Kurallar nereden geliyor
about-sources = Gin üzerine yazılanlardan: ansiklopediler, kural kitapçıkları, kulüplerin ve oyuncuların sayfaları, başka programların kuralları. Birbirlerini tutmadıkları yerler seçenek oldu: hangilerinin geçerli olduğunu `/gin rules` söyler, `/gin play` içindeki **Ev kuralları…** değiştirir. Hepsinin sustuğu yerde Undercut karar vermek zorunda kaldı ve ne yaptığını söylüyor.
