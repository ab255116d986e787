// The language that a member's client of Discord is set to: what it tells the bot with every
// interaction, and in what it shows commands and times. It is remembered in this browser.

const KEPT = "language:"; // and the member's user name

/** The language that was chosen for a member here, or null. */
export function keptLanguage(member) {
  return localStorage.getItem(KEPT + member);
}

/** Remember the language chosen for a member. */
export function keepLanguage(member, language) {
  localStorage.setItem(KEPT + member, language);
}

/** A language's own name for itself. */
export function languageName(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The languages as the lines of a menu, by their names. */
export function languageItems(languages) {
  const items = languages.map((value) => ({ label: languageName(value), hint: value, value }));
  return items.sort((a, b) => a.label.localeCompare(b.label));
}

/** What a command, an option or a choice is called (or described as) in a language. */
export function localized(thing, field, language) {
  return thing[`${field}_localizations`]?.[language] ?? thing[field];
}
