refusal-cup-played-here = Ten turniej rozgrywa się tutaj, więc wyniki zapisują się same.
refusal-not-your-match = To nie jest twój pojedynek.
refusal-no-result-claimed = Druga strona nie podała jeszcze wyniku.
refusal-awaits-answer = Twoja strona podała już swój wynik. Teraz odpowiedzieć musi druga strona.
refusal-result-disputed = Strony nie zgadzają się co do tego wyniku, więc decyduje organizator.
refusal-impossible-score = Punkty jednej strony muszą mieścić się między 0 a { $most }.
