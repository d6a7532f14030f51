import { baseCss } from './base';
import { hostRules, insertedStyles } from './sheet';
import { paletteCss, privateName } from './tokens';

/**
 * The critical CSS of prerendered HTML: base styles, host rules, its classes and their keyframes. Only for prerendering, where
 * the CSS text of all classes is kept.
 * @param tags of the widgets that the HTML is of.
 */
export function criticalCss(tags: readonly string[], html: string): string {
  readInserted();
  const used = [...classesOf].filter(([, classes]) => classes.some((name) => html.includes(name)));
  const ownStyles = used.map(([rule]) => rule).join('');
  const motion = [...animations].filter(([, name]) => ownStyles.includes(name)).map(([rule]) => rule);
  const host = hostRules.filter((rule) => tags.some((tag) => rule.startsWith(`:host(${tag})`)));
  const all = paletteCss();
  const base = baseCss
    .replace(all, '')
    .split('\n')
    .filter((rule) => isUsed(rule, tags, html, ownStyles));
  const rules = [...base, ...host, ...motion, ownStyles].join('');
  return paletteCss((name) => rules.includes(`var(${privateName(name)})`)) + rules;
}

/** Whether a base rule applies: to one of the widgets, to a tag of their HTML, or to motion if the styles have any. */
function isUsed(rule: string, widgets: readonly string[], html: string, styles: string): boolean {
  if (rule.startsWith('@media (prefers-reduced-motion'))
    return /transition|animation|scroll-behavior/.test(styles);
  // A floating button has its own width. Among other widgets, the rule does it no harm.
  if (rule.includes('contain-intrinsic')) return widgets.length > 1 || !html.includes('data-floating');
  if (rule.startsWith(':host(:is(')) return widgets.some((tag) => rule.includes(tag));
  const tags = /^:where\(([a-z\d,]+)\)/.exec(rule)?.[1]?.split(',');
  return !tags || new RegExp(`<(?:${tags.join('|')})[\\s>]`).test(html);
}

/** The rules so far, in their order, with the classes that they name; and those of animations, with their names. */
const classesOf = new Map<string, readonly string[]>();
const animations = new Map<string, string>();
let read = 0;

/** Reads what was inserted since the last call: a server prerenders many widgets, with the same styles. */
function readInserted(): void {
  for (const rule of insertedStyles.slice(read).flatMap(splitRules)) {
    const [, animation] = /^@keyframes ([\w-]+)/.exec(rule) ?? [];
    if (animation !== undefined) animations.set(rule, animation);
    else
      classesOf.set(
        rule,
        [...rule.matchAll(/\.(_\w+)/g)].map(([, name = '']) => name),
      );
  }
  read = insertedStyles.length;
}

/** @returns the rules of a text; a rule that holds others is one. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}
