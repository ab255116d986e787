# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Ten arkusz widzisz tu tylko ty: na tym kanale nie wolno ci używać aplikacji, które nie są członkami serwera. Nie przepadnie: `/gin games` pokaże go znowu wszystkim, którzy na nim są.
   *[asked] To widzisz tu tylko ty. `/gin games` znowu pokaże arkusz.
}
press-paper-show = Otwórz arkusz
