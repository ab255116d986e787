## About the bot and the game

about-more = Read more

about-title-bot = Undercut
about-bot = Undercut plays gin rummy: { $variants } rule sets, for two or for more, live or over days. It deals, counts and keeps the score, and a game is never lost.

    Version { $version }. Free software under the MIT licence.
about-title-history = How gin came about
about-history = Elwood T. Baker made the game in 1909, together with his son, C. Graham Baker, who later worked in film. There was a game called rum already, so theirs was named after another drink.

    For twenty years it was hardly played outside the family. Clubs in New York found it in the 1930s. Then actors in Hollywood played it between takes, and in the 1940s everybody wanted to; the name *gin rummy* is theirs. It has been one of the great games for two ever since.

    Its ancestors are disputed. John Scarne thought of whiskey poker, made faster. David Parlett doesn’t believe that, and sees the old game of Conquian behind it.
about-title-variants = Its relatives
about-variants = Sequence gin, where only runs count as melds, is by Howard Fosdick. Skarney gin is by John Scarne. George F. Hervey wrote down Colonel, in which melds go on the table. In Oklahoma gin the upcard says how low to knock; Hollywood gin is scored in three columns at once.
about-title-people = Notable players
about-people = - **Stu Ungar** is often called the best there ever was. In the end tournaments wouldn’t have him, so he turned to poker.
    - **Oswald Jacoby**, a master of bridge and backgammon, wrote books on gin.
    - **Ernie Kovacs**, the comedian, wrote one on how to *talk* at it: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** cheats at it, in the film of 1964: somebody with binoculars reads the other hand to him. In the novel the game is canasta. Either way: keep your hand to yourself.
about-title-shuffles = Fair shuffles
about-shuffles = Nobody chooses the cards, and you can check that.
    - **Sealed:** before anybody accepts, the bot draws a secret number and shows its fingerprint (SHA-256). The number can’t be changed any more without that changing.
    - **Mixed:** Discord gives the press of *Accept* a number of its own, which the bot can’t choose. Every shuffle comes from both.
    - **Opened:** each deal’s secret is shown after the deal, the game’s after the game. With it anybody can deal the same cards again. The recipe is in the bot’s documents, in fairness.md.
about-title-sources = Where the rules come from
about-sources = From what has been written about gin: encyclopedias, rule sheets, clubs’ and players’ pages, and the rules of other programs. They differ, so the differences are options: `/gin rules` says which are in force, **House rules…** in `/gin play` changes them. Where all of them were silent, Undercut had to decide, and says what it does.
