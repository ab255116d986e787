// Select menus of all five kinds, in messages and in modals.

import { el, lineIcon } from "./dom.js";
import { openMenu } from "./menu.js";

const WORDS = {
  3: "Make a selection",
  5: "Choose a member",
  6: "Choose a role",
  7: "Choose a member or role",
  8: "Choose a channel",
};

/** What may be chosen in this select, as a menu's items. */
function itemsOf(component, seen) {
  const { type, options = [], channel_types: kinds } = component;
  if (type === 3) return options.map((option) => ({ ...option, hint: option.description }));
  if (type === 5) return seen.userItems();
  if (type === 6) return seen.roleItems();
  return type === 7 ? [...seen.userItems(), ...seen.roleItems()] : seen.channelItems(kinds);
}

/** The values that are chosen before anybody touches it. */
export function defaultsOf(component) {
  if (component.type !== 3) return (component.default_values ?? []).map((value) => String(value.id));
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/** A select's closed face; `onPick` gets the array of values. */
export function select(component, ctx, { chosen = defaultsOf(component), waiting = false, onPick }) {
  const items = itemsOf(component, ctx.seen);
  const hint = component.placeholder || WORDS[component.type];
  const shown = items.filter((item) => chosen.includes(item.value));
  const max = component.max_values ?? 1;
  const min = component.min_values ?? 1;
  const open = (event) => {
    const multi = max > 1 || min === 0 ? { min, max } : null;
    const pick = (values) => onPick(multi ? values : [values]);
    openMenu(event.currentTarget, { label: hint, items, chosen, multi, onPick: pick });
  };
  return el(
    "button",
    {
      type: "button",
      class: `select${waiting ? " waiting" : ""}`,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": shown.length ? `${hint}: ${shown.map((item) => item.label).join(", ")}` : hint,
      "aria-busy": waiting ? "true" : null,
      "data-custom-id": component.custom_id,
      disabled: Boolean(component.disabled),
      onclick: (event) => waiting || open(event),
    },
    shown.length
      ? el(
          "span",
          { class: "select-words" },
          shown.map((item) => el("span", { class: "chosen" }, lineIcon(item), item.label)),
        )
      : el("span", { class: "select-words hint" }, hint),
  );
}
