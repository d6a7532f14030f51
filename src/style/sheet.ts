import { baseCss } from './base';

/** The sheet that all widgets share; undefined without a document (prerendering). */
const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();

sheet?.replaceSync(baseCss);

const insertRule = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length);

/** Adds the shared sheet, with all present and future styles, to a shadow root, or to a page of ours. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Without a document: the rules of all modules, a text for each. */
export const insertedStyles: string[] = [];

/**
 * Adds rules at the end of the shared sheet. For the browser they are one rule, in which it leaves out what it does not know:
 * another engine's pseudo-elements.
 */
export function insertStyles(rules: string): void {
  if (sheet) insertRule(`@media all{${rules}}`);
  else insertedStyles.push(rules);
}

/** Rules for the host elements of all tags. */
export const hostRules: string[] = [];

/** Adds rules for the host elements of one tag, which override the base styles. Each begins with `:host(bio-…)`. */
export function styleHost(...rules: string[]): void {
  hostRules.push(...rules);
  for (const rule of rules) insertRule(rule);
}
