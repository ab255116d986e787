# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] 最初の親は抽選で決める
    [cut_low_deals] カットで最も低い札の人が最初の親
   *[cut_high_chooses] カットで最も高い札の人が最初の親を選ぶ
}
option-next-dealer = { $value ->
    [alternate] 親は交互
    [winner] ディールの勝者が次の親
   *[loser] ディールの敗者が次の親
}
option-draw-dealer = { $value ->
    [same] 流局後は同じ側がまた親
   *[rotate] 流局後は親を交代
}
option-first-turn = { $value ->
    [offer_both] アップカードは子、次に親が取るかどうかを選ぶ
    [offer_nondealer] アップカードを取れるのは子だけ
    [eleven_cards] アップカードなし：子に11枚配り、捨てて始める
    [stock_only] アップカードなし：子が山札から引いて始める
   *[normal_draw] 最初の番も普段と同じ：アップカードか山札
}
option-immediate-knock = { $value ->
    [allow] 配られてすぐノックできる手札もそのまま遊ぶ
   *[misdeal] 配られてすぐノックできる手札なら配り直す
}
option-discard-visibility = { $value ->
    [top_only] 見える捨て札は一番上だけ
   *[full] 捨て札は全部見える
}
option-return-taken-discard = { $value ->
    [yes] 取った捨て札をその番に戻せる（2回続けば流局）
   *[no] 取った捨て札はその番に戻せない
}
option-stock-end = { $value ->
    [0] 山札は最後の1枚まで引く
    [1] 山札の最後の1枚は引かない
   *[other] 山札の最後の{ $value }枚は引かない
}
option-wall-rule = { $value ->
    [end_on_discard] 最後に引いた人が捨てると流局
   *[last_discard_action] 最後に引いた人の捨て札で、相手はまだあがれる
}
option-stall-guard = 山札を引かない番が{ $value }回続くとディール終了
option-sets = { $value ->
    [yes] セットもメルドになる
   *[no] メルドはランだけ、セットはなし
}
option-runs = { $value ->
    [suited] ランは同じスートで作る
   *[any_suit] ランはどのスートでもよい
}
option-ace = { $value ->
    [low] エースは下だけ：A-2-3
    [high] エースは上だけ：Q-K-A
    [high_or_low] エースは上でも下でも：A-2-3、Q-K-A
   *[corner] ランはKからAへもつながる：K-A-2
}
option-values = { $value ->
    [standard] エース1点、絵札10点
    [ace15] エース15点
    [colonel] エース10点
   *[mahjong] 2〜9は5点、10〜Kは10点、エース15点
}
option-table-melds = { $value ->
    [none] メルドはディールの終わりまで手札に置く
    [own_only] メルドは途中で場に出し、付けるのは本人だけ。ノックなし
   *[shared] メルドは途中で場に出し、どちらも付けられる。ノックなし
}
option-knock-limit = { $value ->
    [upcard] ノックの上限はノックカードの点数
    [gin_only] ノックなし：ジンだけであがる
   *[other] { $value }以下でノック
}
option-knock-limit-ace = { $value ->
    [one] ノックカードがエースなら、1以下でノック
   *[gin_only] ノックカードがエースなら、ノックなしでジンだけ
}
option-knock-card-source = { $value ->
    [upcard] アップカードがノックカード
   *[second_deck] ノックカードはもう1組から
}
option-gin-compulsory = { $value ->
    [yes] ジンになったら必ず宣言
   *[no] ジンになっても続けてよい
}
option-final-discard = { $value ->
    [required] 最後は1枚捨ててあがる
    [optional] 最後は捨てなくてもあがれる
   *[none] 捨て札なし
}
option-knock-meld-mode = { $value ->
    [auto] ノックする人がメルドを選ぶのは、差が出るときだけ
   *[manual] ノックする人がいつもメルドを選ぶ
}
option-layoff-mode = { $value ->
    [auto] 付け札は自動で最善に
   *[manual] 付け札は自分で
}
option-layoff-on-gin = { $value ->
    [yes] ジンにも付け札でき、残りゼロなら帳消し
   *[no] ジンには付け札できない
}
option-illegal-knock = { $value ->
    [prevent] 上限を超えるノックはできない
    [opponent_choice] 上限を超えてノックしたら、点を数えるか手札公開での続行かを相手が選ぶ
   *[expose] 上限を超えてノックしたら、手札を公開して続ける
}
option-knock-score = { $value ->
    [difference] ノックの得点は差
   *[loser_full] ノックの得点は敗者の点数全部
}
option-gin-bonus = { $value ->
    [0] ジンのボーナスなし
   *[other] ジンは{ $value }点
}
option-big-gin = { $value ->
    [off] ビッグジンなし
    [total] ビッグジンは全部で{ $points }点
   *[extra] ビッグジンはジンより{ $points }点多い
}
option-undercut-bonus = { $value ->
    [0] アンダーカットのボーナスなし
   *[other] アンダーカットは{ $value }点
}
option-tie-rule = { $value ->
    [undercut] 同点はアンダーカット
   *[no_score] 同点は得点なし
}
option-spade-doubles = { $value ->
    [yes] ノックカードがスペードなら得点2倍
   *[no] 得点が2倍になるカードなし
}
option-spade-double-boxes = { $value ->
    [none] ボックスが2倍になるカードなし
    [extra] ノックカードがスペードなら追加ボックスが2倍
   *[all] ノックカードがスペードならボックス全部が2倍
}
option-extra-boxes = { $value ->
    [none] 勝ち方によらず、1勝で1ボックス
   *[some] 追加ボックス：ジン{ $gin }、ビッグジン{ $big_gin }、アンダーカット{ $undercut }
}
option-sequence-bonus = { $value ->
    [off] ラン自体の得点なし
    [winner] 勝者のランに得点：{ $cards }枚以上なら1枚{ $long }点、絵札1枚{ $pictures }点
   *[both] 双方のランに得点：{ $cards }枚以上なら1枚{ $long }点、絵札1枚{ $pictures }点
}
option-gin-bonus-no-contract = { $value ->
    [off] コントラクト前の相手へのジンも同じ点
   *[other] コントラクト前の相手へのジンは{ $value }点
}
option-exhaust-score = { $value ->
    [void] 山札が尽きたら得点なし
    [difference] 山札が尽きたら、少ない側が差を得点
   *[table_minus_hand] 山札が尽きたら、双方が場の点から手札の点を引いて得点
}
option-game-target = ゲームは{ $value }点先取
option-game-bonus = { $value ->
    [0] ゲームの勝ちにボーナスなし
   *[other] ゲームの勝ちに{ $value }点
}
option-line-bonus = { $value ->
    [0] ボックスに得点なし
   *[other] ボックス1つ{ $value }点
}
option-line-bonus-timing = { $value ->
    [end] ボックスはゲーム終了時に加算
   *[immediate] ボックスはその場で加算
}
option-shutout = { $value ->
    [off] 完封のボーナスなし
    [double_points] 完封で勝者の得点2倍
    [double_points_and_game] 完封で勝者の得点とゲームボーナスが2倍
    [double_total] 完封で勝者の合計が2倍
   *[extra] 完封で勝者に{ $points }点追加
}
option-exact-margin-forfeit = { $value ->
    [off] 点差による負けなし
   *[other] 終了時にちょうど{ $value }点リードならゲームの負け
}
option-exact-margin-basis = { $value ->
    [points] その点差は得点で数える
   *[final] その点差は最終合計で数える
}
option-winner-by = { $value ->
    [first_to_target] 目標に先に届いた側がゲームの勝者
   *[higher_final_total] 最終合計の多い側がゲームの勝者
}
option-match = { $value ->
    [single] 対戦は1ゲーム
    [multi_match] 対戦は数マッチ、1つのスコアに合計
    [best_of] 対戦は番勝負
   *[hollywood] 対戦はハリウッド式：同じディールを数ゲームに同時記入
}
option-multi-target = 全マッチ合計で{ $value }点先取
option-multi-hand-bonus = マッチで勝ったディール1回につき、マッチ終了時に{ $value }点
option-multi-win-bonus = マッチの勝ちに{ $value }点
option-multi-shutout-bonus = マッチの全ディール勝利でさらに{ $value }点
option-best-of = シリーズは{ $value }番勝負
option-hollywood-columns = { $value ->
    [1] スコア表は1列
   *[other] スコア表は{ $value }列
}
option-hollywood-late-entry = { $value ->
    [next_open] 初記入は、まだ終わっていない次の列へ
   *[by_count] 初記入の列が終わっていたら、それは無駄になる
}
option-hollywood-decide = { $value ->
    [net_points] 勝敗は全列の合計で
   *[columns_won] 勝敗は取った列の数で
}
option-hollywood-third-double = { $value ->
    [yes] 第3列は2倍に数える
   *[no] どの列も1倍に数える
}
option-seating = { $value ->
    [heads_up] 2人で対戦
    [partnership] 2チームで対戦
    [round_robin] 3〜4人で、ディールに負けたら交代
    [three_handed] 3人が同じディールで、それぞれ1人で対戦
   *[captain] キャプテンが、交代で出る全員と対戦
}
option-team-size = { $value ->
    [1] チームの人数は自由
   *[other] 1チーム{ $value }人
}
option-team-target = { $value ->
    [off] チームの目標点は人数による
   *[other] チームの目標は{ $value }点
}
option-team-sweep-bonus = { $value ->
    [0] 全テーブル勝利のボーナスなし
   *[other] 全テーブルに勝ったチームに、3人目以降1人につき{ $value }点
}
option-opponent-rotation = { $value ->
    [fixed] 対戦相手は固定
    [each_hand] 2対2ではディールごとに相手を交代
    [after_loss] ディールに負けたら味方どうしで相手を交代、負けた側はそのままにもできる
   *[each_game] ゲームごとに相手を交代
}
option-partner-talk = { $value ->
    [off] 味方の手札は見られない
    [after_own_hand] 自分のディールが終われば味方の手札を見られる
   *[always] 味方の手札をいつでも見られる
}
option-team-result-visibility = { $value ->
    [immediate] ほかのテーブルの結果はすぐ知らせる
   *[after_discard] 手札11枚の人には、捨てるまでほかの結果を知らせない
}
option-multi-take = { $value ->
    [yes] 捨て札を何枚もまとめて取れる
   *[no] 取れる捨て札は一番上だけ
}
option-deep-card-use = { $value ->
    [meld_or_layoff] まとめて取った一番下の札は、新しいメルドか場のメルドに使う
   *[new_meld_only] まとめて取った一番下の札は、新しいメルドに使う
}
option-contract = コントラクトはメルド{ $melds }組（{ $sizes }枚）
option-layoff-cap-per-meld = { $value ->
    [1] 1手番に1つのメルドに付けられるのは1枚
   *[other] 1手番に1つのメルドに付けられるのは{ $value }枚まで
}
option-extend-on-contract-turn = { $value ->
    [yes] コントラクトを出した番にもメルドに付けられる
   *[no] コントラクトを出した番はもう出せない
}
option-ace-offer-skips-draw = { $value ->
    [yes] エースをもらうと、次の番は引かない
   *[no] エースをもらっても、普段どおり引く
}
option-reoffer-ban = { $value ->
    [yes] もらった札を、その番で相手に返せない
   *[no] もらった札を、その番で相手に返してもよい
}
option-exhaust-count = { $value ->
    [all_in_hand] 山札が尽きたら、手札を全部数える
   *[unmatched_only] 山札が尽きたら、余り札だけ数える
}
option-challenge = { $value ->
    [yes] チャレンジで手札の点数を比べられる
   *[no] チャレンジなし
}
option-challenge-timing = { $value ->
    [own_draw_phase] チャレンジは自分が引く前
   *[anytime] チャレンジは自分の番ならいつでも
}
option-challenge-per-turn = { $value ->
    [1] チャレンジは1手番に1回
   *[other] チャレンジは1手番に{ $value }回まで
}
option-challenge-tie = { $value ->
    [drawn] チャレンジの同点は引き分け
   *[challenged_wins] チャレンジの同点は受けた側の勝ち
}
