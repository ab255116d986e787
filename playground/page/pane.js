// One pane: the server as one member sees it. It is the `ctx` of drawings: they look things up
// in `seen` and act through its methods.

import { commandsIn, userCommands } from "./commands.js";
import { Composer } from "./composer.js";
import { avatar, el, nameOf } from "./dom.js";
import { keepLanguage, keptLanguage, languageItems, languageName } from "./language.js";
import { Live } from "./live.js";
import { openMenu } from "./menu.js";
import { drawMessage, isEphemeral, plainText } from "./message.js";
import { showModal } from "./modal.js";
import { drawEmpty, drawRooms, placeName } from "./rooms.js";
import { Seen } from "./seen.js";

const INNER_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const NEAR_THE_END = 80; // pixels: a reader this close to the newest message follows it

const placeOf = (message, component) => `${message.id}/${component.custom_id}`;

/** A pane for the member called `key`; `app` is told when something outside must change. */
export class Pane {
  constructor(app, key, wanted) {
    this.app = app;
    this.key = key;
    this.wanted = wanted; // the channel asked for in the address
    this.seen = null; // nothing until the server tells
    this.online = false;
    this.current = null;
    this.unread = new Set();
    this.waiting = new Map(); // button or select → the values sent
    this.failures = new Map(); // message → what went wrong
    this.follow = true; // stay at the newest message
    this.top = 0; // how far down the reader was
    this.build();
    this.live = new Live(key, {
      onEvent: (event) => this.receive(event),
      onLost: () => this.hinder("Connection lost. Trying again…"),
    });
  }

  build() {
    this.nav = el("nav", { class: "channels", "aria-label": "Channels" });
    this.banner = el("p", { class: "banner", role: "status" }, "Connecting…");
    this.list = el("div", { class: "messages", role: "log", "aria-live": "off", "aria-label": "Messages" });
    this.notes = el("div", { class: "notes" });
    const inner = el("div", { class: "inner" }, this.list, this.notes);
    this.scroller = el("div", { class: "scroller", tabindex: "-1", onscroll: () => this.scrolled() }, inner);
    const jump = { type: "button", class: "jump", hidden: true, onclick: () => this.toEnd() };
    this.jump = el("button", jump, "New messages ↓");
    this.announcer = el("p", { class: "unseen", "aria-live": "polite" });
    this.composer = new Composer(this);
    const room = el("div", { class: "room" }, this.banner, this.scroller, this.jump, this.composer.node);
    this.node = el(
      "section",
      { class: "pane", "data-pane": this.key, "aria-label": this.key },
      this.buildBar(),
      el("div", { class: "body" }, this.nav, room),
      this.announcer,
    );
    this.node.addEventListener("click", (event) => this.followLink(event));
    this.watchSize = new ResizeObserver(() => this.follow && this.toEnd());
    this.watchSize.observe(inner);
    this.watchSize.observe(this.scroller);
  }

  buildBar() {
    const choose = (event) => this.app.chooseMember(this, event.currentTarget);
    this.who = el(
      "button",
      { type: "button", class: "who", "aria-haspopup": "listbox", onclick: choose },
      this.key,
    );
    this.dm = el(
      "button",
      {
        type: "button",
        class: "switch",
        role: "switch",
        "aria-checked": "true",
        title: "Whether this member takes direct messages",
        onclick: () => this.toggleDm(),
      },
      el("span", { class: "knob", "aria-hidden": "true" }),
      "DMs",
      el("span", { class: "switch-word" }, "open"),
    );
    this.language = el(
      "button",
      {
        type: "button",
        class: "switch language",
        "aria-haspopup": "listbox",
        onclick: (event) => this.chooseLanguage(event.currentTarget),
      },
      "EN",
    );
    const leave = () => this.app.close(this);
    const close = el(
      "button",
      { type: "button", class: "close", "aria-label": "Close this pane", onclick: leave },
      "×",
    );
    return el("header", { class: "bar" }, this.who, this.language, this.dm, close);
  }

  close() {
    this.live.close();
    this.watchSize.disconnect();
    this.node.remove();
  }

  // What the server tells.

  receive(event) {
    if (event.type === "state") this.start(event.state);
    else if (event.type === "unknown" || (event.type === "failed" && !this.seen)) {
      this.hinder(`There is no member called ${this.key}.`);
    } else if (event.type === "failed") this.note(event.reason);
    else if (this.seen) this.update(event);
  }

  update(event) {
    const { channel, message } = event;
    if (event.type === "message") this.place(channel, message);
    else if (event.type === "deleted") this.remove(channel, message);
    else if (event.type === "channel") this.addRoom(channel);
    else if (event.type === "commands") this.setCommands(event);
    else if (event.type === "events") this.setEvents(event.events);
    else if (event.type === "member") this.addMember(event.member);
    else if (event.type === "bot") this.setBot(event.user, event.online);
    else if (event.type === "show_modal") this.openModal(event);
  }

