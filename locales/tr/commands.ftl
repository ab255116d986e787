# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rummy: davet et, oyna, kartlarına bak
command-challenge = Bir üyeyi gin oynamaya davet et
command-challenge-member = Kiminle oynamak istiyorsun?
command-challenge-another = Başka kim? Yalnızca üç ya da daha çok kişiyle oynanıyorsa
# At most 32 characters.
command-challenge-menu = Gin oynamaya davet et
command-practice = Bilgisayara karşı oyna
command-hand = Kartlarına bak, senden başkası görmez
command-games = Oyunlarına ve davetlerine bak
command-scores = Oyununun çetelesine el el bak
command-rules = Her çeşidin nasıl oynandığını oku
command-standings = Bu sunucuda kimin önde olduğunu gör
command-table = Hangi oyun? Boş bırakırsan seni bekleyen

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name }, #{ $channel } · masa { $table }
choice-past = { $name } · masa { $table }, bitti

refusal-only-in-servers = Bu yalnızca sunucularda olur: benim de bulunduğum bir sunucunun kanalında yaz.
refusal-nobody-else-here = Burada başka kimse yok. Bunu başkalarının olduğu yerde kullan: bir sunucuda, bir grupta ya da biriyle direkt mesajlarında.
refusal-only-two-here = Burada yalnızca yanıt verebilirim: iki kişi oynar, sıra beklenmez. Daha kalabalık oyunlar için üyesi olduğum bir sunucu gerekir.
answer-hidden = Discord buradaki yanıtımı yalnızca sana gösteriyor: bu kanalda sunucunun üyesi olmayan uygulamaları kullanamazsın. Meydan okumayı geri çektim. Sunucuyu yönetenlerden “Harici Uygulamaları Kullan” iznini iste ya da bir grupta veya onunla direkt mesajlarında meydan oku.
refusal-no-access = #{ $channel } kanalına yazma iznim yok. Sunucuyu yöneten biri izin verebilir ya da başka kanal seç.
refusal-no-table = Burada süren oyunun yok. `/gin play` yenisini başlatır, bitenler `/gin history` içinde.
