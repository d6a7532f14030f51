/** What the scripts of the settings page share: its elements, and the translations of WordPress' script `wp-i18n`. */

interface WordPressI18n {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
  sprintf: (format: string, ...values: (string | number)[]) => string;
}

declare global {
  var wp: { i18n: WordPressI18n };
}

export const { __, _n, sprintf } = globalThis.wp.i18n;

/** The element of the page with this id. @throws Error where it is not there, or of another type. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} #${id}.`);
  return found;
}

/** A new element with children; texts are texts. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
