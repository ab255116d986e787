// One pane: the server as one member sees it. It keeps what that member has been shown, and is
// the `ctx` through which drawings look things up and act.

import { userCommands } from "./commands.js";
import { Composer } from "./composer.js";
import { avatar, el, nameOf } from "./dom.js";
import { Live } from "./live.js";
import { openMenu } from "./menu.js";
import { drawMessage, isEphemeral, plainText } from "./message.js";
import { showModal } from "./modal.js";

const DIRECT = 1;
const THREADS = [10, 11, 12];
const NEAR_THE_END = 80; // pixels: a reader this close to the newest message follows it

const placeOf = (message, component) => `${message.id}/${component.custom_id}`;

/** A pane for the member called `key`; `app` is told when something outside must change. */
export class Pane {
  constructor(app, key, wanted) {
    this.app = app;
    this.key = key;
    this.wanted = wanted; // the channel asked for in the address
    this.me = null;
    this.people = new Map();
    this.rooms = new Map();
    this.messages = new Map(); // channel → (message id → message, oldest first)
    this.registered = [];
    this.guild = { name: "" };
    this.bot = null;
    this.online = false;
    this.current = null;
    this.unread = new Set();
    this.waiting = new Map(); // button or select → the values sent
    this.failures = new Map(); // message → what went wrong
    this.follow = true;
    this.build();
    this.live = new Live(key, { onEvent: (event) => this.receive(event), onLost: () => this.say_state("Connection lost. Trying again…") });
  }

  build() {
    this.who = el("button", { type: "button", class: "who", "aria-haspopup": "listbox", onclick: (event) => this.app.chooseMember(this, event.currentTarget) }, this.key);
    this.dm = el("button", { type: "button", class: "switch", role: "switch", "aria-checked": "true", title: "Whether this member takes direct messages", onclick: () => this.toggleDm() }, el("span", { class: "knob", "aria-hidden": "true" }), "DMs");
    const close = el("button", { type: "button", class: "close", "aria-label": "Close this pane", onclick: () => this.app.close(this) }, "×");
    this.nav = el("nav", { class: "channels", "aria-label": "Channels" });
    this.banner = el("p", { class: "banner", role: "status" }, "Connecting…");
    this.list = el("div", { class: "messages", role: "log", "aria-live": "off", "aria-label": "Messages" });
    this.notes = el("div", { class: "notes" });
    const inner = el("div", { class: "inner" }, this.list, this.notes);
    this.scroller = el("div", { class: "scroller", tabindex: "-1", onscroll: () => this.scrolled() }, inner);
    this.announcer = el("p", { class: "unseen", "aria-live": "polite" });
    this.composer = new Composer(this);
    const room = el("div", { class: "room" }, this.banner, this.scroller, this.composer.node);
    this.node = el("section", { class: "pane", "data-pane": this.key, "aria-label": this.key }, el("header", { class: "bar" }, this.who, this.dm, close), el("div", { class: "body" }, this.nav, room), this.announcer);
    this.watchSize = new ResizeObserver(() => this.follow && this.toEnd());
    this.watchSize.observe(inner);
    this.watchSize.observe(this.scroller);
  }

  close() {
    this.live.close();
    this.watchSize.disconnect();
    this.node.remove();
  }

  // What the server tells.

  receive(event) {
    const handle = {
      state: () => this.start(event.state),
      message: () => this.place(event.channel, event.message),
      deleted: () => this.remove(event.channel, event.message),
      channel: () => this.addRoom(event.channel),
      commands: () => (this.registered = event.commands),
      member: () => this.addMember(event.member),
      bot: () => this.setBot(event.user, event.online),
      show_modal: () => this.openModal(event),
      unknown: () => this.say_state(`There is no member called ${this.key}.`),
    }[event.type];
    handle?.();
  }

