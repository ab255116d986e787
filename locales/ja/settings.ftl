# What servers and members set, and what managers do at tables.

refusal-no-such-setting = その設定がないか、その値にはできません。
refusal-other-channels = このサーバーでゲームを始められるのは{ $channels }です。
refusal-other-roles = このサーバーでゲームを始められるのは、このロールを持つ人です：{ $roles }。
refusal-not-manager = これはこのサーバーの管理者用です。
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = 「{ $name }」というタイムゾーンはありません。{ $near ->
    [none] {""}
   *[other] もしかして：{ $near }？
}
refusal-several-zones = その国にはタイムゾーンが複数あります。都市名を入力してください。

settings-title-server = ### { $server }の設定
press-me = 自分の設定に戻る
press-me-friends = 友だち・ブロック…
press-me-away = 休み…
press-me-data = マイデータ…
press-me-export = 記録を保存…
settings-title-own = ### あなたの設定
settings-line = { $name }：**{ $value }**
settings-changed = { $some ->
    [yes] 設定はすべてメニューにあります。変更済み：
   *[no] 設定はすべてメニューにあります。変更はまだありません。
}
settings-option = { $name }：{ $value }
settings-menu = 設定を変える…
settings-value = 選んでください…
settings-region = 地域…
settings-kind = ルールの種類…

setting-yes = はい
setting-no = いいえ
setting-no-hour = なし
setting-hour = { $hour }時

setting-channels = チャンネル
setting-channels-about = ゲームを始められる場所（スレッドを含む）。始まったゲームは続きます。
setting-channels-all = 全チャンネル
press-channels-all = 全チャンネルを許可
setting-roles = ロール
setting-roles-about = ゲームを始められるロール。どれか1つを持つ人が始められます。
setting-roles-all = 全員
press-roles-all = 全員を許可
setting-ping = メンション
setting-ping-about = チャンネルでメンバーにメンションするタイミング。
setting-ping-turn = 挑戦と番のとき
setting-ping-challenge = 挑戦のときだけ
setting-ping-never = なし
setting-rooms = 対戦の場所
setting-rooms-about = メンバー同士が対戦する場所。スレッドならチャンネルに1行だけ残ります。練習はチャンネルのままです。
setting-rooms-threads = 専用スレッド
setting-rooms-channel = チャンネル
setting-tidy = 古い結果
setting-tidy-about = 前の結果をチャンネルから消す時期。スコア表とリプレイには残ります。
setting-tidy-number = { $number ->
    [0] 消さない
   *[other] { $number }日後に消す
}
setting-language = 言語
setting-language-about = ボットの言語。自動ならDiscordの設定に合わせます。
setting-language-auto = Discordに合わせる
# The language's name in the language itself.
language-name = 日本語
setting-rules = いつものルール
setting-rules-about = ルールを選ばずに始めたゲームのルール。
setting-rules-bot = Undercutの標準（{ $rules }）
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }、変更あり

setting-spoken = 読み上げ
setting-spoken-about = 画面読み上げ用：カード名を言葉で書き、記号を使わず、ボタンだけで何をするか分かるようにします。
setting-confirm = 確認
setting-confirm-about = ノックやあがりの前、メルドを崩すとき、ジンを見送るときに確認するか。
setting-hand = 手札
setting-hand-about = 手札の届け先：ダイレクトメッセージか、テーブルの「手札」ボタンだけか。
setting-hand-dm = ダイレクトメッセージ
setting-hand-here = テーブルの「手札」ボタン
setting-look = カード
setting-look-about = あなただけに見えるカードの表示：小さな絵か、文字か。
setting-look-picture = 絵
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = カードを文字で：7♥
press-look-picture = カードを絵で
setting-look-text = 文字
setting-who-may-challenge = 挑戦を受ける相手
setting-who-may-challenge-about = あなたに名指しで挑戦できる人。
setting-who-may-challenge-anyone = だれでも
setting-who-may-challenge-friends = 友だち
setting-who-may-challenge-nobody = だれからも受けない
setting-celebrate = アニメーション
setting-celebrate-about = ジン、ビッグジン、アンダーカットをチャンネルでアニメーションにするか。
setting-privacy = あなたの戦績
setting-privacy-about = 順位、成績、リプレイを見られる人。対戦した人はいつでも見直せます。
setting-privacy-everyone = 全サーバーの全員
setting-privacy-server = 対戦したサーバーだけ
setting-privacy-nobody = 自分だけ
setting-time-zone = タイムゾーン
setting-time-zone-about = 下の通知オフの時刻に使うタイムゾーン。
press-zone-type = 都市名を入力…
zone-title = タイムゾーン
zone-label = 都市またはタイムゾーン
zone-about = 例：東京、ニューヨーク、UTC
setting-quiet-from = 通知オフの開始
setting-quiet-from-about = この時刻から、お知らせなどの自動メッセージを送りません。
setting-quiet-to = 通知オフの終了
setting-quiet-to-about = この時刻まで続きます。
setting-remind-hours = お知らせ
setting-remind-hours-about = あなたの番になってから、お知らせするまでの時間。
setting-remind-hours-number = { $number ->
    [0] なし
   *[other] { $number }時間後
}
setting-prompt = 呼び戻し
setting-prompt-about = 直前まで遊んでいて、番が来て2分たったら、通知音なしのメッセージを送るか。

