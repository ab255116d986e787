# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Aquí esta hoja solo la ves tú: en este canal no puedes usar aplicaciones que no sean miembros del servidor. No se pierde: `/gin games` la vuelve a mostrar, también a quienes están en ella.
   *[asked] Esto solo lo ves tú. `/gin games` vuelve a mostrar la hoja.
}
press-paper-show = Abrir hoja
