# Finished deals, looked at again

command-replay = 終わったディールを1手ずつ見直す
command-replay-deal = どのディール？ 省略すると最後のもの
press-replay = リプレイ
press-replay-first = 最初
press-replay-back = 前へ
press-replay-next = 次へ
press-replay-last = 最後
replay-moments = 場面へ飛ぶ…
replay-deals = 別のディール…
replay-deal = 第{ $deal }ディール

replay-title = 第{ $deal }ディール · { $first } – { $second }
replay-step = { $step }手目（全{ $moves }手）
replay-hand = **{ $name }** · デッドウッド{ $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · 手札なし
       *[other] **{ $name }** · { $cards }枚
    }
replay-turn = ▸ { $hand }
replay-table = 場
replay-pile =
    { $stock ->
        [0] 捨て札、山札なし
       *[other] 捨て札、山札は残り{ $stock }枚
    }
replay-no-pile =
    { $stock ->
        [0] 捨て札も山札もなし
       *[other] 捨て札なし、山札は残り{ $stock }枚
    }

replay-dealt = 配られたときの手札です。
replay-pass = { $name }：パス。
replay-take = { $name }：{ $card }を取る。
replay-take-several = { $name }：捨て札から{ $cards }を取る。
replay-stock = { $name }：{ $card }を引く。
replay-discard = { $name }：{ $card }を捨てる。
replay-knock = { $name }：{ $card }を伏せてノック。
replay-gin = { $name }：{ $card }を伏せてジン。
replay-big-gin = { $name }：ビッグジン。
replay-claim-knock = { $name }：上限を超えてノック、{ $card }を捨てる。
replay-accept = { $name }：受ける。
replay-accept-offer = { $name }：{ $card }をもらう。
replay-continue-exposed = { $name }：公開された手札を相手に続行。
replay-reject = { $name }：断る。
replay-reject-offer = { $name }：{ $card }を断る。
replay-layoff = { $name }：{ $card }をメルド{ $target }に付ける。
replay-done = { $name }：付け札を終える。
replay-lay = { $name }：{ $cards }を場に出す。
replay-extend = { $name }：{ $card }をメルド{ $target }に付ける。
replay-contract = { $name }：コントラクトを出す：{ $cards }。
replay-end-meld = { $name }：場に出すのを終える。
replay-offer = { $name }：{ $card }を差し出す。
replay-last-card = { $name }：最後の1枚を残す。
replay-challenge = { $name }：チャレンジ。
replay-resign = { $name }：投了。
replay-forfeit = { $name }：負け扱い。
replay-void = ゲームは無効になりました。

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }：{ $name }、ノック可能に
moment-drop = { $step }：{ $name }、1手でデッドウッド{ $points }減
moment-turn = { $step }：ここから{ $name }がアンダーカット圏内
moment-knock = { $step }：{ $name }、ノック
moment-gin = { $step }：{ $name }、ジン
moment-big-gin = { $step }：{ $name }、ビッグジン
moment-claim-knock = { $step }：{ $name }、上限を超えてノック
moment-continue-exposed = { $step }：{ $name }、続行
moment-contract = { $step }：{ $name }、コントラクト
moment-challenge = { $step }：{ $name }、チャレンジ
moment-take = { $step }：{ $name }、何枚もまとめて取る
moment-resign = { $step }：{ $name }、投了
moment-forfeit = { $step }：{ $name }、負け扱い
moment-void = { $step }：ゲーム無効

refusal-no-such-deal = このテーブルに、そのような終わったディールはありません。
refusal-not-your-deal = これを見直せるのは、対戦した人だけです。
refusal-still-running = そのディールはまだ終わっていません。終われば全部の手を見られます。