command-me = 自分の設定を見る、変える
command-admin = このサーバーの管理者用
command-admin-settings = このサーバーの設定を見る、変える

setting-clock = 持ち時間
setting-clock-about = 1手にかけられる時間：制限なし、数時間（夜は除く）、または数分。
setting-clock-none = 制限なし
setting-clock-relaxed = のんびり（時間）
setting-clock-live = リアルタイム（分）
setting-clock-hours = のんびりの持ち時間
setting-clock-hours-about = 「のんびり」で1手にかけられる時間。
setting-clock-hours-number = { $number }時間
setting-clock-minutes = リアルタイムの持ち時間
setting-clock-minutes-about = 「リアルタイム」で1手にかけられる時間。
setting-clock-minutes-number = { $number }分

setting-season = シーズン
setting-season-about = 順位表の1シーズンの長さ。月と四半期はUTCの午前0時に始まります。
setting-season-none = なし
setting-season-monthly = 1か月
setting-season-quarterly = 3か月

setting-rated-practice = 練習のレーティング
setting-rated-practice-about = CPU戦をレーティングの対象にするか。対象のゲームではヒントが使えません。

setting-card-size = カードの大きさ
setting-card-size-about = 手札のカードの大きさ。
setting-card-size-large = 大
setting-card-size-compact = 文字と同じ

setting-after-deal = ディールのあと
setting-after-deal-about = ディール後、手札の画面にまず何を出すか。1手に何時間もあるゲームでは、いつも次のカード。
setting-after-deal-result = まず結果
setting-after-deal-cards = すぐ次のカード

setting-card-order = カードの並び
setting-card-order-about = メルド以外のカードの並べ方。
setting-card-order-suit = スート順
setting-card-order-rank = 数字順

setting-colours = カードの色
setting-colours-about = あなただけに見えるスートの色。文字のカードには色がつきません。
setting-colours-four = 4色
setting-colours-two = 赤と黒
setting-colours-contrast = 色覚に配慮
colours-coming = この色は準備中です。それまでは普段の色で表示します。

# $member is a mention.
turn-here = { $member }、あなたの番です。
turn-here-closed = 手札を送れませんでした。このサーバーからのダイレクトメッセージを許可するか、ここで見てください。ほかの人には見えません。

refusal-not-player = { $name }はそのテーブルの対戦者ではありません。
refusal-two-sides-only = そのテーブルでは3者以上が対戦しています。ゲームを無効にすることはできます。
decided = サーバーの管理者が裁定しました：{ $reason }
annulled = サーバーの管理者が無効にし、成績には入りません：{ $reason }

command-admin-void = 進行中や終了後のゲームを無効にする。成績に入らない
command-admin-adjudicate = 進行中のゲームを、片方の勝ちで終わらせる
command-admin-unstick = テーブルを表示し直す
command-admin-audit = 管理者の操作記録を見る
command-admin-table = どのテーブル？
command-admin-winner = 勝つ側のメンバー
command-admin-reason = 理由（双方に表示）

admin-void = テーブル{ $table }を無効にしました：{ $names }。成績に入らず、その旨がテーブルに表示されます。
admin-adjudicate = テーブル{ $table }を終了しました：{ $names }。勝者と理由がテーブルに表示されます。
admin-unstick = テーブル{ $table }の全メッセージを表示し直しました：{ $names }。CPUの番なら、CPUが打ちます。
admin-closed = { $names }にはダイレクトメッセージが届きません。テーブルの**手札**で手札を見られます。

audit-title = ### 管理者の操作記録
audit-none = まだありません。
audit-page = { $page }/{ $pages }ページ
audit-reason = 「{ $reason }」
audit-set = **{ $name }**：{ $before } → { $after }
# $number is above 5.
audit-several = { $number }件
audit-void = テーブル**{ $table }**を無効化
audit-adjudicate = テーブル**{ $table }**は{ $winner }の勝ちと裁定
audit-unstick = テーブル**{ $table }**を再表示
audit-unknown = 不明な設定
press-audit-newer = 新しい操作
press-audit-older = 古い操作
