# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Kaybedilen elden sonra, kaybedenler isterse
press-opponents = Kaybedersek…
opponents-wish = ### Tarafın { $round }. turu kaybederse
    { $wish ->
        [keep] Sonraki elde rakipleriniz aynı kalır.
       *[change] Sonraki elde rakipleriniz değişir.
    }
opponents-how = Aranızdan en son kim söylerse onun dediği olur. Kimse bir şey söylemezse rakipler değişir.
press-opponents-change = Rakipler değişsin
press-opponents-keep = Aynı kalsın
refusal-opponents-settled = Burada kimin kiminle oynayacağını kurallar belirliyor: seçecek bir şey yok.
