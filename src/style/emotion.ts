import createEmotion from '@emotion/css/create-instance';
import { baseCss } from './base';

/** Without vendor prefixes: the supported browsers need none of those that Emotion adds. */
const emotion = createEmotion({ key: 'bio', stylisPlugins: [] });

// oxlint-disable-next-line typescript/unbound-method -- closures that Emotion types as methods
export const { css, cx, keyframes } = emotion;

/** The sheet that all widgets share; undefined without a document (prerendering). */
const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();

if (sheet) {
  sheet.replaceSync(baseCss);
  // Emotion's own sheet writes <style> elements, which a strict style-src forbids. Only `insert` is ever called on it.
  emotion.cache.sheet.insert = (rule: string) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another engine's pseudo-element is a syntax error in this one.
    }
  };
}

const hostRules: string[] = [];

/** Adds rules for the host elements of one tag, which override the base styles. Each begins with `:host(bio-…)`. */
export function styleHost(...rules: string[]): void {
  hostRules.push(...rules);
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** Adds the shared sheet, with all present and future styles, to a shadow root, or to a page of ours. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/**
 * The critical CSS of a widget's prerendered HTML: base styles, host rules, its classes and their keyframes. Only for
 * prerendering, where Emotion's cache holds the CSS text of what was rendered.
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
  const base = baseCss.split('\n').filter((rule) => isUsed(rule, html, used.join('')));
  return [...base, ...host, ...motion, ...used].join('');
}

/** Whether a base rule applies to the HTML: to one of its tags, or to motion if the styles have any. */
function isUsed(rule: string, html: string, styles: string): boolean {
  if (rule.startsWith('@media (prefers-reduced-motion'))
    return /transition|animation|scroll-behavior/.test(styles);
  if (rule.includes('contain-intrinsic')) return !html.includes('data-floating'); // a floating button has its own width
  const tags = /^:where\(([a-z\d,]+)\)/.exec(rule)?.[1]?.split(',');
  return !tags || new RegExp(`<(?:${tags.join('|')})[\\s>]`).test(html);
}
