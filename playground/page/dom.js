// Building elements. Nothing in this page ever parses data as HTML: text becomes text nodes,
// and an address that isn't http(s) or the server's own path never becomes an attribute.

const ADDRESSES = new Set(["href", "src"]);

/** An address that is safe to follow or load, or null. */
export function safeUrl(address) {
  try {
    const url = new URL(address, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Make an element. `props`: functions named `onclick` etc. listen, booleans switch an
 * attribute, null and undefined are left out. Children may be nodes, text, arrays or null.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (ADDRESSES.has(name)) {
      const url = safeUrl(value);
      if (url) node.setAttribute(name, url);
    } else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/** What a member is called here. */
export function nameOf(user) {
  return user.nick ?? user.global_name ?? user.username ?? "someone";
}

/** A round picture of a member: their avatar, or their initial on a colour of their own. */
export function avatar(user, props = {}) {
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  const round = el("span", { "aria-hidden": "true", ...props }, initial);
  round.classList.add("avatar");
  const number = [...nameOf(user)].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 11);
  round.style.setProperty("--hue", user.bot ? 235 : (number * 47) % 360);
  if (user.avatar) {
    const picture = el("img", { src: `/cdn/avatars/${user.id}/${user.avatar}.png`, alt: "" });
    picture.addEventListener("error", () => picture.remove());
    round.append(picture);
  }
  return round;
}

/** The picture of an emoji in Discord's {id, name} form; a plain character where it has no id. */
export function emojiImage(emoji, alt) {
  if (!emoji.id) return el("span", { class: "emoji-text", "aria-hidden": alt === "" }, emoji.name ?? "");
  const source = `/cdn/emojis/${emoji.id}.${emoji.animated ? "gif" : "png"}`;
  return el("img", {
    class: "emoji",
    src: source,
    alt,
    title: alt || null,
    decoding: "sync",
    draggable: "false",
  });
}

/** The small picture of a menu's line: an emoji or a member. */
export function lineIcon(item) {
  if (item.emoji) return emojiImage(item.emoji, "");
  return item.user ? avatar(item.user, { class: "small" }) : null;
}
