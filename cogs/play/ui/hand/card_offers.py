"""Questions between the two sides: an offered card, a challenge, and their answers."""

import discord

from cogs.kit.drawing import Part, lines, row
from cogs.kit.items import Press
from cogs.play.ui.table.meld_controls import MeldControls
from engine.colonel import ColonelView
from engine.moves import ACCEPT, CHALLENGE, LAST_CARD, REJECT
from engine.skarney import SkarneyView
from engine.words import ChallengeTie

_PLAIN = discord.ButtonStyle.secondary
_ACE = 0


def offer_prompt(desk: MeldControls) -> str:
    """Return what the player has to offer, in a sentence or two."""
    text, barred = desk.ui.text, desk.view.barred
    if LAST_CARD in desk.view.legal:
        return text("offer-last")
    return lines(
        text("offer-choose", name=desk.opponent),
        "" if barred is None else text("offer-barred", card=desk.ui.faces(barred)),
    )


def last_card_row(desk: MeldControls) -> Part:
    """Return the button of a player whose last card isn't offered."""
    return row(desk.play(desk.ui.text("press-last-card"), LAST_CARD, _PLAIN))


def answer_parts(desk: MeldControls) -> list[Part]:
    """Return what the player is asked, and the two answers."""
    text, view = desk.ui.text, desk.view
    if isinstance(view, SkarneyView):
        card = view.offered
        assert card is not None
        ace = card.rank == _ACE and view.rules.ace_offer_skips_draw
        asked = lines(
            text("asked-offer", name=desk.opponent, card=desk.ui.faces(card)),
            text("asked-offer-rule"),
            text("asked-offer-ace") if ace else "",
            text("asked-offer-keep") if view.rules.reoffer_ban else "",
        )
        take = text("press-offer-accept", card=desk.ui.faces.label(card))
        accept = desk.play(take, ACCEPT, _PLAIN, card)
        return [asked, row(accept, desk.play(text("press-offer-refuse"), REJECT, _PLAIN))]
    asked = lines(
        text("asked-challenge", name=desk.opponent),
        text("asked-challenge-rule", name=desk.opponent),
        _tie(desk),
    )
    accept = desk.play(text("press-challenge-accept"), ACCEPT, _PLAIN)
    return [asked, row(accept, desk.play(text("press-challenge-refuse"), REJECT, _PLAIN))]


def challenge_button(desk: MeldControls) -> Press | None:
    """Return the button that leads to a challenge, if one may be made."""
    if CHALLENGE not in desk.view.legal:
        return None
    return desk.pick(desk.ui.text("press-challenge"), str(CHALLENGE))


def challenge_step(desk: MeldControls) -> list[Part] | None:
    """Explain a challenge before it is made, with no total but the player's own."""
    view, text = desk.view, desk.ui.text
    if desk.step != CHALLENGE or CHALLENGE not in view.legal or not isinstance(view, ColonelView):
        return None
    once = view.challenges + 1 >= view.rules.challenge_per_turn
    refused = "ask-challenge-once" if once else "ask-challenge-refused"
    asked = lines(
        text("ask-challenge", name=desk.opponent),
        text("ask-challenge-rule", name=desk.opponent),
        _tie(desk),
        text(refused, name=desk.opponent),
    )
    go = desk.go(text("press-challenge-go", name=desk.opponent_label), CHALLENGE)
    return [asked, row(go, desk.back())]


def _tie(desk: MeldControls) -> str:
    if desk.view.rules.challenge_tie == ChallengeTie.CHALLENGED_WINS:
        return desk.ui.text("challenge-tie-challenged")
    return desk.ui.text("challenge-tie-drawn")