  start(state) {
    this.seen = new Seen(state);
    if (!this.seen.rooms.has(this.current)) this.current = null; // another server may stand here now
    this.recallLanguage();
    this.drawBar();
    this.setBot(state.bot, state.bot !== null);
    const rooms = this.seen.listed();
    const named = rooms.find((channel) => this.seen.addressOf(channel) === this.wanted);
    const open = this.seen.rooms.get(this.current) ?? named ?? rooms[0];
    if (open) this.openChannel(open.id);
    this.app.changed();
  }

  setBot(user, online) {
    const away = this.seen.bot && user === null ? "The bot is away. Waiting for it…" : "Starting the bot…";
    this.seen.bot = user ?? this.seen.bot;
    this.online = Boolean(online);
    this.hinder(this.online ? "" : away);
    drawRooms(this);
    this.drawIfEmpty();
  }

  setCommands({ commands, offered }) {
    this.seen.offer(commands, offered);
    this.drawIfEmpty();
  }

  setEvents(events) {
    this.seen.events = events;
    drawRooms(this);
  }

  /** Draw what an empty channel says of the bot and its commands. */
  drawIfEmpty() {
    if (this.current && this.seen.inRoom(this.current).length === 0) this.drawAll();
  }

  /** Say what stands in the way of play just now, or nothing. */
  hinder(words) {
    this.banner.textContent = words;
    this.banner.hidden = words === "";
  }

  addMember(user) {
    const before = this.seen.locale;
    this.seen.people.set(user.id, user);
    this.drawBar();
    if (this.seen.locale !== before) this.drawAll();
    this.app.joined(user, this);
  }

  addRoom(channel) {
    this.seen.rooms.set(channel.id, { ...this.seen.rooms.get(channel.id), ...channel });
    drawRooms(this);
    if (this.current) this.redraw(channel.id);
  }

  place(channel, message) {
    const fresh = this.seen.keep(channel, message);
    this.failures.delete(message.id);
    if (channel !== this.current) {
      if (fresh) this.markUnread(channel);
      this.redraw(channel); // the message on which it hangs, where it is a thread
      return;
    }
    if (fresh && this.isMine(message)) this.follow = true;
    if (fresh) this.jump.hidden = this.follow;
    this.list.querySelector(".empty")?.remove();
    this.announce(message, this.redraw(message.id));
  }

  isMine(message) {
    const mine = [message.author.id, message.interaction_metadata?.user?.id].includes(this.seen.me.id);
    return mine || isEphemeral(message);
  }

  announce(message, node) {
    const words = plainText(node);
    if (words && words !== this.announced) this.announcer.textContent = `${nameOf(message.author)}: ${words}`;
    this.announced = words;
  }

  remove(channel, id) {
    this.seen.messages.get(channel)?.delete(id);
    if (channel === this.current) this.drawAll();
  }

  markUnread(channel) {
    this.unread.add(channel);
    drawRooms(this);
    this.app.changed();
  }

  // Drawing.

  drawBar() {
    const { me, dmOpen, locale } = this.seen;
    const name = nameOf(me);
    const words = el("span", {}, el("strong", {}, name), el("small", {}, "what this member sees"));
    this.who.replaceChildren(avatar(me), words);
    this.who.setAttribute("aria-label", `${name}. Choose whose eyes this pane has`);
    this.node.setAttribute("aria-label", name);
    const language = `Language of this member's Discord: ${languageName(locale)}`;
    this.language.textContent = `${locale.split("-")[0].toUpperCase()}`;
    this.language.setAttribute("aria-label", language);
    this.language.title = language;
    this.dm.setAttribute("aria-checked", String(dmOpen));
    this.dm.lastChild.textContent = dmOpen ? "open" : "closed";
  }

  drawAll() {
    const messages = this.seen.inRoom(this.current);
    const nodes = messages.map((message, index) => this.draw(message, messages[index - 1]));
    this.list.replaceChildren(...(nodes.length ? nodes : [drawEmpty(this)]));
    if (this.follow) this.toEnd();
  }

  draw(message, before) {
    return drawMessage(message, before, this.failures.get(message.id), this);
  }

  /** Draw one message of the open channel again, or for the first time; the keyboard stays in it. */
  redraw(id) {
    const messages = this.seen.inRoom(this.current);
    const at = messages.findIndex((message) => message.id === id);
    if (at < 0) return null;
    const old = this.nodeOf(id);
    const node = this.draw(messages[at], messages[at - 1]);
    const held = old?.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    if (old) old.replaceWith(node);
    else this.list.append(node);
    if (held !== null) {
      const parts = [...node.querySelectorAll("[data-custom-id]:enabled")];
      (parts.find((part) => part.dataset.customId === held) ?? node).focus({ preventScroll: true });
    }
    if (this.follow) this.toEnd();
    return node;
  }

