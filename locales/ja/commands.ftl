# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = ジンラミー：挑戦する、遊ぶ、手札を見る
command-challenge = メンバーにジンの勝負を挑む
command-challenge-member = だれと勝負しますか？
command-challenge-another = ほかにはだれ？ 3人以上で遊ぶルールのみ
# At most 32 characters.
command-challenge-menu = ジンで挑戦
command-practice = CPUと対戦する
command-hand = 自分の手札を、自分だけに表示する
command-games = 自分のゲームと挑戦を見る
command-scores = ゲームのスコアをディールごとに見る
command-rules = 各ルールの遊び方を読む
command-standings = このサーバーの順位を見る
command-table = どのゲーム？ 省略すると、あなたの番が来ているゲーム

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name }（#{ $channel }）· テーブル{ $table }
choice-past = { $name } · テーブル{ $table }、終了

refusal-only-in-servers = これはサーバー用です。ボットがいるサーバーのチャンネルで入力してください。
refusal-nobody-else-here = ここにはほかにだれもいません。サーバー、グループ、友だちとのダイレクトメッセージなど、相手のいる場所で使ってください。
refusal-only-two-here = ここでは返事しかできないので、遊べるのは2人までで、順番待ちもできません。3人以上で遊ぶには、ボットのいるサーバーが必要です。
answer-hidden = ここではDiscordが返事をあなたにだけ表示します。このチャンネルでは、サーバーにいないアプリを使う権限がないためです。挑戦は取り消しました。サーバーの管理者に「外部のアプリを使用」の権限を頼むか、グループか相手とのダイレクトメッセージで挑戦してください。
refusal-no-access = #{ $channel }に書き込む権限がありません。サーバーの運営者に許可してもらうか、別のチャンネルを選んでください。
refusal-no-table = ここで進行中のゲームはありません。`/gin play`で始められ、終わったゲームは`/gin history`にあります。
