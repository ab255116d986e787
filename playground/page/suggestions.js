// A list of suggestions above a text field that keeps the keyboard: the command picker, a
// command's members, choices and autocompletion.

import { el, lineIcon } from "./dom.js";

let count = 0;

/**
 * Attach suggestions to `input`. `source(text)` gives items {label, hint?, user?, value} or a
 * promise of them; `eager` says that Enter takes the first one even before anything is typed.
 */
export class Suggestions {
  constructor(input, { host, label, source, onPick, eager = true }) {
    Object.assign(this, { input, host, label, source, onPick, eager });
    this.id = `suggestions-${(count += 1)}`;
    this.items = [];
    this.active = -1;
    this.asked = 0;
    this.list = null;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("input", () => this.update());
    input.addEventListener("focus", () => this.update());
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.keys(event));
  }

  async update() {
    const asked = (this.asked += 1);
    const items = await this.source(this.input.value);
    if (asked !== this.asked || document.activeElement !== this.input) return;
    this.items = items;
    this.active = this.eager || this.input.value ? 0 : -1;
    this.draw();
  }

  draw() {
    if (this.items.length === 0) {
      this.close();
      return;
    }
    this.list ??= el("div", { class: "suggestions", role: "listbox", id: this.id, "aria-label": this.label });
    const take = (item) => (event) => {
      event.preventDefault(); // keeps the keyboard in the field
      this.take(item);
    };
    const lines = this.items.map((item, index) =>
      el(
        "div",
        {
          class: "suggestion",
          role: "option",
          id: `${this.id}-${index}`,
          "aria-selected": "false",
          onmousedown: (event) => event.preventDefault(),
          onclick: take(item),
        },
        lineIcon(item),
        el("span", { class: "suggestion-label" }, item.label),
        item.hint ? el("small", {}, item.hint) : null,
      ),
    );
    this.list.replaceChildren(
      el("div", { class: "suggestions-title", role: "presentation" }, this.label),
      ...lines,
    );
    if (!this.list.isConnected) this.host.append(this.list);
    this.input.setAttribute("aria-expanded", "true");
    this.input.setAttribute("aria-controls", this.id);
    this.mark();
  }

  mark() {
    const lines = this.list.querySelectorAll("[role=option]");
    lines.forEach((line, index) => line.setAttribute("aria-selected", String(index === this.active)));
    const line = lines[this.active];
    if (line) this.input.setAttribute("aria-activedescendant", line.id);
    else this.input.removeAttribute("aria-activedescendant");
    line?.scrollIntoView({ block: "nearest" });
  }

  keys(event) {
    if (!this.list?.isConnected || event.isComposing) return;
    const number = this.items.length;
    if (event.key === "ArrowDown") this.active = (this.active + 1) % number;
    else if (event.key === "ArrowUp")
      this.active = (this.active - 1 + number + (this.active < 0 ? 1 : 0)) % number;
    else if (event.key === "Escape") this.close();
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0 && !event.shiftKey)
      this.take(this.items[this.active]);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.list) this.mark();
  }

  take(item) {
    this.close();
    this.onPick(item);
  }

  close() {
    this.asked += 1;
    this.list?.remove();
    this.list = null;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}
