## What is left to be done in one deal or in all of them, while another is on turn

# Above the menu of what is done in the running deal, and above that of what is done in all of them.
ahead-this-deal = In this deal
ahead-every-deal = In every deal of this game
# On the second of these menus; several may be chosen.
ahead-every-menu = Choose what I should do in every deal
# On the hand, below what is left for the running deal. $orders is a list of names such as “Gin”.
ahead-standing = In every deal: { $orders }
