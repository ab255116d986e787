cup-duplicate = Na te same karty
cup-duplicate-rule = Na te same karty: wszystkie stoły rundy grają te same cztery rozdania. Przy drugim stole każdej pary (1 i 2, 3 i 4) drużyny siedzą odwrotnie. Pojedynek wygrywa drużyna, która ma więcej punktów przy wszystkich stołach razem. Przy równej liczbie punktów jest remis; w systemie pucharowym decyduje pierwsza para stołów z różnicą. Kto nie dogra stołu do końca, przegrywa go co najmniej 100 punktami. Kart nie widać, dopóki nie skończy się cała runda, więc nikomu nie mów, co masz na ręce.
refusal-cards-in-play = Inni jeszcze grają te rozdania. Karty zobaczysz, gdy skończy się cała runda.
refusal-in-duplicate-match = Ta drużyna gra właśnie pojedynek na te same karty. Ktoś inny może zająć miejsce, gdy runda się skończy.
refusal-not-for-duplicate = W turnieju na te same karty ręce są zakryte, dopóki ktoś nie zastuka albo nie ma gina. Wybierz takie zasady.
table-duplicate = Inne stoły grają te same rozdania, więc kart tu nie widać. Po czterech rozdaniach decydują punkty.
won-level = Punktów jest po równo: nikt nie wygrywa