  start(state) {
    this.me = state.me;
    this.guild = state.guild;
    this.registered = state.commands ?? [];
    this.people = new Map(state.members.map((user) => [user.id, user]));
    this.rooms = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map();
    for (const [channel, messages] of Object.entries(state.messages ?? {})) {
      this.messages.set(channel, new Map(messages.map((message) => [message.id, message])));
    }
    this.setBot(state.bot, state.bot !== null);
    this.drawBar();
    const rooms = this.channels();
    const named = rooms.find((channel) => this.addressOf(channel) === this.wanted);
    const open = this.rooms.get(this.current) ?? named ?? rooms.find((channel) => channel.type === 0) ?? rooms[0];
    if (open) this.openChannel(open.id);
    this.app.changed();
  }

  setBot(user, online) {
    const before = this.bot !== null;
    this.bot = user ?? this.bot;
    this.online = Boolean(online);
    const words = before ? "The bot is away. Waiting for it…" : "Starting the bot…";
    this.say_state(this.online ? "" : words);
    if (this.current && this.count(this.current) === 0) this.drawAll();
  }

  /** What hinders play just now, or nothing. */
  say_state(words) {
    this.banner.textContent = words;
    this.banner.hidden = words === "";
  }

  addMember(user) {
    this.people.set(user.id, user);
    if (this.me?.id === user.id) this.me = user;
    this.drawBar();
    this.app.changed(user, this);
  }

  addRoom(channel) {
    this.rooms.set(channel.id, { ...this.rooms.get(channel.id), ...channel });
    this.drawRooms();
  }

