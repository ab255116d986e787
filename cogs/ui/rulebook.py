"""The rules of a table explained, made from the rules themselves."""

from collections.abc import Iterable, Iterator

from cogs.ui.drawing import BRAND, Drawing, Ui, draw, lines, rule, small
from cogs.ui.ruletext import big_gin, house_rules, preset_name
from engine.rules import Rules


def draw_rules(rules: Rules, ui: Ui) -> Drawing:
    """Draw the rules, a few short paragraphs."""
    title = lines(f"### {preset_name(rules, ui)}", small(house_rules(rules, ui)))
    missing = small(ui.text("rules-not-yet")) if rules.supported else None
    return draw(
        BRAND,
        title,
        missing,
        rule(),
        _list(ui.text("rules-deal-title"), _deal(rules, ui)),
        _list(ui.text("rules-end-title"), _end(rules, ui)),
        _list(ui.text("rules-score-title"), _score(rules, ui)),
        _list(ui.text("rules-game-title"), _game(rules, ui)),
    )


def _list(title: str, sentences: Iterable[str]) -> str:
    return lines(title, *(f"- {sentence}" for sentence in sentences))


def _deal(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    yield text("rules-melds" if rules.sets else "rules-melds-runs")
    if rules.runs == "any_suit":
        yield text("rules-any-suit")
    yield text(_key("rules-ace", rules.ace))
    yield text(_key("rules-values", rules.values))
    yield text(_key("rules-first-turn", rules.first_turn))
    yield text("rules-turn")
    yield text("rules-return" if rules.return_taken_discard else "rules-no-return")
    if rules.immediate_knock == "misdeal":
        yield text("rules-misdeal")
    if rules.discard_visibility == "full":
        yield text("rules-open-pile")


def _end(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    if rules.knock_limit == "upcard":
        yield text(_key("rules-limit", rules.knock_card_source))
        yield text(_key("rules-limit-ace", rules.knock_limit_ace))
    elif rules.knock_limit == "gin_only":
        yield text("rules-limit-gin-only")
    else:
        yield text("rules-limit", limit=int(rules.knock_limit))
    if rules.knock_limit != "gin_only":
        yield text("rules-layoff")
    yield text("rules-layoff-gin" if rules.layoff_on_gin else "rules-layoff-no-gin")
    if rules.gin_compulsory:
        yield text("rules-gin-compulsory")
    wall = rules.wall_rule if rules.stock_end else "stock-out"
    yield text(_key("rules-wall", wall), cards=rules.stock_end)


def _score(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    if rules.knock_limit != "gin_only":
        yield text(_key("rules-knock", rules.knock_score))
        tie = "rules-undercut" if rules.tie_rule == "undercut" else "rules-undercut-below"
        yield text(tie, points=rules.undercut_bonus)
    yield text("rules-gin", points=rules.gin_bonus)
    if rules.big_gin.mode != "off":
        yield text("rules-big-gin", points=big_gin(rules))
    if rules.spade_doubles:
        yield text("rules-spades")
    if bonus := rules.sequence_bonus:
        yield text("rules-sequence", cards=bonus.long_min, points=bonus.long_per_card)
        yield text("rules-sequence-faces", points=bonus.face_per_card)
    extra = rules.extra_boxes
    if any((extra.gin, extra.big_gin, extra.undercut)):
        yield text(
            "rules-extra-boxes", gin=extra.gin, big_gin=extra.big_gin, undercut=extra.undercut
        )


def _game(rules: Rules, ui: Ui) -> Iterator[str]:
    text = ui.text
    yield text("rules-target", target=rules.game_target)
    if rules.game_bonus:
        yield text("rules-game-bonus", points=rules.game_bonus)
    if rules.line_bonus:
        yield text(_key("rules-line-bonus", rules.line_bonus_timing), points=rules.line_bonus)
    if rules.shutout.mode != "off":
        yield text(_key("rules-shutout", rules.shutout.mode), points=rules.shutout.points)
    if margin := rules.exact_margin_forfeit:
        yield text("rules-exact-margin", points=margin)
    yield text(_key("rules-dealer", rules.next_dealer))
    yield text(_key("rules-draw", rules.draw_dealer))


def _key(stem: str, word: str) -> str:
    return f"{stem}-{word.replace('_', '-')}"
