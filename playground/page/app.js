// The page: its panes, its tabs on a narrow screen, and its address.
//
// The address names members and, after a slash, their channels: `#north`, or
// `#north/gin,south/@` (@ is the direct messages with the bot).

import { avatar, el, nameOf } from "./dom.js";
import { refreshTimes } from "./markdown.js";
import { openMenu } from "./menu.js";
import { Pane } from "./pane.js";

const DEFAULT = "north,south";
const NEW = "new";

class App {
  constructor() {
    this.panes = [];
    this.shown = null; // the pane that a narrow screen shows
    this.adding = false;
    this.stage = document.querySelector("#panes");
    this.tabs = document.querySelector("#tabs");
    this.add = document.querySelector("#add");
    this.add.addEventListener("click", () => this.addMember());
    addEventListener("hashchange", () => this.read());
    setInterval(() => refreshTimes(this.stage), 1000);
    this.read();
  }

  /** Open the panes that the address names. */
  read() {
    const parts = (location.hash.slice(1) || DEFAULT).split(",");
    const wanted = new Map();
    for (const part of parts) {
      const [key, channel] = part.split("/").map(decodeURIComponent);
      if (key) wanted.set(key, channel);
    }
    if (location.hash === this.address) return;
    for (const pane of this.panes) pane.close();
    this.panes = [];
    for (const [key, channel] of wanted) this.open(key, channel);
    this.show(this.panes[0]);
  }

  open(key, channel) {
    const pane = new Pane(this, key, channel);
    this.panes.push(pane);
    this.stage.append(pane.node);
    return pane;
  }

  close(pane) {
    this.panes = this.panes.filter((other) => other !== pane);
    pane.close();
    this.show(this.panes.includes(this.shown) ? this.shown : this.panes[0]);
    this.changed();
    this.add.focus();
  }

  show(pane) {
    this.shown = pane ?? null;
    this.drawTabs();
  }

  isShown(pane) {
    return this.shown === pane;
  }

  /** Something that tabs or the address tell has changed; `joined` is a member just heard of. */
  changed(joined, by) {
    if (joined && this.adding && by === this.panes[0] && !this.pane(joined.username)) {
      this.adding = false;
      this.show(this.open(joined.username));
    }
    this.drawTabs();
    const part = (pane) => {
      const channel = pane.channelOf(pane.current);
      const tail = channel ? pane.addressOf(channel) : pane.wanted;
      return encodeURIComponent(pane.key) + (tail ? `/${encodeURIComponent(tail).replace("%40", "@")}` : "");
    };
    this.address = `#${this.panes.map(part).join(",")}`;
    if (this.panes.length) history.replaceState(null, "", this.address);
  }

  pane(key) {
    return this.panes.find((pane) => pane.key === key);
  }

  drawTabs() {
    const tab = (pane) => {
      const name = pane.me ? nameOf(pane.me) : pane.key;
      const props = { type: "button", role: "tab", class: "tab", "aria-selected": String(pane === this.shown), onclick: () => this.show(pane) };
      const unread = pane.unread.size > 0;
      return el("button", props, pane.me ? avatar(pane.me, { class: "small" }) : null, name, unread ? el("span", { class: "dot" }, el("span", { class: "unseen" }, "unread")) : null);
    };
    const held = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.panes.map(tab));
    if (held) this.tabs.querySelector("[aria-selected=true]")?.focus();
    for (const pane of this.panes) pane.node.classList.toggle("shown", pane === this.shown);
    document.querySelector("#nobody").hidden = this.panes.length > 0;
  }

  /** The members without a pane, as far as any pane knows. */
  others() {
    const people = this.panes[0]?.people ?? new Map(this.last);
    return [...people.values()].filter((user) => !user.bot && !this.pane(user.username));
  }

  items() {
    return this.others().map((user) => ({ label: nameOf(user), value: user.username, user }));
  }

  chooseMember(pane, anchor) {
    const items = this.items();
    if (items.length === 0) items.push({ label: "Everybody else has a pane", value: "", disabled: true });
    const change = (key) => {
      const next = new Pane(this, key);
      this.panes = this.panes.map((other) => (other === pane ? next : other));
      pane.node.replaceWith(next.node);
      pane.close();
      this.show(next);
    };
    openMenu(anchor, { label: "See as", items, onPick: change });
  }

  addMember() {
    if (this.panes.length === 0) {
      for (const key of DEFAULT.split(",")) this.open(key);
      this.show(this.panes[0]);
      return;
    }
    const items = [...this.items(), { label: "A new member", hint: "joins the server", value: NEW }];
    const pick = (value) => {
      if (value !== NEW) {
        this.show(this.open(value));
        return;
      }
      this.adding = true;
      this.panes[0].live.send({ type: "add_member" });
    };
    openMenu(this.add, { label: "Add a pane", items, onPick: pick });
  }
}

new App();
