// Discord's markdown, as nodes. `ctx` (a pane) resolves mentions by `ctx.seen` and acts on
// them: openMember, openChannel, startCommand.

import { el, emojiImage, nameOf, safeUrl } from "./dom.js";

const DEEPEST = 16; // nesting beyond this is shown as it was typed
const JUMBO = 30; // a text of up to this many emojis and nothing else shows them large
const ONLY_EMOJIS = /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])+$/u;
const ONE_EMOJI = /<a?:\w+:\d+>|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*/gu;

const MINUTE = 60;
const UNITS = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** "in 2 days", "3 minutes ago": as Discord words `<t:…:R>`. */
export function relative(seconds, language, now = Date.now() / 1000) {
  const away = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.round(away / size), unit);
}

/** Redraw every relative time under `root`; called once a second. */
export function refreshTimes(root) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const words = relative(Number(node.dataset.relative), node.lang);
    if (node.textContent !== words) node.textContent = words;
  }
}

function timestamp(seconds, style, language) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, "Invalid Date");
  const worded = (options) => new Intl.DateTimeFormat(language, options).format(date);
  const words = style === "R" ? relative(seconds, language) : worded(STYLES[style] ?? STYLES.f);
  const mark = style === "R" ? seconds : null;
  return el(
    "time",
    { class: "stamp", datetime: date.toISOString(), title: worded(STYLES.F), "data-relative": mark, lang: language },
    words,
  );
}

function link(address, label) {
  const url = safeUrl(address);
  if (!url) return label;
  return el("a", { href: url, title: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

function spoiler(children) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (!node.classList.contains("hidden")) return;
    event.preventDefault();
    node.classList.remove("hidden");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  const node = el(
    "span",
    {
      class: "spoiler hidden",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler, press to show",
      onclick: reveal,
      onkeydown: reveal,
    },
    children,
  );
  return node;
}

function pill(text, onclick) {
  return el("button", { type: "button", class: "mention", onclick }, text);
}

function memberMention(id, ctx) {
  const user = ctx.seen.memberOf(id);
  return user ? pill(`@${nameOf(user)}`, (event) => ctx.openMember(event.currentTarget, user)) : `<@${id}>`;
}

function channelMention(id, ctx) {
  const channel = ctx.seen.rooms.get(id);
  return channel
    ? pill(`#${channel.name ?? "dm"}`, () => ctx.openChannel(id))
    : el("span", { class: "mention" }, "#unknown");
}

// Each rule is tried, in this order, where a special character stands.
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => el("code", {}, m[2].trim() || m[2])],
  [/\*\*\*([^]+?)\*\*\*/y, (m, inner) => el("strong", {}, el("em", {}, inner(m[1])))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, inner) => el("strong", {}, inner(m[1]))],
  [/__([^]+?)__(?!_)/y, (m, inner) => el("u", {}, inner(m[1]))],
  [/~~([^]+?)~~/y, (m, inner) => el("s", {}, inner(m[1]))],
  [/\|\|([^]+?)\|\|/y, (m, inner) => spoiler(inner(m[1]))],
  [/\*(?![\s*])([^*]*(?:\*\*[^*]+\*\*[^*]*)*)(?<!\s)\*/y, (m, inner) => el("em", {}, inner(m[1]))],
  [/(?<!\w)_(?!\s)([^_]+)(?<!\s)_(?!\w)/y, (m, inner) => el("em", {}, inner(m[1]))],
  [/\[([^\]\n]+)\]\((?:<([^>\s]+)>|([^)\s]+))\)/y, (m, inner) => link(m[2] ?? m[3], inner(m[1]))],
  [/<(https?:\/\/[^>\s]+)>/y, (m) => link(m[1], m[1])],
  [/(?<!\w)https?:\/\/[^\s<>]+[^\s<>.,:;!?)\]'"*_~|]/y, (m) => link(m[0], m[0])],
  [/<@!?(\d+)>/y, (m, _inner, ctx) => memberMention(m[1], ctx)],
  [/<@&(\d+)>/y, () => el("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, (m, _inner, ctx) => channelMention(m[1], ctx)],
  [/<\/([^:>\n]+):(\d+)>/y, (m, _inner, ctx) => pill(`/${m[1]}`, () => ctx.startCommand(m[1]))],
  [/<(a?):(\w+):(\d+)>/y, (m) => emojiImage({ id: m[3], name: m[2], animated: m[1] === "a" }, `:${m[2]}:`)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m, _inner, ctx) => timestamp(Number(m[1]), m[2], ctx.seen.locale)],
  [/@(?:everyone|here)\b/y, (m) => el("span", { class: "mention" }, m[0])],
];

