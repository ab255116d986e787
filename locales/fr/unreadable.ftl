## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = La partie à la table { $table } est illisible en ce moment, et personne ne peut y jouer. Rien n’est perdu : le temps est arrêté, et elle reprendra toute seule quand l’hébergeur du bot aura réparé ça.
unreadable-annulled = La partie à la table { $table } n’était plus lisible et est annulée : elle ne compte pas, et personne n’a gagné.
unreadable-why = « { $reason } »
games-unreadable = { $count ->
    [one] Ta partie à la table { $tables } est illisible en ce moment. Rien n’est perdu : elle reprendra toute seule quand l’hébergeur du bot aura réparé ça.
   *[other] Tes parties aux tables { $tables } sont illisibles en ce moment. Rien n’est perdu : elles reprendront toutes seules quand l’hébergeur du bot aura réparé ça.
}
choice-unreadable = Table { $table }, illisible

refusal-unreadable-table = La partie à la table { $table } est illisible en ce moment. Rien n’est perdu : elle reprendra toute seule quand l’hébergeur du bot aura réparé ça.
refusal-still-unreadable = La table { $table } est illisible : { $reason }. Préviens l’hébergeur du bot, ou annule-la avec `/gin-admin void`.
admin-void-unread = La table { $table } est annulée sans avoir pu être lue : elle ne compte pas. Ses joueurs et le salon sont prévenus, et ses messages effacés.
