# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Qui questo segnapunti lo vedi solo tu: in questo canale non puoi usare app che non fanno parte del server. Non va perso: `/gin games` lo mostra di nuovo, a chiunque ne faccia parte.
   *[asked] Qui lo vedi solo tu. `/gin games` mostra di nuovo il segnapunti.
}
press-paper-show = Apri segnapunti
