# A member's profile, and two members against one another.

command-profile = メンバーの成績を見る
command-profile-member = だれのプロフィール？ 省略すると自分の
# At most 32 characters.
command-profile-menu = ジンのプロフィール

refusal-record-hidden = このメンバーは、ここでは戦績を公開していません。
refusal-two-needed = 比べるには2人必要です。もう1人選んでください。

profile-title = { $name }さんのプロフィール
profile-title-own = あなたのプロフィール
# Below a profile in a channel: leads to the whole of it.
press-profile-look = プロフィール全体
profile-all = 全サーバー
profile-none = { $name }さんがここで終えたディールはまだありません。`/gin challenge`で誘ってみては？
profile-none-own = まだ何もありません。ほかのメンバーとの最初のディールから始まります。相手は`/gin play`で。

## The figures (docs/profiles.md)

profile-games = **{ $games }**ゲーム中**{ $won }**勝 · { $share }%
profile-no-games = 終わったゲームはまだありません。
profile-practised = ほかのメンバーとの対戦：まだなし。
# $won and $lost are numbers, written out.
profile-record = { $variant }：{ $won }勝{ $lost }敗
profile-record-drawn = { $variant }：{ $won }勝{ $lost }敗{ $drawn }分
profile-games-more = ほかのルールで{ $games }ゲーム
profile-deals = **{ $deals }**ディール中**{ $won }**勝 · { $points }点
profile-rates = ノックのある{ $deals }ディール中、ノック**{ $knocks }%**、ジン**{ $gins }%**、アンダーカット**{ $undercuts }%**
# $turn is a number to one place, written out.
profile-turn = ノックかジンは平均**{ $turn }**手目
profile-undercut-by = ノックがアンダーカットされる率**{ $share }%**
profile-caught = 相手が先に終えたときのデッドウッドは平均**{ $deadwood }**
profile-out = メルドを場に出す{ $deals }ディール中、あがり{ $share }%、平均**{ $turn }**手目
profile-never-out = メルドを場に出す{ $deals }ディール、先にあがったことなし
profile-pace-seconds = 1手にかける時間は普段**{ $count }秒**
profile-pace-minutes = 1手にかける時間は普段**{ $count }分**
profile-pace-hours = 1手にかける時間は普段**{ $count }時間**
profile-pace-days = 1手にかける時間は普段**{ $count }日**

# $given is a number to one place, written out. Only the member sees this.
profile-trend = コーチ：講評済みの直近{ $deals }ディールで、1判断あたり**{ $given }**点の損
profile-trend-bars = `{ $bars }` 棒1本が1ディール、右端が最新。低いほど良好
profile-trend-luck = { $luck ->
    [good] 引きの運は平均より上：1ディールあたりデッドウッド{ $points }分の得
    [bad] 引きの運は平均より下：1ディールあたりデッドウッド{ $points }分の損
   *[none] 引きの運は平均なみ
}

# $family is a kind of game. The curve is a picture.
profile-rating = レーティング（{ $family }）：**{ $rating }**（{ $games }ゲーム）
profile-rating-provisional = レーティング（{ $family }）：**{ $rating }?**（{ $games }ゲーム、「?」は暫定）
profile-curve-alt = レーティング（{ $family }）の推移、{ $games }ゲーム：最初{ $first }、最高{ $high }、最低{ $low }、現在{ $last }。

press-figures = 成績
press-badges = バッジ
press-hands = 高得点ディール
profile-compare = 比べる…
press-you-two = 2人の対戦
press-all-servers = 全サーバー
press-this-server = このサーバー
press-profile = { $name }さんのプロフィール

## Best hands

hands-title = 得点の高かったディール：
hands-none = まだありません。勝ったディールのうち、得点の高いものがここに並びます。
hand-best = **{ $points }点** · { $result ->
    [knock] ノック
    [gin] ジン
    [big_gin] ビッグジン
    [undercut] アンダーカット
    [out] あがり
    [exhausted] 山札切れ
    [challenge] チャレンジ
   *[other] 勝ち
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = テーブル{ $table }、第{ $deal }ディール · { $when }
where-table = テーブル{ $table } · { $when }

## Badges: what really happened

badges-none = バッジはまだありません。最初の1勝で最初のバッジがもらえます。
badges-left = 残りはあと{ $left }個です。
badge-first-win = **初勝利** · ゲームに1回勝った
badge-ten-games = **常連** · 10ゲーム遊んだ
badge-hundred-games = **古株** · 100ゲーム遊んだ
badge-in-a-row = **絶好調** · ゲームで5連勝した
badge-shutout = **完封** · 相手のボックスゼロで勝った
badge-sweep = **ハリウッド制覇** · スコア表の全列を取った
badge-upset = **番狂わせ** · レーティングが100以上高い人に勝った
badge-gin = **ジン** · デッドウッドゼロであがった
badge-big-gin = **ビッグジン** · 11枚すべてをメルドにした
badge-gin-at-once = **即ジン** · 最初の番でジンになった
badge-ten-gins = **ジン10回** · 10回目のジンを決めた
badge-undercut = **アンダーカット** · ノックした相手以下のデッドウッドで勝った
badge-quick-knock = **速攻ノック** · 2手目までにノックして勝った
badge-rich-deal = **大勝** · ジンの1ディールで50点以上取った
badge-went-out = **出し切り** · メルドを場に出すルールであがった

## Two against one another

versus-title = { $one } – { $other }
versus-none = この2人はまだここで対戦していません。`/gin challenge`でどうぞ。
versus-no-games = 2人の間で終わったゲームはまだありません。
# $one and $other are numbers, written out.
versus-games = ゲーム：**{ $one }勝 : { $other }勝**
versus-drawn = 引き分け{ $count }ゲーム。
versus-run = { $count ->
    [1] 直近は{ $name }の勝ち。
   *[other] { $name }が{ $count }連勝中。
}
versus-longest = 最多連勝：{ $one } { $count1 }、{ $other } { $count2 }
versus-deals-won = ディール：**{ $one }勝 : { $other }勝**
versus-points = 得点：**{ $one } : { $other }**
versus-gins = ジン：**{ $one } : { $other }**
versus-undercuts = アンダーカット：**{ $one } : { $other }**
versus-last = 最近のゲーム
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name }の勝ち · テーブル{ $table }
versus-met-by = { $when } · { $variant } · { $name }が{ $net }点差で勝ち · テーブル{ $table }
versus-met-drawn = { $when } · { $variant } · 引き分け · テーブル{ $table }
