// The page: its panes, its tabs on a narrow screen, and its address.
//
// The address names members and, after a slash, their channels: `#north`, or
// `#north/general,south/@` (@ is the direct messages with the bot).

import { avatar, el, nameOf } from "./dom.js";
import { refreshTimes } from "./markdown.js";
import { openMenu } from "./menu.js";
import { Pane } from "./pane.js";
import { unreadDot } from "./rooms.js";

const DEFAULT = "north,south";
const NEW = " new"; // a value that no member's name is

class App {
  constructor() {
    this.panes = [];
    this.shown = null; // the pane that a narrow screen shows
    this.adding = false; // a new member was asked for here
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
    for (const pane of this.panes) pane.close();
    this.panes = [];
    for (const part of (location.hash.slice(1) || DEFAULT).split(",")) {
      const [key, channel] = part.split("/").map(decoded);
      if (key && !this.paneOf(key)) this.open(key, channel);
    }
    this.show(this.panes[0]);
  }

  /** Write the open panes into the address, without a step in the history. */
  write() {
    const parts = this.panes.map(({ key, seen, current, wanted }) => {
      const channel = seen?.rooms.get(current);
      const room = channel ? seen.addressOf(channel) : wanted;
      return encodeURIComponent(key) + (room ? `/${room === "@" ? room : encodeURIComponent(room)}` : "");
    });
    if (parts.length) history.replaceState(null, "", `#${parts.join(",")}`);
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
    this.write();
    this.add.focus();
  }

  show(pane) {
    this.shown = pane ?? null;
    this.changed();
  }

  paneOf(key) {
    return this.panes.find((pane) => pane.key === key);
  }

  /** A pane heard of a member; open a pane for one that was asked for here. */
  joined(user, pane) {
    if (!this.adding || pane !== this.panes[0] || this.paneOf(user.username)) return;
    this.adding = false;
    this.show(this.open(user.username));
  }

  /** Something that tabs or the address tell has changed. */
  changed() {
    const tab = (pane) => {
      const me = pane.seen?.me;
      const current = pane === this.shown ? "true" : null;
      const props = { type: "button", class: "tab", "aria-current": current, onclick: () => this.show(pane) };
      const face = me ? [avatar(me, { class: "small" }), nameOf(me)] : pane.key;
      return el("button", props, face, pane.unread.size > 0 ? unreadDot() : null);
    };
    const held = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.panes.map(tab));
    if (held) this.tabs.querySelector("[aria-current]")?.focus();
    for (const pane of this.panes) pane.node.classList.toggle("shown", pane === this.shown);
    document.querySelector("#nobody").hidden = this.panes.length > 0;
    if (this.panes.some((pane) => pane.seen)) this.write();
  }

  /** The members without a pane, as a menu's lines. */
  others() {
    const people = [...(this.panes.find((pane) => pane.seen)?.seen.people.values() ?? [])];
    const free = people.filter((user) => !user.bot && !this.paneOf(user.username));
    return free.map((user) => ({ label: nameOf(user), value: user.username, user }));
  }

  chooseMember(pane, anchor) {
    const items = this.others();
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
    const items = [...this.others(), { label: "A new member", hint: "joins the server", value: NEW }];
    const pick = (value) => {
      if (value !== NEW) return this.show(this.open(value));
      this.adding = true;
      return this.panes[0].live.send({ type: "add_member" });
    };
    openMenu(this.add, { label: "Add a pane", items, onPick: pick });
  }
}

/** A part of the address as it was meant; one that was typed wrongly stays as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

new App();
