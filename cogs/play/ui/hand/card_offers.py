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


def offer_prompt(controls: MeldControls) -> str:
    """Return what the player has to offer, in a sentence or two."""
    text, barred = controls.ui.text, controls.view.barred
    if LAST_CARD in controls.view.legal:
        return text("offer-last")
    return lines(
        text("offer-choose", name=controls.opponent),
        "" if barred is None else text("offer-barred", card=controls.ui.faces(barred)),
    )


def last_card_row(controls: MeldControls) -> Part:
    """Return the button of a player whose last card isn't offered."""
    return row(controls.play(controls.ui.text("press-last-card"), LAST_CARD, _PLAIN))


def answer_parts(controls: MeldControls) -> list[Part]:
    """Return what the player is asked, and the two answers."""
    text, view = controls.ui.text, controls.view
    if isinstance(view, SkarneyView):
        card = view.offered
        assert card is not None
        ace = card.rank == _ACE and view.rules.ace_offer_skips_draw
        asked = lines(
            text("asked-offer", name=controls.opponent, card=controls.ui.faces(card)),
            text("asked-offer-rule"),
            text("asked-offer-ace") if ace else "",
            text("asked-offer-keep") if view.rules.reoffer_ban else "",
        )
        take = text("press-offer-accept", card=controls.ui.faces.label(card))
        accept = controls.play(take, ACCEPT, _PLAIN, card)
        return [asked, row(accept, controls.play(text("press-offer-refuse"), REJECT, _PLAIN))]
    asked = lines(
        text("asked-challenge", name=controls.opponent),
        text("asked-challenge-rule", name=controls.opponent),
        _tie(controls),
    )
    accept = controls.play(text("press-challenge-accept"), ACCEPT, _PLAIN)
    return [asked, row(accept, controls.play(text("press-challenge-refuse"), REJECT, _PLAIN))]


def challenge_button(controls: MeldControls) -> Press | None:
    """Return the button that leads to a challenge, if one may be made."""
    if CHALLENGE not in controls.view.legal:
        return None
    return controls.pick(controls.ui.text("press-challenge"), str(CHALLENGE))


def challenge_step(controls: MeldControls) -> list[Part] | None:
    """Explain a challenge before it is made, with no total but the player's own."""
    view, text = controls.view, controls.ui.text
    if (
        controls.step != CHALLENGE
        or CHALLENGE not in view.legal
        or not isinstance(view, ColonelView)
    ):
        return None
    once = view.challenges + 1 >= view.rules.challenge_per_turn
    refused = "ask-challenge-once" if once else "ask-challenge-refused"
    asked = lines(
        text("ask-challenge", name=controls.opponent),
        text("ask-challenge-rule", name=controls.opponent),
        _tie(controls),
        text(refused, name=controls.opponent),
    )
    go = controls.go(text("press-challenge-go", name=controls.opponent_label), CHALLENGE)
    return [asked, row(go, controls.back())]


def _tie(controls: MeldControls) -> str:
    if controls.view.rules.challenge_tie == ChallengeTie.CHALLENGED_WINS:
        return controls.ui.text("challenge-tie-challenged")
    return controls.ui.text("challenge-tie-drawn")
