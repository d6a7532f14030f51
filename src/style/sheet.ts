import { isBrowser } from '../page/isBrowser';
import { baseCss } from './base';

/** Undefined without a document (prerendering). */
const base = isBrowser ? new CSSStyleSheet() : undefined;

base?.replaceSync(baseCss);

/**
 * The sheets that all widgets share, in the order of their rules. Rules that come later get a sheet of their own: one more
 * rule in a sheet would restyle every element in all roots that have adopted it.
 */
const sheets = base ? [base] : [];

/** Weak: a root whose element was removed can be collected. */
const adopters = new Set<WeakRef<DocumentOrShadowRoot>>();
const collected = new FinalizationRegistry<WeakRef<DocumentOrShadowRoot>>((ref) => adopters.delete(ref));

/** Rules that have no sheet yet: the modules of one file are evaluated together. */
let added = '';

/** Adds the shared sheets, with all present and future styles, to a shadow root, or to a page of ours. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  applyStyles();
  if (!base || root.adoptedStyleSheets.includes(base)) return;
  root.adoptedStyleSheets.push(...sheets);
  const ref = new WeakRef(root);
  adopters.add(ref);
  collected.register(root, ref);
}

/** Gives inserted rules their sheet now, instead of before the next paint. */
export function applyStyles(): void {
  if (added === '') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(added);
  added = '';
  sheets.push(sheet);
  for (const ref of adopters) ref.deref()?.adoptedStyleSheets.push(sheet);
}

/** Without a document: the rules of all modules, a text for each. */
export const insertedStyles: string[] = [];

/** Adds rules after all others, before the next paint. */
export function insertStyles(rules: string): void {
  if (base) addRules(rules);
  else insertedStyles.push(rules);
}

function addRules(rules: string): void {
  if (added === '') queueMicrotask(applyStyles);
  added += rules;
}

/** Rules for the host elements of all tags. */
export const hostRules: string[] = [];

/** Adds rules for the host elements of one tag, which override the base styles. Each begins with `:host(bio-…)`. */
export function styleHost(...rules: string[]): void {
  hostRules.push(...rules);
  if (base) rules.forEach(addRules);
}
