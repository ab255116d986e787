# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Этот лист здесь видишь только ты: на этом канале тебе нельзя пользоваться приложениями, которых нет на сервере. Он не пропадёт: `/gin games` снова покажет его всем, кто на нём записан.
   *[asked] Это здесь видишь только ты. `/gin games` снова покажет лист.
}
press-paper-show = Открыть лист
