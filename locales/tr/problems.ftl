## The problem of the day

command-problem = Günün problemini çöz, başkaları ne seçmiş gör
problem-title = Günün problemi
problem-ends = { $when } bitiyor
problem-next = yenisi { $when } geliyor
problem-upcard = Açık kartı alır mısın?
problem-draw = Alır mısın, çeker misin?
problem-discard = Bu kartlardan hangisini atarsın?
problem-knock = Vurur musun, devam mı edersin?
problem-situation = Standart gin, { $knock }, oyunun ilk eli. Dağıtan { $dealer ->
    [you] sensin
   *[they] rakip
}; bu senin { $turn ->
    [1] ilk hamlen
    [2] ikinci hamlen
    [3] üçüncü hamlen
   *[other] { $turn }. hamlen
}.
problem-they-passed = Rakip, açık kart { $card } için pas geçti.
problem-they-took = Rakibin aldıkları: { $cards }.
problem-they-threw = Rakibin attıkları: { $cards }.
problem-you-passed = Açık kart { $card } için pas geçtin.
problem-you-took = Aldıkların: { $cards }.
problem-you-threw = Attıkların: { $cards }.
problem-now-drew = Şimdi **{ $card }** çektin.
problem-now-took = Şimdi **{ $card }** aldın.
problem-ask = Ne yapıyorsun?
press-problem-knock = Vur: { $card } kapalı
press-problem-discard = Devam: { $card } at

# What was wrong about an answer.
problem-again = Zaten yanıtladın, ilk yanıt sayılır.
problem-late = O, başka bir günün problemiydi. Bugünkü bu:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Doğru!
problem-wrong = Daha iyisi var
problem-more-next = En iyisi **{ $best }**: hesabıma göre bunların ikinci iyisinden ({ $other }) { $points } puan (± { $error }) daha değerli.
problem-more-yours = En iyisi **{ $best }**: hesabıma göre senin seçiminden ({ $other }) { $points } puan (± { $error }) daha değerli.
problem-answered = { $members ->
    [one] Şimdilik tek yanıt var: seninki.
   *[other] Şimdilik { $members } yanıt:
}
problem-chosen = { $move }: { $members } (%{ $percent }){ $best ->
    [yes] {" "}· en iyisi
   *[no] {" "}· { $less } eksik
}
problem-count = Sen: { $answered } problemde { $solved } doğru{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } gün üst üste
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** problemi çözdü{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } gün üst üste
    }. Sen olsan ne yapardın?
   *[no] **{ $name }** yanıtladı. Sen olsan ne yapardın?
}
press-problem-look = Sen dene
