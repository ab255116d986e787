// A pane's list of channels, and what an empty channel says.

import { avatar, el } from "./dom.js";
import { isDirect, isThread } from "./seen.js";

/** The mark of something unread. */
export function unreadDot() {
  return el("span", { class: "dot" }, el("span", { class: "unseen" }, "unread"));
}

function line(pane, channel) {
  const { seen, unread, current } = pane;
  const kind = isDirect(channel) ? "direct" : isThread(channel) ? "thread" : "text";
  const sign = el("span", { class: "hash", "aria-hidden": "true" }, kind === "thread" ? "↳" : "#");
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

/** Draw a pane's channels: text channels with their threads, then direct messages. */
export function drawRooms(pane) {
  const { nav, seen } = pane;
  const held = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = seen.listed(pane.current);
  const direct = all.filter(isDirect);
  const lines = (channels) => channels.map((channel) => line(pane, channel));
  nav.replaceChildren(el("h2", {}, seen.guild.name), ...lines(all.filter((channel) => !isDirect(channel))));
  if (direct.length) nav.append(el("h3", {}, "Direct messages"), ...lines(direct));
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
  const hint = isDirect(channel) ? "Private words from the bot come here." : begin;
  return el(
    "div",
    { class: "empty" },
    el("div", { class: "empty-face", "aria-hidden": "true" }, isDirect(channel) ? "@" : "#"),
    el("h2", {}, isDirect(channel) ? name : `Welcome to #${name}`),
    el("p", {}, pane.online ? hint : "The bot will be here in a moment."),
  );
}
