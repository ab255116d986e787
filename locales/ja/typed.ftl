# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = 対戦
typed-challenge = 挑戦
typed-practice = 練習
typed-hand = 手札
typed-games = ゲーム一覧
typed-scores = スコア
typed-rules = ルール
typed-standings = 順位表
typed-profile = プロフィール
typed-history = 履歴
typed-realcards = 本物のトランプ
typed-me = 自分の設定
typed-verify = 検証
typed-replay = リプレイ
typed-review = コーチ
typed-help = ヘルプ
typed-learn = 入門
typed-problem = 今日の一問
typed-daily = 今日の勝負

typed-new = 新規
typed-list = 一覧
typed-show = 表示

typed-settings = 設定
typed-news = ニュース
typed-void = 無効
typed-adjudicate = 裁定
typed-unstick = 再表示
typed-audit = 操作記録
typed-delete = 削除

# Options

typed-variant = ルール
typed-contest = 対戦形式
typed-target = 目標点
typed-member = メンバー
typed-another = もう一人
typed-clock = 持ち時間
typed-level = 強さ
typed-table = テーブル
typed-opponent = 相手
typed-result = 結果
typed-since = 以降
typed-friend = 友だち
typed-seats = 人数
typed-deal = ディール
typed-file = ファイル
typed-topic = テーマ
typed-reason = 理由
typed-winner = 勝者
typed-name = 名前
typed-cup = 大会
typed-league = リーグ
typed-ladder = ラダー
typed-match = 対抗戦
typed-accept = 受ける
typed-code = コード
