# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = ディールに負けたあと、負けた側が選ぶ
press-opponents = 負けたら…
opponents-wish = ### あなたの側がラウンド{ $round }に負けたら
    { $wish ->
        [keep] 次のディールも同じ相手と対戦します。
       *[change] 次のディールで相手を交代します。
    }
opponents-how = チームで最後に選んだ人の答えになります。誰も選ばなければ、相手を交代します。
press-opponents-change = 相手を交代
press-opponents-keep = 同じ相手のまま
refusal-opponents-settled = ここでは対戦相手がルールで決まっていて、選ぶことはできません。
