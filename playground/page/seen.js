// What one member has been shown: people, channels, messages and commands. Drawings look things
// up here. Ids stay strings: as numbers they would be rounded.

import { nameOf } from "./dom.js";

const DIRECT = 1;
const GROUP = 3;
const THREADS = [10, 11, 12];

export const isDirect = (channel) => channel.type === DIRECT;
export const isGroup = (channel) => channel.type === GROUP;
export const isPrivate = (channel) => isDirect(channel) || isGroup(channel);
export const isThread = (channel) => THREADS.includes(channel.type);
export const isArchived = (channel) => Boolean(channel.thread_metadata?.archived);

/** One member's copy of the server, kept up to date by the pane. */
export class Seen {
  constructor(state) {
    this.me = state.me;
    this.guild = state.guild;
    this.bot = state.bot;
    this.events = state.events ?? [];
    this.commands = state.commands ?? [];
    this.locales = state.locales ?? [];
    this.people = new Map(state.members.map((user) => [user.id, user]));
    this.rooms = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(); // channel → (message id → message, oldest first)
    for (const [channel, messages] of Object.entries(state.messages ?? {})) {
      this.messages.set(channel, new Map(messages.map((message) => [message.id, message])));
    }
  }

  /** Take the commands that there are now, and the ids of those that each channel offers. */
  offer(commands, offered) {
    this.commands = commands;
    for (const [id, ids] of Object.entries(offered)) {
      const channel = this.rooms.get(id);
      if (channel) channel.commands = ids;
    }
  }

  memberOf(id) {
    return this.people.get(id) ?? (this.bot?.id === id ? this.bot : undefined);
  }

  /** Whether this member takes direct messages. */
  get dmOpen() {
    return this.people.get(this.me.id)?.dm_open !== false;
  }

  /** The language of this member's client. */
  get locale() {
    return this.people.get(this.me.id)?.locale ?? "en-US";
  }

  /** The messages of a channel, oldest first. */
  inRoom(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])];
  }

  /** Keep a new or changed message; says whether it is new. */
  keep(channel, message) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    const known = this.messages.get(channel);
    const fresh = !known.has(message.id);
    known.set(message.id, message);
    return fresh;
  }

  /** Channels as they are listed: each with its open threads under it, then what is private. */
  listed(current = null) {
    const all = [...this.rooms.values()].filter((channel) => !isArchived(channel) || channel.id === current);
    const threads = all.filter(isThread);
    const tops = all.filter((channel) => !isThread(channel) && !isPrivate(channel));
    const under = tops.flatMap((top) => [top, ...threads.filter((thread) => thread.parent_id === top.id)]);
    const rest = threads.filter((thread) => !under.includes(thread));
    return [...under, ...rest, ...all.filter(isGroup), ...all.filter(isDirect)];
  }

  roomName(channel) {
    if (!isPrivate(channel) || channel.name) return channel.name;
    const others = (channel.recipients ?? []).filter((user) => user.id !== this.me.id);
    return others.map(nameOf).join(", ") || (this.bot ? nameOf(this.bot) : "Direct message");
  }

  /** A channel's name in the page's address. */
  addressOf(channel) {
    return isDirect(channel) ? "@" : this.roomName(channel);
  }

  // What may be chosen, as the lines of a menu.

  userItems() {
    const people = [...this.people.values()];
    const all = this.bot && !this.people.has(this.bot.id) ? [...people, this.bot] : people;
    return all.map((user) => ({ label: nameOf(user), hint: user.username, value: user.id, user }));
  }

  roleItems() {
    return (this.guild.roles ?? []).map((role) => ({ label: `@${role.name}`, value: role.id }));
  }

  channelItems(kinds = []) {
    const fits = (channel) => !isPrivate(channel) && (!kinds.length || kinds.includes(channel.type));
    return this.listed()
      .filter(fits)
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  }
}
