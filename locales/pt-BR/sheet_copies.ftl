# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Aqui só você vê esta folha: neste canal você não pode usar apps que não são membros do servidor. Ela fica guardada: `/gin games` mostra a folha de novo, a todos que estão nela.
   *[asked] Aqui só você vê isto. `/gin games` mostra a folha de novo.
}
press-paper-show = Abrir folha
