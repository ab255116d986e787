// Slash commands as the server registered them, and the fields of one that is being filled in.

import { el } from "./dom.js";
import { localized } from "./language.js";
import { Suggestions } from "./suggestions.js";

const CHAT_INPUT = 1;
const USER_COMMAND = 2;
const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
export const ATTACHMENT = 11;
const BOOLEANS = [
  { label: "True", value: true },
  { label: "False", value: false },
];
const MOST = 25;

/** The commands that the member is offered in a channel, as the server tells with it. */
export function commandsIn(commands, channel) {
  return commands.filter((command) => channel.commands.includes(command.id));
}

/** Every command that can be typed: {name: "gin challenge", path, description, options}. */
export function typedCommands(commands, language) {
  const leaves = (command, path) => {
    const options = command.options ?? [];
    const under = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (under.length) return under.flatMap((option) => leaves(option, [...path, option]));
    const name = path.map((part) => part.name).join(" ");
    return [{ name, path, description: localized(command, "description", language), options }];
  };
  const typed = commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT);
  return typed.flatMap((command) => leaves(command, [command])).sort((a, b) => a.name.localeCompare(b.name));
}

/** The commands in a member's menu, as its lines. */
export function userCommands(commands, language) {
  const here = commands.filter((command) => command.type === USER_COMMAND);
  return here.map((command) => ({ label: localized(command, "name", language), value: command.name }));
}

/** A command and its options' values in the form that an interaction carries. */
export function interactionOf(command, values) {
  const [root, ...rest] = command.path;
  const options = rest.reduceRight(
    (inner, part) => [{ name: part.name, type: part.type, options: inner }],
    values,
  );
  return { name: root.name, options };
}

function matching(items, text) {
  const wanted = text.trim().toLowerCase();
  const fits = (item) =>
    item.label.toLowerCase().includes(wanted) || item.hint?.toLowerCase().includes(wanted);
  return items.filter(fits).slice(0, MOST);
}

/** What an option may be, where that can be listed without asking the bot. */
function listed({ type, choices, channel_types: kinds }, seen) {
  if (choices?.length) {
    return choices.map((choice) => ({ label: localized(choice, "name", seen.locale), value: choice.value }));
  }
  if (type === BOOLEAN) return BOOLEANS;
  if (type === USER) return seen.userItems();
  if (type === ROLE) return seen.roleItems();
  if (type === MENTIONABLE) return [...seen.userItems(), ...seen.roleItems()];
  return type === CHANNEL ? seen.channelItems(kinds) : null;
}

/** One option's labelled field in the composer. */
export class Field {
  constructor(option, { host, ctx, complete }) {
    this.option = option;
    this.description = localized(option, "description", ctx.seen.locale);
    this.items = listed(option, ctx.seen);
    this.chosen = null;
    const number = option.type === INTEGER || option.type === NUMBER;
    this.input = el("input", {
      type: option.type === ATTACHMENT ? "file" : "text",
      inputmode: number ? "numeric" : null,
      autocomplete: "off",
      "aria-label": option.required ? `${option.name} (required)` : option.name,
      "aria-required": option.required ? "true" : null,
      title: this.description,
      placeholder: option.required ? "required" : "optional",
      maxlength: option.max_length,
    });
    const mark = option.required ? el("span", { class: "required", "aria-hidden": "true" }, "*") : null;
    this.node = el(
      "label",
      { class: "option" },
      el("span", { class: "option-name" }, option.name, mark),
      this.input,
    );
    this.input.addEventListener("input", () => {
      this.chosen = null;
      this.node.classList.remove("wrong");
    });
    if (option.type === ATTACHMENT) this.input.addEventListener("change", () => this.load());
    if (this.items || option.autocomplete) this.suggest(host, complete);
  }

  /** Read the chosen file, so that it can be sent along. */
  load() {
    const [file] = this.input.files;
    this.chosen = null;
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const content = reader.result.slice(reader.result.indexOf(",") + 1);
      this.chosen = { value: { name: file.name, content } };
    });
    reader.readAsDataURL(file);
  }

  suggest(host, complete) {
    const ask = async (text) =>
      (await complete(this, text)).map((choice) => ({ label: choice.name, value: choice.value }));
    const filter = (text) => matching(this.items, this.chosen ? "" : text);
    new Suggestions(this.input, {
      host,
      label: this.description || this.option.name,
      source: this.items ? filter : ask,
      eager: Boolean(this.option.required),
      onPick: (item) => {
        this.chosen = item;
        this.input.value = item.label;
        this.node.classList.remove("wrong");
        this.onChosen?.();
      },
    });
  }

  get empty() {
    return this.input.value.trim() === "";
  }

  /** {name, type, value}, null when it was left empty, or undefined when it can't be sent. */
  read() {
    const { name, type, required } = this.option;
    const text = this.input.value.trim();
    if (text === "") return required ? undefined : null;
    if (this.chosen) return { name, type, value: this.chosen.value };
    if (this.items) {
      const same = this.items.find((item) =>
        [item.label, item.hint].some((word) => word?.toLowerCase() === text.toLowerCase()),
      );
      return same && { name, type, value: same.value };
    }
    if (type === STRING)
      return text.length < (this.option.min_length ?? 0) ? undefined : { name, type, value: text };
    const value = Number(text);
    const whole = type !== INTEGER || Number.isInteger(value);
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    return whole && value >= least && value <= most ? { name, type, value } : undefined;
  }
}
