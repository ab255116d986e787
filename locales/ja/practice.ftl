# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] CPU（初級）
    [club] CPU（中級）
    [expert] CPU（上級）
   *[other] CPU
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] CPU{ $number }（初級）
    [club] CPU{ $number }（中級）
    [expert] CPU{ $number }（上級）
   *[other] CPU{ $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] CPU
   *[other] CPU{ $number }
}：{ $level ->
    [novice] 初級
    [club] 中級
   *[expert] 上級
}
table-rated = レーティング対象、ヒントなし

## Choosing how strong it plays

command-level = 強さは？ 省略すると、最初のゲームでは初級
choice-level-novice = 初級
choice-level-club = 中級
choice-level-expert = 上級
panel-level = ### CPUの強さは？
    初級はときどきミスをし、中級は手堅く打ち、上級は先を読みます。
menu-lobby-computer = 空席にCPUを座らせる
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = チーム1：{ $level }
choice-lobby-computer2 = チーム2：{ $level }
refusal-no-such-level = { $level ->
    [expert] CPUの上級は、ノックのあるルールだけです。麻雀ジン、スカーニー・ジン、カーネルは、初級か中級でどうぞ。
   *[other] その強さはありません。初級、中級、上級から選んでください。
}

## Hints

press-hint = ヒント
press-hint-why = なぜ？
hint-head = **ヒント：{ $move }。** { $why }
hint-why-head = ### なぜ？
hint-or = または：
hint-behind = { $points ->
    [0] ほぼ互角：
   *[other] または、約{ $points }点劣りますが：
}
hint-clear = 最初の手が明らかに最善です。
hint-close = 差はわずか。どれもミスではありません。
hint-alone = ほかに並ぶ手はありません。
hint-club = 中級者ならこう打ちます。
hint-seen = あなたに見える情報だけで考えました
refusal-no-hints = ヒントはCPU戦用です。メンバー同士の対戦では使えません。
refusal-rated-game = レーティング対象のゲームなので、ヒントはありません。
refusal-no-hint-found = 今はヒントが思いつきません。少し待つか、自分の勘を信じてください。

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }**がCPUと対戦中です。
# Against which computer to play next.
press-easier = もっと弱い相手と
press-stronger = もっと強い相手と

# A game that nobody went on with
untouched = { $days }日間進まなかったので、ゲームは自動で終わりました。成績には入りません。
untouched-rated = { $days }日間進まなかったので、ゲームは自動で終わりました。レーティング対象なので、投了扱いです。
