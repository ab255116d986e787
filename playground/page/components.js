// Message components: rows of buttons and selects, and the Components V2 layout.
// `ctx` (a pane) acts: press(message, component), choose(message, component, values),
// isWaiting(message, component).

import { el, emojiImage, safeUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

function button(component, message, ctx) {
  const face = [
    component.emoji ? emojiImage(component.emoji, component.label ? "" : (component.emoji.name ?? "")) : null,
    component.label ? el("span", {}, component.label) : null,
  ];
  const style = BUTTONS[component.style] ?? "secondary";
  if (style === "link" && !component.disabled && safeUrl(component.url)) {
    const props = { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a", props, face, el("span", { class: "away", "aria-hidden": "true" }, "↗"));
  }
  const waiting = ctx.isWaiting(message, component);
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}${waiting ? " waiting" : ""}`,
      "data-custom-id": component.custom_id,
      "aria-busy": waiting ? "true" : null,
      disabled: Boolean(component.disabled),
      onclick: () => waiting || ctx.press(message, component),
    },
    face,
  );
}

/** The address of a picture or file, `attachment://` names looked up in the message. */
function addressOf(media, message) {
  const address = media?.url ?? "";
  if (!address.startsWith("attachment://")) return address;
  const name = address.slice("attachment://".length);
  return (message.attachments ?? []).find((file) => file.filename === name)?.url ?? "";
}

/** A picture that opens large when it is pressed. */
export function picture(address, alt, size = {}) {
  const image = el("img", {
    src: address,
    alt: alt ?? "",
    loading: "lazy",
    width: size.width,
    height: size.height,
  });
  return el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": alt ? `Enlarge: ${alt}` : "Enlarge picture",
      onclick: () => enlarge(address, alt),
    },
    image,
  );
}

function enlarge(address, alt) {
  const close = el(
    "button",
    { type: "button", class: "close", "aria-label": "Close picture", onclick: () => view.close() },
    "×",
  );
  const view = el(
    "dialog",
    {
      class: "lightbox",
      "aria-label": alt || "Picture",
      onclick: (event) => event.target === view && view.close(),
      onclose: () => view.remove(),
    },
    el("img", { src: address, alt: alt ?? "" }),
    alt ? el("p", {}, alt) : null,
    close,
  );
  document.body.append(view);
  view.showModal();
}

function gallery(component, message) {
  const items = component.items ?? [];
  const pictures = items.map((item) => picture(addressOf(item.media, message), item.description, item.media));
  return el("div", { class: "gallery", "data-count": items.length }, pictures);
}

function section(component, message, ctx) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-words" }, drawComponents(component.components, message, ctx)),
    el(
      "div",
      { class: "accessory" },
      component.accessory ? drawComponent(component.accessory, message, ctx) : null,
    ),
  );
}

function separator(component) {
  const props = { class: `separator${component.spacing === 2 ? " large" : ""}` };
  return component.divider === false ? el("div", { ...props, role: "presentation" }) : el("hr", props);
}

function container(component, message, ctx) {
  const box = el("div", { class: "container" }, drawComponents(component.components, message, ctx));
  const colour = component.accent_color;
  if (Number.isInteger(colour)) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  }
  return box;
}

/** A file to download, with its size. */
export function file(address, name, bytes) {
  const size = Number.isFinite(bytes) ? `${Math.max(1, Math.round(bytes / 1024))} KB` : "";
  return el(
    "a",
    { class: "file", href: address, target: "_blank", rel: "noopener", download: name },
    el("span", {}, name),
    el("small", {}, size),
  );
}

function fileComponent(component, message) {
  const address = addressOf(component.file, message);
  return file(address, component.name ?? address.split("/").at(-1), component.size);
}

function menu(component, message, ctx) {
  const waiting = ctx.isWaiting(message, component);
  const chosen = waiting ? ctx.valuesOf(message, component) : undefined;
  return select(component, ctx, {
    chosen,
    waiting,
    onPick: (values) => ctx.choose(message, component, values),
  });
}

const DRAW = {
  1: (component, message, ctx) =>
    el("div", { class: "row" }, drawComponents(component.components, message, ctx)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (component, _message, ctx) => markdown(component.content ?? "", ctx),
  11: (component, message) =>
    el("div", { class: "thumbnail" }, picture(addressOf(component.media, message), component.description)),
  12: gallery,
  13: fileComponent,
  14: separator,
  17: container,
};

function drawComponent(component, message, ctx) {
  const draw = DRAW[component.type];
  return draw
    ? draw(component, message, ctx)
    : el("p", { class: "failed" }, `Unknown component of type ${component.type}`);
}

/** Draw a message's components (or a container's, a row's …) as nodes. */
export function drawComponents(components, message, ctx) {
  return (components ?? []).map((component) => drawComponent(component, message, ctx));
}
