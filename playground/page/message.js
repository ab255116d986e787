// One message, as an element. It is drawn afresh whenever anything about it changes.

import { avatar, el, nameOf } from "./dom.js";
import { drawComponents, file, picture } from "./components.js";
import { markdown } from "./markdown.js";
import { isArchived } from "./seen.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const LAYOUT = 1 << 15; // Components V2
const TOGETHER = 7 * 60 * 1000; // messages of one author this close share a header
const COMMAND_NAME = /^[\p{L}\p{N}_'-]+( [\p{L}\p{N}_'-]+)*$/u;

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });
const full = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

export const isEphemeral = (message) => Boolean((message.flags ?? 0) & EPHEMERAL);

function sentAt(message) {
  const date = new Date(message.timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const today = date.toDateString() === new Date().toDateString();
  const words = today ? clock.format(date) : `${day.format(date)} ${clock.format(date)}`;
  return el("time", { class: "sent", datetime: date.toISOString(), title: full.format(date) }, words);
}

function authorButton(message, ctx, props, ...children) {
  const open = (event) => ctx.openMember(event.currentTarget, message.author);
  return el("button", { type: "button", onclick: open, ...props }, children);
}

function usedCommand(message, ctx) {
  const used = message.interaction_metadata ?? message.interaction;
  const name = used?.name ?? message.interaction?.name;
  if (!used?.user || !name) return null;
  const words = COMMAND_NAME.test(name) && name === name.toLowerCase() ? `/${name}` : name;
  return el(
    "div",
    { class: "used" },
    avatar(used.user, { class: "tiny" }),
    el("strong", {}, nameOf(ctx.seen.memberOf(used.user.id) ?? used.user)),
    " used ",
    el("span", { class: "command-name" }, words),
  );
}

function repliedTo(message, ctx) {
  const other = message.referenced_message;
  if (!other) return null;
  const words = other.content || "Press to see the message";
  const go = () => ctx.showMessage(other.id);
  return el(
    "button",
    { type: "button", class: "used", onclick: go },
    avatar(other.author, { class: "tiny" }),
    el("strong", {}, nameOf(other.author)),
    " ",
    el("span", { class: "cut" }, words),
  );
}

function embed(data, ctx) {
  const card = el("div", { class: "embed" });
  if (Number.isInteger(data.color))
    card.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  if (data.thumbnail) card.append(el("div", { class: "thumbnail" }, picture(data.thumbnail.url, "")));
  if (data.author) card.append(el("div", { class: "embed-author" }, data.author.name));
  if (data.title)
    card.append(
      el(
        "div",
        { class: "embed-title" },
        data.url
          ? el("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, data.title)
          : data.title,
      ),
    );
  if (data.description) card.append(markdown(data.description, ctx));
  const field = (one) =>
    el(
      "div",
      { class: one.inline ? "field-inline" : "field-wide" },
      el("strong", {}, markdown(one.name, ctx)),
      markdown(one.value, ctx),
    );
  if (data.fields?.length) card.append(el("div", { class: "embed-fields" }, data.fields.map(field)));
  if (data.image) card.append(picture(data.image.url, ""));
  if (data.footer) card.append(el("small", {}, data.footer.text));
  return card;
}

function attachment(data) {
  const image = /^image\//.test(data.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(data.filename);
  return image
    ? picture(data.url, data.description ?? data.filename, data)
    : file(data.url, data.filename, data.size);
}

function body(message, ctx) {
  const flags = message.flags ?? 0;
  if (flags & LOADING) {
    return el(
      "div",
      { class: "thinking" },
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      `${nameOf(message.author)} is thinking…`,
    );
  }
  const components = drawComponents(message.components, message, ctx);
  if (flags & LAYOUT) return el("div", { class: "components" }, components);
  return [
    message.content ? markdown(message.content, ctx) : null,
    (message.embeds ?? []).map((one) => embed(one, ctx)),
    message.attachments?.length
      ? el("div", { class: "attachments" }, message.attachments.map(attachment))
      : null,
    components.length ? el("div", { class: "components" }, components) : null,
  ];
}

/** The thread that hangs on a message, as a way into it. */
function threadCard(message, ctx) {
  const thread = message.thread && (ctx.seen.rooms.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  const count = ctx.seen.inRoom(thread.id).length;
  const words = count === 1 ? "1 message" : `${count} messages`;
  const open = { type: "button", class: "thread-card", onclick: () => ctx.openChannel(thread.id) };
  return el(
    "button",
    open,
    el("span", { class: "hash", "aria-hidden": "true" }, "↳"),
    el("span", { class: "thread-name" }, thread.name),
    el("span", { class: "thread-count" }, isArchived(thread) ? `${words}, archived ›` : `${words} ›`),
  );
}

function footer(message, ctx) {
  if (!isEphemeral(message)) return null;
  const dismiss = () => ctx.dismiss(message);
  return el(
    "div",
    { class: "only-you" },
    "Only you can see this · ",
    el("button", { type: "button", class: "plain", onclick: dismiss }, "Dismiss message"),
  );
}

/** Whether `message` goes under the header of the one before it. */
function follows(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (message.interaction_metadata?.name || message.referenced_message) return false;
  if (isEphemeral(message) !== isEphemeral(before)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/** Draw `message`; `before` is the one above it, `failure` what went wrong with its buttons. */
export function drawMessage(message, before, failure, ctx) {
  const author = ctx.seen.memberOf(message.author.id) ?? message.author;
  const grouped = follows(message, before);
  const node = el("article", {
    class: "message",
    "data-message": message.id,
    tabindex: "-1",
    "aria-label": `Message from ${nameOf(author)}`,
  });
  node.classList.toggle("grouped", grouped);
  node.classList.toggle("ephemeral", isEphemeral(message));
  node.classList.toggle(
    "to-me",
    (message.mentions ?? []).some((user) => user.id === ctx.seen.me.id),
  );
  const edited = message.edited_timestamp ? el("small", { class: "edited" }, "(edited)") : null;
  const header = el(
    "header",
    {},
    authorButton(message, ctx, { class: `author${author.bot ? " bot" : ""}` }, nameOf(author)),
    author.bot ? el("span", { class: "badge" }, "APP") : null,
    sentAt(message),
    edited,
  );
  node.append(
    ...[
      usedCommand(message, ctx) ?? repliedTo(message, ctx),
      grouped
        ? null
        : authorButton(
            message,
            ctx,
            { class: "face", tabindex: "-1", "aria-label": `${nameOf(author)}'s commands` },
            avatar(author),
          ),
      el(
        "div",
        { class: "content" },
        grouped ? null : header,
        body(message, ctx),
        grouped ? edited : null,
        footer(message, ctx),
        threadCard(message, ctx),
        failure ? el("p", { class: "failed", role: "alert" }, failure) : null,
      ),
    ].filter(Boolean),
  );
  return node;
}

/** A message's words alone, for those who listen to the page. */
export function plainText(node) {
  return [...node.querySelectorAll(".markdown, .thinking")]
    .map((part) => part.textContent)
    .join(" ")
    .slice(0, 400);
}
