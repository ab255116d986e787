## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = { $table } numaralı masadaki oyun şu anda okunamıyor, orada kimse oynayamaz. Hiçbir şey kaybolmadı: bütün süreler durdu, botu işleten sorunu giderince oyun kendiliğinden sürer.
unreadable-annulled = { $table } numaralı masadaki oyun artık okunamadı ve iptal edildi: oyun sayılmıyor, kazanan yok.
unreadable-why = “{ $reason }”
games-unreadable = { $count ->
    [one] { $tables } numaralı masadaki oyunun şu anda okunamıyor. Hiçbir şey kaybolmadı: botu işleten sorunu giderince kendiliğinden sürer.
   *[other] Şu masalardaki oyunların şu anda okunamıyor: { $tables }. Hiçbir şey kaybolmadı: botu işleten sorunu giderince kendiliğinden sürer.
}
choice-unreadable = Masa { $table }, okunamıyor

refusal-unreadable-table = { $table } numaralı masadaki oyun şu anda okunamıyor. Hiçbir şey kaybolmadı: botu işleten sorunu giderince kendiliğinden sürer.
refusal-still-unreadable = Masa { $table } okunamıyor: { $reason }. Botu işletene söyle ya da `/gin-admin void` ile iptal et.
admin-void-unread = Masa { $table } okunamasa da iptal edildi: oyun sayılmıyor. Oyunculara ve kanala haber verildi, mesajları silindi.
