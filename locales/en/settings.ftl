# What servers and members set, and what managers do at tables.

refusal-no-such-setting = There is no such setting, or it can’t be that.
refusal-other-channels = In this server games are begun in { $channels }.
refusal-other-roles = In this server games are begun by those who have one of these roles: { $roles }.
refusal-not-manager = That is for those who may manage this server.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = There is no time zone called { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps { $near }?
}
refusal-several-zones = That country has several time zones. Type one of its cities.

settings-title-server = ### Settings of { $server }
press-me = Back to your settings
press-me-friends = Friends, blocked…
press-me-away = Away…
press-me-data = My data…
press-me-export = My games as a file…
settings-title-own = ### Your settings
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] The menu has every setting. Changed so far:
   *[no] The menu has every setting. Nothing has been changed yet.
}
settings-option = { $name }: { $value }
settings-menu = Change a setting…
settings-value = What it is to be…
settings-region = Part of the world…
settings-kind = Kind of rules…

setting-yes = yes
setting-no = no
setting-no-hour = none
setting-hour = { $hour }:00

setting-channels = Channels
setting-channels-about = Where games may be begun, threads of these channels included. What has begun goes on.
setting-channels-all = every channel
press-channels-all = Allow every channel
setting-roles = Roles
setting-roles-about = Who may begin games: whoever has one of these roles.
setting-roles-all = everybody
press-roles-all = Allow everybody
setting-ping = Pings
setting-ping-about = When I ping members in a channel.
setting-ping-turn = for challenges and turns
setting-ping-challenge = for challenges alone
setting-ping-never = never
setting-rooms = Rooms
setting-rooms-about = Where members play each other. A thread leaves one line in the channel; practice stays there.
setting-rooms-threads = in threads of their own
setting-rooms-channel = in the channel
setting-tidy = Old results
setting-tidy-about = When I delete earlier results from a channel. The sheet keeps them, and replays show them.
setting-tidy-number = { $number ->
    [0] kept
    [one] deleted after { $number } day
   *[other] deleted after { $number } days
}
setting-language = Language
setting-language-about = What I write in. By itself it is the language that is set in Discord.
setting-language-auto = as in Discord
# The language's name in the language itself.
language-name = English
setting-rules = Usual rules
setting-rules-about = By what rules a game is played for which nobody has chosen any.
setting-rules-bot = Undercut’s own ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, changed

setting-spoken = Spoken
setting-spoken-about = For screen readers: full card names, sentences without signs, buttons that say all they do.
setting-confirm = Questions
setting-confirm-about = Whether I ask again before you knock or go out, break up a meld or pass up gin.
setting-hand = Your hand
setting-hand-about = Where you get your cards: sent to you, or by My hand at the table, with no direct message.
setting-hand-dm = by direct message
setting-hand-here = in the channel
setting-look = Cards
setting-look-about = How I write cards where only you see them: as small pictures, or as text.
setting-look-picture = pictures
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Cards as text: 7♥
press-look-picture = Cards as pictures
setting-look-text = text
setting-who-may-challenge = Challenges from
setting-who-may-challenge-about = Who may challenge you by name.
setting-who-may-challenge-anyone = anybody
setting-who-may-challenge-friends = friends
setting-who-may-challenge-nobody = nobody
setting-celebrate = Moving pictures
setting-celebrate-about = Whether channels see your gins, big gins and undercuts as a moving picture.
setting-privacy = Your record
setting-privacy-about = Who sees your places, figures and replays. Whoever played can always look at the game again.
setting-privacy-everyone = for everybody, in every server
setting-privacy-server = in the server where you played
setting-privacy-nobody = for you alone
setting-time-zone = Time zone
setting-time-zone-about = Where the hours below are meant.
press-zone-type = Type a city…
zone-title = Your time zone
zone-label = A city or a zone
zone-about = Such as Berlin, New York or UTC
setting-quiet-from = Quiet from
setting-quiet-from-about = From when I send you nothing that you haven’t asked for.
setting-quiet-to = Quiet until
setting-quiet-to-about = Until when that is so.
setting-remind-hours = Reminders
setting-remind-hours-about = How long after your turn has come I remind you of it.
setting-remind-hours-number = { $number ->
    [0] never
    [one] after { $number } hour
   *[other] after { $number } hours
}
setting-prompt = Call me back
setting-prompt-about = Whether I send a quiet message if you were just here, your turn has come and two minutes pass.

command-me = See and change your own settings
command-admin = For those who manage this server
command-admin-settings = See and change this server’s settings

setting-clock = Clock
setting-clock-about = How long a turn may take: none, some hours (and not by night), or some minutes.
setting-clock-none = none
setting-clock-relaxed = relaxed (hours)
setting-clock-live = live (minutes)
setting-clock-hours = Relaxed clock
setting-clock-hours-about = How long a turn may take under a relaxed clock.
setting-clock-hours-number = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
setting-clock-minutes = Live clock
setting-clock-minutes-about = How long a turn may take under a live clock.
setting-clock-minutes-number = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}

setting-season = Season
setting-season-about = How long a season of the standings lasts. Months and quarters begin at midnight UTC.
setting-season-none = none
setting-season-monthly = a month
setting-season-quarterly = a quarter of a year

setting-rated-practice = Rated practice
setting-rated-practice-about = Whether games against the computer change ratings. There are no hints in those that do.

setting-card-size = Card size
setting-card-size-about = How large I write the cards of your hand.
setting-card-size-large = large
setting-card-size-compact = as the text

setting-after-deal = After a deal
setting-after-deal-about = What your hand shows when a deal is over. In games with hours for a move: the next cards.
setting-after-deal-result = the result first
setting-after-deal-cards = the next cards at once

setting-card-order = Card order
setting-card-order-about = How the cards outside your melds are sorted.
setting-card-order-suit = by suit
setting-card-order-rank = by rank

setting-colours = Card colours
setting-colours-about = The colours of the suits where only you see them. Cards written as text have none.
setting-colours-four = four colours
setting-colours-two = black and red
setting-colours-contrast = safe for the colour-blind
colours-coming = These colours are on their way. Until they are here you see the usual ones.

# $member is a mention.
turn-here = { $member }, it’s your turn.
turn-here-closed = I couldn’t send you your hand. Allow direct messages from this server, or look at it here: nobody else can see it.

refusal-not-player = { $name } doesn’t play at that table.
refusal-two-sides-only = More than two sides play there. You can annul the game.
decided = Decided by those who manage this server: { $reason }
annulled = Annulled since by those who manage this server, and counts nothing: { $reason }

command-admin-void = Annul a game, running or over: it counts nothing
command-admin-adjudicate = End a running game as won by one side
command-admin-unstick = Draw a table again
command-admin-audit = See what was done in this server’s name
command-admin-table = Which table
command-admin-winner = A member of the side that wins
command-admin-reason = Why; both sides read it

admin-void = Table { $table } is annulled: { $names }. It counts nothing, and the table says so.
admin-adjudicate = Table { $table } is over: { $names }. The table says who won, and why.
admin-unstick = All messages of table { $table } are drawn again: { $names }. If it’s the computer’s turn, it plays.
admin-closed = Direct messages don’t reach { $names }. **My hand** at the table shows the hand.

audit-title = ### What was done in this server’s name
audit-none = Nothing yet.
audit-page = Page { $page } of { $pages }
audit-reason = “{ $reason }”
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } of them
audit-void = Table **{ $table }** annulled
audit-adjudicate = Table **{ $table }** won by { $winner }
audit-unstick = Table **{ $table }** drawn again
audit-unknown = A setting that I don’t know
press-audit-newer = Newer
press-audit-older = Older
