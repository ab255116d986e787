## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Contro { $name }
   *[elsewhere] **{ $server }** · contro { $name }
}
hand-last = ### Ultima mano · { $ended }
hand-deadwood = Spaiate **{ $deadwood }**
hand-left = **{ $deadwood }** dopo lo scarto
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Combinazioni
hand-unmatched = Spaiate · { $count }
hand-no-melds = Ancora nessuna combinazione · { $count }
hand-all-melds = Tutto combinato · { $count }
hand-drawn = Hai pescato **{ $card }**.
hand-taken = Hai preso **{ $card }**.
hand-taken-stays = Hai preso **{ $card }**: tienila questo turno.

## A deal's end, until the next deal is asked for

deal-end-yours = Prossima mano: tocca a te.
deal-end-theirs = Prossima mano: tocca a { $name }.
press-next-deal = Prossima mano

## What to do now

prompt-wait = Tocca a { $name }.
prompt-stock = **Tocca a te: pesca dal tallone.**
prompt-draw = **Tocca a te: pesca dal tallone o prendi { $card }.**
prompt-upcard = **Tocca a te: prendi { $card } o passa.**
prompt-wall = **Il tallone è finito: chiudi la mano con { $card }, oppure passa e nessuno segna.**
prompt-discard = **Tocca a te: scarta una carta.**
prompt-discard-knock = **Tocca a te: scarta o bussa.**
prompt-discard-gin = **Gin! Dichiaralo, o scarta.**
prompt-discard-big-gin = **Tutte e undici combinate: dichiara big gin, o scarta.**
prompt-gin-only = **È gin, e con queste regole va dichiarato.**

## Buttons

press-stock = Pesca
press-take = Prendi { $card }
press-pass = Passa
press-resign = Abbandona…
press-hand = Le mie carte
press-hand-again = Aggiorna
# Under a private hand while somebody else plays.
hand-goes-on = Qui si aggiorna tutto da sé. Se si blocca, premi **{ $button }**.
press-back = Indietro
press-knock = Bussa…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Bussa
press-knock-with = Bussa (con { $deadwood })
press-gin = Gin!
press-big-gin = Big gin!
press-ask-off = Bussa senza chiedere, d’ora in poi
press-other-discard = Altra carta…
press-discard-anyway = Scarta { $card }
press-keep = Tienila
press-questions-off = Non chiedere più
press-ask-on = Chiedimi prima di bussare

## Ending the deal, step by step

ask-discard-knock = **Quale carta scarti coperta?**
ask-discard-gin = **Quale carta scarti coperta?** Con ognuna di queste è gin.
menu-discard = Scarto coperto → spaiate che ti restano
menu-discard-gin = Scegli la carta da scartare coperta
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Bussi con { $deadwood ->
        [one] 1 punto spaiato
       *[other] { $deadwood } punti spaiati
    }?
    { $card } va giù coperta, e mostri:
ask-gin = ### Fai gin?
    { $card } va giù coperta, e mostri:
ask-big-gin = ### Fai big gin?
    Le mostri tutte e undici:
layout-ask = Le puoi mostrare in più modi, e da questo dipende che cosa può attaccare { $name }.
layout-hint = Scegli le tue combinazioni
layout-best = { $name } può attaccare meno

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Puoi fare gin. Scarti { $card } lo stesso?
ask-discard-breaks-meld = ### Scarti { $card } da una combinazione?
    Le tue spaiate sarebbero **{ $kept }** invece di **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Scarti la carta appena pescata?
    { $card } fa parte di una combinazione: le tue spaiate sarebbero **{ $kept }** invece di **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Abbandoni contro { $name }?** { $match ->
    [best_of] Perdi tutta la serie
    [hollywood] Perdi tutto il segnapunti, con le sue colonne
    [multi_match] Perdi tutti i match
   *[single] Perdi la partita
}, e non si segnano altri punti.
press-resign-yes = Abbandona
press-resign-no = Continua
resign-kept = Continui a giocare.
resign-done = Hai abbandonato la partita.
