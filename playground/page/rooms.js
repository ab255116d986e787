// A pane's list of channels, and what an empty channel says.

import { avatar, el } from "./dom.js";
import { isDirect, isGroup, isPrivate, isThread } from "./seen.js";

/** The mark of something unread. */
export function unreadDot() {
  return el("span", { class: "dot" }, el("span", { class: "unseen" }, "unread"));
}

const SIGNS = { text: "#", thread: "↳", group: "&", direct: "@" };

function kindOf(channel) {
  if (isGroup(channel)) return "group";
  return isDirect(channel) ? "direct" : isThread(channel) ? "thread" : "text";
}

/** Where words go that are written in a channel, as a field says it. */
export function placeName(seen, channel) {
  const kind = kindOf(channel);
  return `${kind === "text" || kind === "direct" ? SIGNS[kind] : ""}${seen.roomName(channel)}`;
}

function line(pane, channel) {
  const { seen, unread, current } = pane;
  const kind = kindOf(channel);
  const sign = el("span", { class: "hash", "aria-hidden": "true" }, SIGNS[kind]);
  const props = {
    type: "button",
    class: `channel ${kind}${unread.has(channel.id) ? " unread" : ""}`,
    title: seen.roomName(channel),
    "data-channel": channel.id,
    "aria-current": channel.id === current ? "page" : null,
    onclick: () => pane.openChannel(channel.id),
  };
  return el(
    "button",
    props,
    kind === "direct" && seen.bot ? avatar(seen.bot, { class: "small" }) : sign,
    el("span", { class: "channel-name" }, seen.roomName(channel)),
    unread.has(channel.id) ? unreadDot() : null,
  );
}

const ACTIVE = 2; // the status of an event that has begun

/** A line for an event of the server: its name, and when it begins. */
function eventLine(event, locale) {
  const day = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  const starts = new Intl.DateTimeFormat(locale, day).format(new Date(event.scheduled_start_time));
  const place = event.entity_metadata?.location ?? "";
  return el(
    "p",
    { class: "event", "data-event": event.id, title: [place, event.description].filter(Boolean).join("\n") },
    el("span", { class: "event-name" }, event.name),
    el("small", {}, event.status === ACTIVE ? "Now" : starts),
  );
}

/** Draw a pane's channels: text channels with their threads, groups, then direct messages. */
export function drawRooms(pane) {
  const { nav, seen } = pane;
  const held = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = seen.listed(pane.current);
  const lines = (channels) => channels.map((channel) => line(pane, channel));
  const events = seen.events.map((event) => eventLine(event, seen.locale));
  nav.replaceChildren(el("h2", {}, seen.guild.name), ...events, ...lines(all.filter((channel) => !isPrivate(channel))));
  for (const [label, channels] of [
    ["Groups", all.filter(isGroup)],
    ["Direct messages", all.filter(isDirect)],
  ]) {
    if (channels.length) nav.append(el("h3", {}, label), ...lines(channels));
  }
  const news = nav.querySelector(".unread") ?? nav.querySelector("[aria-current]");
  news?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (held) [...nav.children].find((node) => node.dataset.channel === held)?.focus();
}

/** What stands in a channel without messages. */
export function drawEmpty(pane) {
  const { seen } = pane;
  const channel = seen.rooms.get(pane.current);
  const name = seen.roomName(channel);
  const start = () => pane.startCommand("gin play");
  const example = el("button", { type: "button", class: "mention", onclick: start }, "/gin play");
  const begin = ["Type ", el("kbd", {}, "/gin"), " to begin: try ", example];
  const silent = "None of the bot's commands are offered here.";
  const type = isGroup(channel) && pane.commands.length === 0 ? silent : begin;
  const hint = isDirect(channel) ? "Private words from the bot come here." : type;
  return el(
    "div",
    { class: "empty" },
    el("div", { class: "empty-face", "aria-hidden": "true" }, SIGNS[kindOf(channel)]),
    el("h2", {}, isPrivate(channel) ? name : `Welcome to #${name}`),
    el("p", {}, pane.online ? hint : "The bot will be here in a moment."),
  );
}