  nodeOf(id) {
    return [...this.list.children].find((node) => node.dataset.message === id);
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const back = scrollTop < this.top; // a reader went back; a picture that loads only adds height
    this.top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END) this.follow = true;
    else if (back) this.follow = false;
    if (this.follow) this.jump.hidden = true;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  // What drawings ask.

  get commands() {
    const channel = this.seen?.rooms.get(this.current);
    return channel ? commandsIn(this.seen.commands, channel) : [];
  }

  isWaiting(message, component) {
    return this.waiting.has(placeOf(message, component));
  }

  valuesOf(message, component) {
    return this.waiting.get(placeOf(message, component));
  }

  // What a member does.

  request(type, rest) {
    return { type, member: this.seen.me.id, channel: this.current, ...rest };
  }

  openChannel(id) {
    const channel = this.seen.rooms.get(id);
    if (!channel) return;
    this.current = id;
    this.unread.delete(id);
    this.follow = true;
    this.jump.hidden = true;
    this.notes.replaceChildren();
    drawRooms(this);
    this.drawAll();
    this.composer.aim(`Message ${placeName(this.seen, channel)}`);
    this.app.changed();
  }

  /** A link to one of this server's channels or messages opens it here, as in Discord. */
  followLink(event) {
    const address = event.target.closest("a")?.href ?? "";
    const [, channel, message] = INNER_LINK.exec(address) ?? [];
    if (!this.seen?.rooms.has(channel)) return;
    event.preventDefault();
    this.openChannel(channel);
    if (message) this.showMessage(message);
  }

  showMessage(id) {
    const node = this.nodeOf(id);
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  }

  openMember(anchor, user) {
    const items = userCommands(this.commands, this.seen.locale);
    if (items.length === 0) items.push({ label: "No commands yet", value: "", disabled: true });
    const run = (name) => this.perform(this.request("user_command", { name, target: user.id }), name);
    openMenu(anchor, { label: nameOf(user), items, onPick: run });
  }

  startCommand(name) {
    this.composer.start(name);
  }

  say(content) {
    this.follow = true;
    return Boolean(this.seen) && this.live.send(this.request("say", { content }));
  }

  dismiss(message) {
    this.live.send({ type: "dismiss", member: this.seen.me.id, message: message.id });
    this.remove(this.current, message.id);
    this.composer.input.focus();
  }

  toggleDm() {
    if (this.seen) this.live.send({ type: "set_dm", member: this.seen.me.id, open: !this.seen.dmOpen });
  }

  chooseLanguage(anchor) {
    if (!this.seen) return;
    const { locale, locales, me } = this.seen;
    const change = (language) => {
      keepLanguage(me.username, language);
      this.setLanguage(language);
    };
    const items = languageItems(locales);
    openMenu(anchor, { label: "Language of Discord", items, chosen: [locale], onPick: change });
  }

  /** Set the language that was chosen for this member in this browser. */
  recallLanguage() {
    const kept = keptLanguage(this.seen.me.username);
    if (kept && kept !== this.seen.locale && this.seen.locales.includes(kept)) this.setLanguage(kept);
  }

  setLanguage(locale) {
    this.live.send({ type: "set_locale", member: this.seen.me.id, locale });
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
    const note = el("p", { class: "note" }, el("span", { class: "spinner", "aria-hidden": "true" }), name);
    this.notes.replaceChildren(note);
    this.follow = true;
    const answer = await this.live.ask(payload);
    note.remove();
    if (answer.type === "failed") this.note(`${name}: ${answer.reason}`);
    if (answer.type === "show_modal") this.openModal(answer);
  }

  /** Say under the messages that something failed. */
  note(words) {
    const close = el("button", { type: "button", class: "plain", onclick: () => failed.remove() }, "Dismiss");
    const failed = el("p", { class: "note failed", role: "alert" }, words, close);
    this.notes.replaceChildren(failed);
  }

  press(message, component) {
    return this.act(message, component, "press", {});
  }

  choose(message, component, values) {
    return this.act(message, component, "select", { values, component_type: component.type });
  }

  async act(message, component, type, extra) {
    const place = placeOf(message, component);
    this.waiting.set(place, extra.values ?? []);
    this.failures.delete(message.id);
    this.redraw(message.id);
    const sent = { message: message.id, custom_id: component.custom_id, ...extra };
    const answer = await this.live.ask(this.request(type, sent));
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
