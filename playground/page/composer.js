// The line at the bottom of a pane: plain words, or a slash command and its options.

import { el } from "./dom.js";
import { ATTACHMENT, Field, interactionOf, typedCommands } from "./commands.js";
import { Suggestions } from "./suggestions.js";

const SEND = "M3 20v-6l8-2-8-2V4l19 8z"; // a paper plane

function plane() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", SEND);
  svg.append(path);
  return svg;
}

/** The composer of one pane (`ctx`), which says, runs and completes. */
export class Composer {
  constructor(ctx) {
    this.ctx = ctx;
    this.command = null;
    this.fields = [];
    this.input = el("textarea", {
      rows: 1,
      class: "words",
      "aria-label": "Message",
      placeholder: "Message",
      autocomplete: "off",
      maxlength: 2000,
    });
    this.line = el("div", { class: "line" }, this.input);
    this.button = el("button", { type: "submit", class: "send", "aria-label": "Send" }, plane());
    this.leave = el(
      "button",
      {
        type: "button",
        class: "close",
        "aria-label": "Leave this command",
        hidden: true,
        onclick: () => this.reset(),
      },
      "×",
    );
    this.problem = el("p", { class: "failed", role: "alert" });
    this.host = el("div", { class: "suggestions-host" });
    this.node = el(
      "form",
      { class: "composer", onsubmit: (event) => this.submit(event), onkeydown: (event) => this.keys(event) },
      this.host,
      this.problem,
      el("div", { class: "box" }, this.line, this.leave, this.button),
    );
    this.picker = new Suggestions(this.input, {
      host: this.host,
      label: "Commands",
      source: (text) => this.suggest(text),
      onPick: (item) => this.start(item.command),
    });
  }

  /** Say where a message would go. */
  aim(words) {
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", words);
  }

  suggest(text) {
    if (!text.startsWith("/") || text.includes("\n")) return [];
    const wanted = text.slice(1).trimStart().toLowerCase().replace(/\s+/g, " ");
    const all = typedCommands(this.ctx.commands, this.ctx.seen?.locale);
    const first = all.filter((command) => command.name.startsWith(wanted.trimEnd()));
    const later = all.filter(
      (command) =>
        !first.includes(command) && `${command.name} ${command.description}`.toLowerCase().includes(wanted),
    );
    return [...first, ...later].map((command) => ({
      label: `/${command.name}`,
      hint: command.description,
      command,
    }));
  }

  /** Begin filling in a command, given itself or its name. */
  start(command) {
    const found =
      typeof command === "string"
        ? typedCommands(this.ctx.commands, this.ctx.seen?.locale).find((one) => one.name === command)
        : command;
    this.problem.textContent = found ? "" : "That command is not offered here.";
    if (!found) return;
    this.command = found;
    const complete = (field, text) => this.complete(field, text);
    this.fields = found.options.map(
      (option) => new Field(option, { host: this.host, ctx: this.ctx, complete }),
    );
    for (const field of this.fields) field.onChosen = () => (this.missing() ?? field.input).focus();
    this.line.replaceChildren(
      el("span", { class: "command", title: found.description }, `/${found.name}`),
      ...this.fields.map((field) => field.node),
    );
    this.leave.hidden = false;
    (this.missing() ?? this.fields[0]?.input ?? this.button).focus();
  }

  missing() {
    return this.fields.find((field) => field.option.required && field.empty)?.input;
  }

  reset(focus = true) {
    this.command = null;
    this.fields = [];
    this.input.value = "";
    this.problem.textContent = "";
    this.host.replaceChildren();
    this.line.replaceChildren(this.input);
    this.leave.hidden = true;
    if (focus) this.input.focus();
  }

  values() {
    return this.fields.map((field) => field.read()).filter(Boolean);
  }

  async complete(field, text) {
    const others = this.fields
      .filter((one) => one !== field && one.option.type !== ATTACHMENT)
      .map((one) => one.read())
      .filter(Boolean);
    const { name, type } = field.option;
    const options = [...others, { name, type, value: text, focused: true }];
    return this.ctx.complete(interactionOf(this.command, options));
  }

  keys(event) {
    if (event.isComposing) return;
    if (event.key === "Escape" && this.command) this.reset();
    const empty = event.target.matches("input") && event.target.value === "";
    if (event.key === "Backspace" && empty && this.command) {
      event.preventDefault();
      this.reset();
    }
    if (event.key !== "Enter" || event.shiftKey || event.target.matches("button")) return;
    event.preventDefault();
    this.node.requestSubmit();
  }

  async submit(event) {
    event.preventDefault();
    if (!this.command) return this.say();
    const wrong = this.fields.filter((field) => field.read() === undefined);
    for (const field of this.fields) field.node.classList.toggle("wrong", wrong.includes(field));
    if (wrong.length) {
      this.problem.textContent = `Check “${wrong[0].option.name}”: ${wrong[0].description ?? ""}`;
      wrong[0].input.focus();
      return undefined;
    }
    const interaction = interactionOf(this.command, this.values());
    const name = `/${this.command.name}`;
    this.reset();
    return this.ctx.run(interaction, name);
  }

  say() {
    const words = this.input.value.trim();
    if (words === "") return;
    if (words.startsWith("/") && this.suggest(words).length === 0) {
      this.problem.textContent = "There is no such command.";
      return;
    }
    if (this.ctx.say(words)) this.reset();
  }
}
