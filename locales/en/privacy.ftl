# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### What I know about you
privacy-kept =
    I keep what the games need, and nothing else:

    - **You**: your account’s number, your name as I last saw it, and what you have set
    - **Your games**: who sat where, and every move, so that a game outlives a restart and can be looked at again. { $played ->
        [0] None of yours is over yet.
        [one] One of yours is over.
       *[other] { $played } of yours are over.
    }
    - **What follows from them**: your figures, your rating, your places on the boards
    - **Those you play with**: your friends, those you have blocked, the rules you have saved
    - **My messages to you**: which they are, so that I can keep them up to date
privacy-others = I read none of your messages, and I pass nothing on. Who else may see your record is for you to say: `/gin me`.
privacy-until = It stays until you delete it. What belongs to a server goes 30 days after I was removed from it.
press-privacy-copy = A copy
press-privacy-delete = Delete …
press-privacy-more = In full

privacy-copied = Here is everything that I keep about you, table by table. Of games that are still running it holds only what you have seen yourself.
# The first line of the file itself.
privacy-file = Everything that Undercut stores about this member. Of games that are still running it has the member’s own part alone, and no seed.

privacy-ask = ### Delete all that I know about you?
privacy-goes = **This goes**: your number and your name, your settings, your friends and blocks, your saved rules, your figures, ratings and places on the boards, and the messages that I have sent to you alone.
privacy-stays = **This stays**: the games that others have played with you, with “Someone” in your seat. They are their games too, and not one of their figures changes. What stands in channels stays there, your name included, like anything else that is written there.
privacy-fingerprint = If somebody has blocked you, I keep a fingerprint of your account’s number for as long as they do, so that the block holds if you come back.
privacy-given-up = - { $number ->
    [one] The game that you are playing is given up.
   *[other] The { $number } games that you are playing are given up.
}
privacy-taken-over = - { $number ->
    [one] In the contest of more than two the computer takes your seat.
   *[other] In { $number } contests of more than two the computer takes your seat.
}
privacy-sheets = - { $number ->
    [one] The sheet for real cards goes on without you.
   *[other] { $number } sheets for real cards go on without you.
}
privacy-waiting = - { $number ->
    [one] What you have offered or joined, and hasn’t begun, is called off.
   *[other] { $number } games that you have offered or joined, and haven’t begun, are called off.
}
privacy-final = There is no way back. If you play again one day, you start anew.
press-privacy-forget = Delete everything
press-privacy-give-up = { $number ->
    [one] Give the game up and delete everything
   *[other] Give { $number } games up and delete everything
}
press-privacy-keep = Keep it
privacy-done = ### It is done
    All that was yours is deleted. Thank you for the games; if you come back, we start anew.
refusal-games-changed = Something has begun or ended since you read this. Here is how it is now; have another look.
refusal-not-your-page = This page is about somebody else. **My data…** in `/gin me` shows you yours.

## Of a whole server

command-admin-delete = Delete everything that I keep of this server
command-admin-delete-name = The server’s name, to confirm it
erase-ask = ### Delete all that I keep of { $server }?
erase-goes = **This goes, for everybody here**: { $played ->
    [0] every game
    [one] the game that was played here
   *[other] all { $played } games that were played here
}, the boards, the ratings, the settings, the saved rules, and the list of what managers have done.
erase-open = { $open ->
    [one] One game waits or is running: it ends now, and nobody wins it.
   *[other] { $open } games wait or are running: they end now, and nobody wins them.
}
erase-stays = **This stays**: what members keep for themselves (**My data…** in `/gin me`), and what stands in the channels.
erase-how = There is no way back. To confirm it, type the server’s name: press the button, or use `/gin-admin delete name:`.
press-erase = Type the name …
erase-form = Delete everything
erase-form-label = The server’s name
erase-form-about = { $server }
erase-done = ### It is done
    Every game here has ended. Within a minute nothing is left of { $server } but what stands in the channels.
refusal-not-owner = That is for the server’s owner, and for its administrators.
refusal-other-name = That isn’t this server’s name, so nothing was deleted. It is called { $name }.
