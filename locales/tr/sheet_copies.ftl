# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Bu çeteleyi burada yalnızca sen görebiliyorsun: bu kanalda sunucunun üyesi olmayan uygulamaları kullanamazsın. Kaybolmaz: `/gin games` onu, üzerinde adı olan herkese yeniden gösterir.
   *[asked] Bunu burada yalnızca sen görüyorsun. `/gin games` çeteleyi yeniden gösterir.
}
press-paper-show = Çeteleyi aç
