refusal-cup-played-here = Ese torneo se juega aquí: los resultados se anotan solos.
refusal-not-your-match = Ese enfrentamiento no es tuyo.
refusal-no-result-claimed = El otro bando aún no ha anotado ningún resultado.
refusal-awaits-answer = Tu bando ya ha anotado su resultado. Ahora le toca responder al otro.
refusal-result-disputed = Los dos bandos no coinciden en ese resultado: decide quien organiza el torneo.
refusal-impossible-score = Los puntos de un bando van de 0 a { $most }.