/** One stretch of text without line structure, as nodes and strings. */
export function inline(text, ctx, depth = 0) {
  const nodes = [];
  const special = /[\\`*_~|[<h@]/g;
  let plain = 0;
  let at = 0;
  const inner = (part) => inline(part, ctx, depth + 1);
  while (depth < DEEPEST) {
    special.lastIndex = at;
    const next = special.exec(text);
    if (!next) break;
    at = next.index;
    const found = firstMatch(text, at);
    if (!found) {
      at += 1;
      continue;
    }
    const [match, make] = found;
    if (at > plain) nodes.push(text.slice(plain, at));
    nodes.push(make(match, inner, ctx));
    at += match[0].length;
    plain = at;
  }
  if (plain < text.length) nodes.push(text.slice(plain));
  return nodes;
}

function firstMatch(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return null;
}

function list(lines, ctx) {
  const rows = lines.map((line) => /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line));
  const top = rows[0][1].length;
  const ordered = /\d/.test(rows[0][2]);
  const node = el(ordered ? "ol" : "ul", { start: ordered ? parseInt(rows[0][2], 10) : null });
  for (let i = 0; i < rows.length;) {
    const item = el("li", {}, inline(rows[i][3], ctx));
    let end = i + 1;
    while (end < rows.length && rows[end][1].length > top) end += 1;
    if (end > i + 1) item.append(list(lines.slice(i + 1, end), ctx));
    node.append(item);
    i = end;
  }
  return node;
}

// A line's kind and how a run of such lines is drawn; plain text is the last resort.
const BLOCKS = [
  [
    /^#{1,3}\s+\S/,
    false,
    ([line], ctx) => {
      const [, marks, title] = /^(#{1,3})\s+(.*)$/.exec(line);
      return el(`h${marks.length + 2}`, { class: `heading-${marks.length}` }, inline(title, ctx));
    },
  ],
  [/^-#\s+\S/, false, ([line], ctx) => el("small", {}, inline(line.replace(/^-#\s+/, ""), ctx))],
  [
    /^>\s/,
    true,
    (lines, ctx) => el("blockquote", {}, blocks(lines.map((line) => line.slice(2)).join("\n"), ctx)),
  ],
  [/^\s*(?:[-*]|\d+\.)\s+\S/, true, list],
];

function blocks(text, ctx) {
  const all = /^>>>\s([^]*)$/m.exec(text);
  if (all)
    return [
      ...(all.index ? blocks(text.slice(0, all.index - 1), ctx) : []),
      el("blockquote", {}, blocks(all[1], ctx)),
    ];
  const nodes = [];
  const lines = text.split("\n");
  const kind = (line) => BLOCKS.find(([pattern]) => pattern.test(line));
  for (let i = 0; i < lines.length;) {
    const block = kind(lines[i]);
    let end = i + 1;
    while (end < lines.length && (block ? block[1] : true) && kind(lines[end]) === block) end += 1;
    const run = lines.slice(i, end);
    nodes.push(block ? block[2](run, ctx) : el("div", { class: "text" }, inline(run.join("\n"), ctx)));
    i = end;
  }
  return nodes;
}

/** A whole text as one element. */
export function markdown(text, ctx) {
  const node = el("div", { class: "markdown" });
  const emojis = text.match(ONE_EMOJI)?.length ?? 0;
  if (emojis > 0 && emojis <= JUMBO && ONLY_EMOJIS.test(text)) node.classList.add("jumbo");
  const fence = /```(?:([\w+-]+)\n)?\n?([^]*?)\n?```\n?/g;
  let at = 0;
  for (const match of text.matchAll(fence)) {
    if (match.index > at) node.append(...blocks(text.slice(at, match.index).replace(/\n$/, ""), ctx));
    node.append(el("pre", {}, el("code", {}, match[2])));
    at = match.index + match[0].length;
  }
  if (at < text.length) node.append(...blocks(text.slice(at), ctx));
  return node;
}
