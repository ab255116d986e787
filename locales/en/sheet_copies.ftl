# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Only you can see this sheet here: you don’t have permission to use external apps in this channel. It’s saved: everyone on it can open it from `/gin games`.
   *[asked] Only you can see this here. `/gin games` shows it again.
}
press-paper-show = Open sheet
