// Modals. One covers its own pane only, so that the other seat can go on playing meanwhile.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { defaultsOf, select } from "./select.js";

let count = 0;

// Every kind of field gives {node, read() → what Discord sends, problem() → words or ""}.

function textInput(component, id) {
  const shared = {
    id,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length,
    required: component.required !== false,
  };
  const node =
    component.style === 2
      ? el("textarea", { rows: 4, ...shared })
      : el("input", { type: "text", autocomplete: "off", ...shared });
  node.value = component.value ?? "";
  const short = () => node.value.length < (component.min_length ?? 0) && (shared.required || node.value);
  return {
    node,
    read: () => ({ value: node.value }),
    problem: () => {
      if (shared.required && !node.value.trim()) return "This field is required.";
      return short() ? `Must be ${component.min_length} or more characters.` : "";
    },
  };
}

function selectInput(component, ctx) {
  let values = defaultsOf(component);
  const node = el("div", {});
  const draw = () => {
    const pick = (picked) => {
      values = picked;
      draw();
      node.firstChild.focus();
    };
    node.replaceChildren(select(component, ctx, { chosen: values, onPick: pick }));
  };
  draw();
  const missing = () => component.required !== false && values.length < (component.min_values ?? 1);
  return { node, read: () => ({ values }), problem: () => (missing() ? "This field is required." : "") };
}

function choiceGroup(component, id, kind) {
  const boxes = (component.options ?? []).map((option) => {
    const box = el("input", { type: kind, name: id, value: option.value });
    box.checked = Boolean(option.default);
    const words = el(
      "span",
      {},
      option.label,
      option.description ? el("small", {}, option.description) : null,
    );
    return { box, line: el("label", { class: "choice" }, box, words) };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const most = component.max_values ?? boxes.length;
  const node = el(
    "div",
    { role: kind === "radio" ? "radiogroup" : "group", id },
    boxes.map(({ line }) => line),
  );
  return {
    node,
    read: () => (kind === "radio" ? { value: chosen()[0] ?? null } : { values: chosen() }),
    problem: () => {
      const number = chosen().length;
      if (number < least) return least === 1 ? "Choose one." : `Choose at least ${least}.`;
      return kind === "checkbox" && number > most ? `Choose at most ${most}.` : "";
    },
  };
}

function checkbox(component, id) {
  const node = el("input", { type: "checkbox", id });
  node.checked = Boolean(component.default);
  return { node, read: () => ({ value: node.checked }), problem: () => "" };
}

function upload(id) {
  const node = el("p", { id, class: "hint" }, "Files can't be sent from this page.");
  return { node, read: () => ({ values: [] }), problem: () => "" };
}

function fieldOf(component, id, ctx) {
  if (component.type === 4) return textInput(component, id);
  if (component.type === 21) return choiceGroup(component, id, "radio");
  if (component.type === 22) return choiceGroup(component, id, "checkbox");
  if (component.type === 23) return checkbox(component, id);
  if (component.type === 19) return upload(id);
  return selectInput(component, ctx);
}

/** A labelled field; `wrap` puts its answer in the form that Discord sends. */
function labelled(component, label, description, wrap, ctx) {
  const id = `field-${(count += 1)}`;
  const field = fieldOf(component, id, ctx);
  const error = el("p", { class: "failed", role: "alert", hidden: true });
  const required = component.required !== false && component.type !== 23;
  const target = field.node.matches("input, textarea") ? id : null;
  const title = el(
    "label",
    { class: "label", for: target },
    label,
    required ? el("span", { class: "required", title: "required" }, " *") : null,
  );
  const hint = description ? el("p", { class: "hint" }, description) : null;
  const check = () => {
    error.textContent = field.problem();
    error.hidden = error.textContent === "";
    return error.hidden;
  };
  const read = () => {
    const sent = { type: component.type, custom_id: component.custom_id, ...field.read() };
    return component.id === undefined ? sent : { ...sent, id: component.id };
  };
  return {
    node: el("div", { class: "modal-field" }, title, hint, field.node, error),
    check,
    read: () => wrap(read()),
  };
}

function rowsOf(component, ctx) {
  const own = component.id === undefined ? {} : { id: component.id };
  if (component.type === 18) {
    const wrap = (inner) => ({ type: 18, ...own, component: inner });
    return [labelled(component.component, component.label, component.description, wrap, ctx)];
  }
  if (component.type === 1) {
    const wrap = (inner) => ({ type: 1, ...own, components: [inner] });
    return component.components.map((inner) => labelled(inner, inner.label ?? "", "", wrap, ctx));
  }
  return [
    { node: markdown(component.content ?? "", ctx), check: () => true, read: () => ({ type: 10, ...own }) },
  ];
}

/**
 * Show a modal over `host`. `submit(components)` sends it and resolves to the words of what went
 * wrong, or to null when the modal may close.
 */
export function showModal(host, modal, ctx, submit) {
  const rows = modal.components.flatMap((component) => rowsOf(component, ctx));
  const before = document.activeElement;
  const failure = el("p", { class: "failed", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const close = () => {
    for (const sibling of host.children) sibling.inert = false;
    cover.remove();
    if (before?.isConnected) before.focus();
  };
  const submitted = async (event) => {
    event.preventDefault();
    if (!rows.map((row) => row.check()).every(Boolean) || send.disabled) return;
    send.disabled = true;
    send.classList.add("waiting");
    const problem = await submit(rows.map((row) => row.read()));
    send.disabled = false;
    send.classList.remove("waiting");
    failure.textContent = problem ?? "";
    if (!problem) close();
  };
  const form = el(
    "form",
    {
      class: "modal",
      role: "dialog",
      "aria-modal": "true",
      "aria-label": modal.title,
      novalidate: true,
      onsubmit: submitted,
    },
    el(
      "header",
      {},
      el("h2", {}, modal.title),
      el("button", { type: "button", class: "close", "aria-label": "Close", onclick: close }, "×"),
    ),
    el(
      "div",
      { class: "modal-body" },
      rows.map((row) => row.node),
      failure,
    ),
    el(
      "footer",
      {},
      el("button", { type: "button", class: "button secondary", onclick: close }, "Cancel"),
      send,
    ),
  );
  const cover = el("div", { class: "cover", onkeydown: (event) => event.key === "Escape" && close() }, form);
  for (const sibling of host.children) sibling.inert = true;
  host.append(cover);
  (form.querySelector(".modal-body input, .modal-body textarea, .modal-body button") ?? send).focus();
}
