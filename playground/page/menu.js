// One pop-up menu for everything that is chosen from a list with a click: select menus, a
// member's commands, whose eyes a pane has. On a narrow screen it is a sheet at the bottom.

import { el, lineIcon } from "./dom.js";

/**
 * Open a menu at `anchor`. Items are {label, value, hint?, emoji?, user?, disabled?}.
 * With `multi` = {min, max} lines are switched on and off and `onPick` gets all values when the
 * menu closes (Escape changes nothing); without it `onPick` gets the one value at once.
 */
export function openMenu(anchor, { label, items, chosen = [], multi = null, onPick }) {
  const picked = new Set(chosen);
  let settled = multi === null;
  const list = el("div", {
    class: "menu-lines",
    role: "listbox",
    "aria-label": label,
    "aria-multiselectable": multi ? "true" : null,
  });
  const menu = el("div", { class: "menu", popover: "auto" }, el("div", { class: "menu-title" }, label), list);
  const done =
    multi && el("button", { type: "button", class: "button primary", onclick: () => finish() }, "Done");
  if (done) menu.append(el("div", { class: "menu-foot" }, done));

  function draw() {
    for (const line of list.children) {
      const on = picked.has(line.dataset.value);
      line.setAttribute("aria-selected", String(on));
      line.classList.toggle("on", on);
    }
    if (done) done.disabled = picked.size < multi.min;
  }
  function pick(item) {
    if (item.disabled) return;
    if (!multi) {
      menu.hidePopover();
      onPick(item.value);
      return;
    }
    if (picked.delete(item.value)) return draw();
    if (multi.max === 1) picked.clear();
    if (picked.size < multi.max) picked.add(item.value);
    draw();
  }
  function finish() {
    settled = true;
    menu.hidePopover();
    onPick([...picked]);
  }
  function keys(event) {
    const lines = [...list.children];
    const at = lines.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1 + lines.length, Home: 0, End: lines.length - 1 };
    if (event.key === "Escape") settled = true;
    if (event.key === "Tab" && !done) menu.hidePopover();
    if (!(event.key in steps) || lines.length === 0) return;
    event.preventDefault();
    lines[steps[event.key] % lines.length].focus();
  }
  for (const item of items) {
    list.append(
      el(
        "button",
        {
          type: "button",
          class: "menu-line",
          role: "option",
          "data-value": item.value,
          "aria-disabled": item.disabled ? "true" : null,
          onclick: () => pick(item),
        },
        lineIcon(item),
        el("span", { class: "menu-words" }, item.label, item.hint ? el("small", {}, item.hint) : null),
      ),
    );
  }
  draw();
  menu.addEventListener("keydown", keys);
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    anchor.setAttribute("aria-expanded", "false");
    const changed = picked.size !== chosen.length || chosen.some((value) => !picked.has(value));
    if (!settled && changed && picked.size >= multi.min) finish();
    menu.remove();
    if (anchor.isConnected && (document.activeElement === document.body || !document.activeElement))
      anchor.focus();
  });
  show(menu, anchor);
  (list.querySelector(".on") ?? list.firstElementChild)?.focus();
}

function show(menu, anchor) {
  (anchor.closest("[data-pane]") ?? document.body).append(menu);
  anchor.setAttribute("aria-expanded", "true");
  menu.showPopover();
  const box = anchor.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const below = box.bottom + 4 + size.height <= innerHeight || box.top < size.height;
  const top = below ? Math.min(box.bottom + 4, innerHeight - size.height - 8) : box.top - size.height - 4;
  menu.style.setProperty("--x", `${Math.max(8, Math.min(box.left, innerWidth - size.width - 8))}px`);
  menu.style.setProperty("--y", `${Math.max(8, top)}px`);
  menu.style.setProperty("--least", `${box.width}px`);
}
