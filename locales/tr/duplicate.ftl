cup-duplicate = Aynı kartlarla
cup-duplicate-rule = Aynı kartlarla: bir turun bütün masaları aynı dört eli oynar. Her çiftin ikinci masasında (1 ve 2, 3 ve 4) takımlar ters oturur. Bütün masalarda toplam puanı çok olan takım karşılaşmayı kazanır. Puanlar eşitse karşılaşma berabere biter; elemede fark olan ilk masa çifti belirler. Bir masayı sonuna kadar oynamayan, o masayı en az 100 puanla kaybeder. Bütün tur bitene kadar hiçbir kart gösterilmez; elindekileri o zamana kadar kimseye söyleme.
refusal-cards-in-play = Başkaları bu elleri hâlâ oynuyor. Bütün tur bitince kartlara bakabilirsin.
refusal-in-duplicate-match = O takım şu anda aynı kartlarla bir karşılaşma oynuyor. Tur bitince biri onun yerine geçebilir.
refusal-not-for-duplicate = Aynı kartlarla oynanan turnuvada, biri vurana ya da cin yapana kadar eller kapalı kalır. Buna uygun kurallar seç.
table-duplicate = Başka masalar da aynı elleri oynuyor, bu yüzden burada kart gösterilmez. Dört elden sonra puanlar belirler.
won-level = Oyun berabere: kimse kazanmadı