  place(channel, message) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    const known = this.messages.get(channel);
    const fresh = !known.has(message.id);
    known.set(message.id, message);
    this.failures.delete(message.id);
    if (channel !== this.current) {
      if (fresh) this.markUnread(channel);
      return;
    }
    if (fresh && this.isMine(message)) this.follow = true;
    if (fresh && known.size === 1) this.list.replaceChildren();
    const node = this.redraw(message.id);
    this.announce(message, node);
    if (!this.app.isShown(this)) this.app.changed();
  }

  isMine(message) {
    return isEphemeral(message) || message.author.id === this.me?.id || message.interaction_metadata?.user?.id === this.me?.id;
  }

  announce(message, node) {
    const words = plainText(node);
    if (words && words !== this.announced) this.announcer.textContent = `${nameOf(message.author)}: ${words}`;
    this.announced = words;
  }

  remove(channel, id) {
    this.messages.get(channel)?.delete(id);
    if (channel === this.current) this.drawAll();
  }

  markUnread(channel) {
    this.unread.add(channel);
    this.drawRooms();
    this.app.changed();
  }

  // Drawing.

  drawBar() {
    if (!this.me) return;
    const name = nameOf(this.me);
    this.who.replaceChildren(avatar(this.me), el("span", {}, el("strong", {}, name), el("small", {}, "what this member sees")));
    this.who.setAttribute("aria-label", `${name}. Choose whose eyes this pane has`);
    this.node.setAttribute("aria-label", name);
    const open = this.people.get(this.me.id)?.dm_open !== false;
    this.dm.setAttribute("aria-checked", String(open));
    this.dm.lastChild.textContent = open ? "DMs open" : "DMs closed";
  }

  drawRooms() {
    const line = (channel) => {
      const unread = this.unread.has(channel.id);
      const kind = channel.type === DIRECT ? "direct" : THREADS.includes(channel.type) ? "thread" : "text";
      const face = channel.type === DIRECT && this.bot ? avatar(this.bot, { class: "small" }) : el("span", { class: "hash", "aria-hidden": "true" }, kind === "thread" ? "↳" : "#");
      const props = { type: "button", class: `channel ${kind}${unread ? " unread" : ""}`, "data-channel": channel.id, "aria-current": channel.id === this.current ? "page" : null, onclick: () => this.openChannel(channel.id) };
      return el("button", props, face, el("span", { class: "channel-name" }, this.roomName(channel)), unread ? el("span", { class: "dot" }, el("span", { class: "unseen" }, "unread")) : null);
    };
    const all = this.channels();
    const direct = all.filter((channel) => channel.type === DIRECT);
    const rest = all.filter((channel) => channel.type !== DIRECT);
    this.nav.replaceChildren(el("h2", { class: "guild" }, this.guild.name), ...rest.map(line));
    if (direct.length) this.nav.append(el("h3", {}, "Direct messages"), ...direct.map(line));
    this.nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  drawAll() {
    this.list.replaceChildren();
    const known = [...(this.messages.get(this.current)?.values() ?? [])];
    if (known.length === 0) this.list.append(this.empty());
    known.forEach((message, index) => this.list.append(this.draw(message, known[index - 1])));
    if (this.follow) this.toEnd();
  }

  empty() {
    const channel = this.rooms.get(this.current);
    const direct = channel.type === DIRECT;
    const title = direct ? this.roomName(channel) : `Welcome to #${this.roomName(channel)}`;
    const example = el("button", { type: "button", class: "mention", onclick: () => this.startCommand("gin practice") }, "/gin practice");
    const hint = direct ? ["Your hands and reminders come here."] : ["Type ", el("kbd", {}, "/gin"), " to begin: try ", example];
    return el("div", { class: "empty" }, el("div", { class: "empty-face", "aria-hidden": "true" }, direct ? "@" : "#"), el("h2", {}, title), this.online ? el("p", {}, hint) : el("p", {}, "The bot will be here in a moment."));
  }

  draw(message, before) {
    return drawMessage(message, before, this.failures.get(message.id), this);
  }

  /** Draw one message of the open channel again (or for the first time), keeping the keyboard in it. */
  redraw(id) {
    const known = [...(this.messages.get(this.current)?.values() ?? [])];
    const at = known.findIndex((message) => message.id === id);
    if (at < 0) return null;
    const old = this.nodeOf(id);
    const node = this.draw(known[at], known[at - 1]);
    const held = old?.contains(document.activeElement) ? document.activeElement : null;
    if (old) old.replaceWith(node);
    else this.list.append(node);
    if (held) {
      const same = [...node.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === held.dataset.customId && !one.disabled);
      (same ?? node).focus({ preventScroll: true });
    }
    if (this.follow) this.toEnd();
    return node;
  }

  nodeOf(id) {
    return [...this.list.children].find((node) => node.dataset.message === id);
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.follow = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  // What drawings look up.

  count(channel) {
    return this.messages.get(channel)?.size ?? 0;
  }

  memberOf(id) {
    return this.people.get(id) ?? (this.bot?.id === id ? this.bot : undefined);
  }

  channelOf(id) {
    return this.rooms.get(id);
  }

  everyone() {
    const people = [...this.people.values()];
    return this.bot && !this.people.has(this.bot.id) ? [...people, this.bot] : people;
  }

  /** Channels as they are listed: each with its threads under it, direct messages last. */
  channels() {
    const all = [...this.rooms.values()];
    const threads = all.filter((channel) => THREADS.includes(channel.type));
    const tops = all.filter((channel) => !threads.includes(channel) && channel.type !== DIRECT);
    const under = tops.flatMap((top) => [top, ...threads.filter((thread) => thread.parent_id === top.id)]);
    const rest = threads.filter((thread) => !under.includes(thread));
    return [...under, ...rest, ...all.filter((channel) => channel.type === DIRECT)];
  }

  roomName(channel) {
    if (channel.type !== DIRECT) return channel.name;
    const other = (channel.recipients ?? []).find((user) => user.id !== this.me?.id) ?? this.bot;
    return other ? nameOf(other) : "Direct message";
  }

  /** A channel's name in the page's address. */
  addressOf(channel) {
    return channel.type === DIRECT ? "@" : channel.name;
  }

  roles() {
    return this.guild.roles ?? [];
  }

  commands() {
    return this.registered;
  }

  isWaiting(message, component) {
    return this.waiting.has(placeOf(message, component));
  }

  valuesOf(message, component) {
    return this.waiting.get(placeOf(message, component));
  }

  // What a member does.

  request(type, rest) {
    return { type, member: this.me.id, channel: this.current, ...rest };
  }

  openChannel(id) {
    if (!this.rooms.has(id)) return;
    const moved = id !== this.current;
    this.current = id;
    this.unread.delete(id);
    this.follow = true;
    this.notes.replaceChildren();
    this.drawRooms();
    this.drawAll();
    const channel = this.rooms.get(id);
    this.composer.aim(`Message ${channel.type === DIRECT ? "@" : "#"}${this.roomName(channel)}`);
    if (moved) this.app.changed();
  }

  showMessage(id) {
    const node = this.nodeOf(id);
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  }

  openMember(anchor, user) {
    const names = userCommands(this.registered);
    const items = names.map((name) => ({ label: name, value: name }));
    if (items.length === 0) items.push({ label: "No commands yet", value: "", disabled: true });
    const run = (name) => this.perform(this.request("user_command", { name, target: user.id }), name);
    openMenu(anchor, { label: nameOf(user), items, onPick: run });
  }

  startCommand(name) {
    this.composer.start(name);
  }

  say(content) {
    this.follow = true;
    return this.live.send(this.request("say", { content }));
  }

  dismiss(message) {
    this.live.send({ type: "dismiss", member: this.me.id, message: message.id });
    this.remove(this.current, message.id);
    this.composer.input.focus();
  }

  toggleDm() {
    const open = this.dm.getAttribute("aria-checked") !== "true";
    if (!this.live.send({ type: "set_dm", member: this.me.id, open })) return;
    const person = this.people.get(this.me.id);
    if (person) person.dm_open = open;
    this.drawBar();
  }

  async complete(interaction) {
    const answer = await this.live.ask(this.request("autocomplete", interaction));
    return answer.choices ?? [];
  }

  run(interaction, name) {
    return this.perform(this.request("command", interaction), name);
  }

  /** Send a command and show, under the messages, that it is on its way or that it failed. */
  async perform(payload, name) {
    const note = el("p", { class: "note" }, el("span", { class: "spinner", "aria-hidden": "true" }), ` ${name}`);
    this.notes.replaceChildren(note);
    this.follow = true;
    const answer = await this.live.ask(payload);
    note.remove();
    if (answer.type === "failed") {
      const close = el("button", { type: "button", class: "plain", onclick: () => failed.remove() }, "Dismiss");
      const failed = el("p", { class: "note failed", role: "alert" }, `${name}: ${answer.reason} · `, close);
      this.notes.replaceChildren(failed);
    }
    if (answer.type === "show_modal") this.openModal(answer);
  }

  press(message, component) {
    const payload = this.request("press", { message: message.id, custom_id: component.custom_id });
    return this.act(message, component, payload, []);
  }

  choose(message, component, values) {
    const payload = this.request("select", { message: message.id, custom_id: component.custom_id, values, component_type: component.type });
    return this.act(message, component, payload, values);
  }

  async act(message, component, payload, values) {
    const place = placeOf(message, component);
    this.waiting.set(place, values);
    this.failures.delete(message.id);
    this.redraw(message.id);
    const answer = await this.live.ask(payload);
    this.waiting.delete(place);
    if (answer.type === "failed") this.failures.set(message.id, answer.reason);
    this.redraw(message.id);
    if (answer.type === "show_modal") this.openModal(answer);
  }

  openModal({ nonce, modal }) {
    const channel = this.current;
    showModal(this.node, modal, this, async (components) => {
      const payload = { ...this.request("modal", { custom_id: modal.custom_id, components }), channel };
      const answer = await this.live.ask(payload, nonce);
      return answer.type === "failed" ? answer.reason : null;
    });
  }
}
