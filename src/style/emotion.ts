import createEmotion from '@emotion/css/create-instance';
import { baseCss } from './base';

/** No vendor prefixes: the browsers that run this product need none of those it would add. */
const emotion = createEmotion({ key: 'bio', stylisPlugins: [] });

// oxlint-disable-next-line typescript/unbound-method -- they are closures that Emotion happens to type as methods
export const { css, cx, keyframes } = emotion;

/** The one sheet of all widgets; undefined where there is no document (prerendering). */
const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();

if (sheet) {
  sheet.replaceSync(baseCss);
  // Emotion's own sheet writes <style> elements, which a strict style-src forbids. Only `insert` is ever called on it.
  emotion.cache.sheet.insert = (rule: string) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another engine's pseudo-element is a syntax error here, and of no use.
    }
  };
}

const hostRules: string[] = [];

/** Rules for the elements of one tag themselves, over the base's: each begins with `:host(bio-…)`. */
export function styleHost(...rules: string[]): void {
  hostRules.push(...rules);
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** Gives a shadow root every widget's styles, present and future, at the cost of a reference. */
export function adoptStyles(root: ShadowRoot): void {
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/**
 * The styles that a widget's prerendered HTML uses: the base, those of its element, its classes, and the keyframes that
 * those name. Only for prerendering, where Emotion keeps the CSS text of what was rendered.
 */
export function criticalCss(tag: string, html: string): string {
  const inserted = Object.entries(emotion.cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const used = inserted
    .filter(([name]) => html.includes(`${emotion.cache.key}-${name}`))
    .map(([, rules]) => rules);
  const motion = inserted
    .filter(([name]) => used.some((rules) => rules.includes(`animation-${name}`)))
    .map(([, rules]) => rules);
  const host = hostRules.filter((rule) => rule.startsWith(`:host(${tag})`));
  const base = baseCss.split('\n').filter((rule) => concerns(rule, html, used.join('')));
  return [...base, ...host, ...motion, ...used].join('');
}

/** Whether a rule of the base is about anything in the HTML, or about motion where there is some. */
function concerns(rule: string, html: string, styles: string): boolean {
  if (rule.startsWith('@media (prefers-reduced-motion'))
    return /transition|animation|scroll-behavior/.test(styles);
  if (rule.includes('contain-intrinsic')) return !html.includes('data-floats'); // what floats has its own width
  const tags = /^:where\(([a-z\d,]+)\)/.exec(rule)?.[1]?.split(',');
  return !tags || new RegExp(`<(?:${tags.join('|')})[\\s>]`).test(html);
}
