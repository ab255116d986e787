refusal-cup-played-here = Esse torneio é jogado aqui: os resultados entram sozinhos.
refusal-not-your-match = Esse confronto não é seu.
refusal-no-result-claimed = O outro lado ainda não informou um resultado.
refusal-awaits-answer = O seu lado já informou o resultado. Agora é a vez do outro lado responder.
refusal-result-disputed = Os dois lados não concordam sobre esse resultado: quem organiza o torneio decide.
refusal-impossible-score = Os pontos de um lado vão de 0 a { $most }.
