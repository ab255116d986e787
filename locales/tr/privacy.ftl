# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### Hakkında bildiklerim
privacy-kept =
    Oyunlara ne gerekiyorsa onu saklarım, başka hiçbir şeyi:

    - **Sen**: hesabının numarası, son gördüğüm adın ve ayarladıkların
    - **Oyunların**: kim nerede oturdu, her hamle; oyun yeniden başlatmadan sağ çıksın, sonra da bakılabilsin diye. { $played ->
        [0] Biten oyunun henüz yok.
        [one] Biten bir oyunun var.
       *[other] Biten { $played } oyunun var.
    }
    - **Bunlardan çıkanlar**: istatistiklerin, derecen, sıralamadaki yerlerin
    - **Birlikte oynadıkların**: arkadaşların, engellediklerin, kaydettiğin kurallar
    - **Sana mesajlarım**: hangileri olduğu, güncel tutabileyim diye
privacy-others = Mesajlarının hiçbirini okumam, kimseye bir şey vermem. Geçmişini başka kim görsün, sen söylersin: `/gin me`.
privacy-until = Sen silene kadar durur. Bir sunucuya ait olanlar, ben oradan çıkarıldıktan 30 gün sonra silinir.
press-privacy-copy = Kopyasını al
press-privacy-delete = Sil…
press-privacy-more = Tamamı

privacy-copied = Hakkında sakladığım her şey burada, masa masa. Süren oyunlardan yalnızca senin gördüklerin var.
# The first line of the file itself.
privacy-file = Undercut’ın bu üye hakkında sakladığı her şey. Süren oyunlardan yalnızca üyenin kendi payı var, gizli sayı yok.

privacy-ask = ### Hakkında bildiğim her şey silinsin mi?
privacy-goes = **Gidenler**: numaran ve adın, ayarların, arkadaşların ve engellediklerin, kayıtlı kuralların, istatistiklerin, derecelerin, sıralamadaki yerlerin ve yalnızca sana gönderdiğim mesajlar.
privacy-stays = **Kalanlar**: başkalarının seninle oynadığı oyunlar, senin yerinde “Biri” ile. O oyunlar onların da; hiçbir sayıları değişmez. Kanallarda duranlar, adınla birlikte, oraya yazılmış her şey gibi orada kalır.
privacy-fingerprint = Biri seni engellediyse, engel sürdükçe hesap numaranın parmak izini saklarım; dönersen engel geçerli kalsın diye.
privacy-given-up = - { $number ->
    [one] Süren oyununda pes etmiş sayılırsın.
   *[other] Süren { $number } oyununda pes etmiş sayılırsın.
}
privacy-taken-over = - { $number ->
    [one] İkiden çok kişilik karşılaşmada yerine bilgisayar oturur.
   *[other] İkiden çok kişilik { $number } karşılaşmada yerine bilgisayar oturur.
}
privacy-sheets = - { $number ->
    [one] Gerçek kart çetelesi sensiz sürer.
   *[other] { $number } gerçek kart çetelesi sensiz sürer.
}
privacy-waiting = - { $number ->
    [one] Açtığın ya da katıldığın, henüz başlamamış oyun iptal olur.
   *[other] Açtığın ya da katıldığın, henüz başlamamış { $number } oyun iptal olur.
}
privacy-final = Geri dönüşü yok. Bir gün yine oynarsan sıfırdan başlarsın.
press-privacy-forget = Her şeyi sil
press-privacy-give-up = { $number ->
    [one] Oyundan vazgeç ve her şeyi sil
   *[other] { $number } oyundan vazgeç ve her şeyi sil
}
press-privacy-keep = Kalsın
privacy-done = ### Tamamdır
    Sana ait her şey silindi. Oyunlar için teşekkürler; dönersen sıfırdan başlarız.
refusal-games-changed = Sen bunu okuduktan sonra bir şey başladı ya da bitti. Şimdiki durum bu, bir daha bak.
refusal-not-your-page = Bu sayfa başka birine ait. `/gin me` içindeki **Verilerim…** seninkini gösterir.

## Of a whole server

command-admin-delete = Bu sunucudan sakladığım her şeyi sil
command-admin-delete-name = Onay için sunucunun adı
erase-ask = ### { $server } sunucusundan sakladığım her şey silinsin mi?
erase-goes = **Buradaki herkes için gidenler**: { $played ->
    [0] bütün oyunlar
    [one] burada oynanan oyun
   *[other] burada oynanan { $played } oyunun hepsi
}, sıralamalar, dereceler, ayarlar, kayıtlı kurallar ve yöneticilerin yaptıklarının listesi.
erase-open = { $open ->
    [one] Bekleyen ya da süren bir oyun var: şimdi biter, kazananı olmaz.
   *[other] Bekleyen ya da süren { $open } oyun var: şimdi biterler, kazananları olmaz.
}
erase-stays = **Kalanlar**: üyelerin kendileri için sakladıkları (`/gin me` içinde **Verilerim…**) ve kanallarda duranlar.
erase-how = Geri dönüşü yok. Onaylamak için sunucunun adını yaz: düğmeye bas ya da `/gin-admin delete name:` kullan.
press-erase = Adı yaz…
erase-form = Her şeyi sil
erase-form-label = Sunucunun adı
erase-form-about = { $server }
erase-done = ### Tamamdır
    Buradaki bütün oyunlar bitti. Bir dakika içinde { $server } sunucusundan, kanallarda duranlar dışında hiçbir şey kalmaz.
refusal-not-owner = Bu, sunucu sahibinin ve Yönetici yetkisi olanların işi.
refusal-other-name = Bu sunucunun adı bu değil, o yüzden hiçbir şey silinmedi. Adı { $name }.
