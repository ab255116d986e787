# A contest that goes on while nothing is to be played here.
between-round = To rozdanie jest skończone. Następna runda zacznie się, gdy pozostałe stoliki skończą swoje.
between-deal = Grają { $one } i { $two }. W tym rozdaniu pauzujesz; zawołam cię, gdy przyjdzie twoja kolej.
