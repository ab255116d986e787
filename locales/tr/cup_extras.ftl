# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Roller ve etkinlik…
cup-extras-roles-about = Katılanların rolü, ayrılana ya da turnuva bitene kadar durur. Kazananınki, başka biri aynı rolle bir turnuva kazanana kadar durur.
# $role is a role, or "no role".
cup-extras-entrants = Katılanların rolü: { $role }
cup-extras-champion = Kazananın rolü: { $role }
cup-extras-roles-theirs = Burada rol seçmek için *Rolleri Yönet* izni gerekir.
cup-menu-role-entrants = Katılanlar için bir rol seç
cup-menu-role-champion = Kazanan için bir rol seç
cup-extras-event-none = Sunucunun takviminde etkinlik: yok
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Sunucunun takviminde etkinlik var, planlanan başlangıç: { $when }
cup-extras-event-over = Sunucunun takvimindeki etkinlik bitti.
cup-extras-event-deleted = Biri etkinliği sunucunun takviminden sildi. Yeniden bir başlangıç planlamazsan yenisini açmam.
cup-extras-event-refused = Discord etkinliği kabul etmedi. Başka bir başlangıç planlayabilirsin.
cup-extras-event-late = Planlanan başlangıç, ben etkinliği açamadan geldi.
cup-extras-event-about = Etkinlik turnuvayla başlar ve biter. Başlangıç planlamak turnuvayı başlatmaz: Onu sen başlatırsın. Saatler, `/gin-admin news` ile ayarlanan sunucu saat dilimine göredir.
press-cup-event-none = Etkinliği kaldır
cup-menu-event = Başlangıç planla
cup-event-hour = Bir saat sonra
# $hour is the time of day.
cup-event-today = Bugün, { $hour }
cup-event-tomorrow = Yarın, { $hour }
cup-event-three-days = Üç gün sonra, { $hour }
cup-event-week = Bir hafta sonra, { $hour }
# $format is the cup's format.
cup-event-about = Bir gin rummy turnuvası ({ $format }). { $channel } kanalında katılabilirsin.
refusal-event-refused = { $why ->
    [hidden] Bu sunucuda turnuvanın kanalını herkes göremez, etkinliği ise herkes görür.
    [not-theirs] Bu sunucuda etkinlik açamazsın: *Etkinlik Oluştur* izni gerekir.
   *[permission] Etkinlik açamıyorum: Önce bana *Etkinlik Oluştur* iznini ver.
}
