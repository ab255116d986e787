## A private hand as a picture

press-picture = Картинка
picture-head = ### На руках: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
picture-count = Вне комбинаций **{ $loose }** · всего на руках **{ $points }**
picture-alt-melds = Комбинации: { $melds }
picture-alt-rest = Вне комбинаций: { $rest }
