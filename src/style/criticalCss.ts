import { baseCss } from './base';
import { cache, hostRules } from './emotion';
import { paletteCss } from './tokens';

/**
 * The critical CSS of a widget's prerendered HTML: base styles, host rules, its classes and their keyframes. Only for
 * prerendering, where Emotion's cache holds the CSS text of what was rendered.
 */
export function criticalCss(tag: string, html: string): string {
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const used = inserted.filter(([name]) => html.includes(`${cache.key}-${name}`)).map(([, rules]) => rules);
  const motion = inserted
    .filter(([name]) => used.some((rules) => rules.includes(`animation-${name}`)))
    .map(([, rules]) => rules);
  const host = hostRules.filter((rule) => rule.startsWith(`:host(${tag})`));
  const all = paletteCss();
  const base = baseCss
    .replace(all, '')
    .split('\n')
    .filter((rule) => isUsed(rule, html, used.join('')));
  const rules = [...base, ...host, ...motion, ...used].join('');
  return paletteCss((name) => rules.includes(`var(--_${name})`)) + rules;
}

/** Whether a base rule applies to the HTML: to one of its tags, or to motion if the styles have any. */
function isUsed(rule: string, html: string, styles: string): boolean {
  if (rule.startsWith('@media (prefers-reduced-motion'))
    return /transition|animation|scroll-behavior/.test(styles);
  if (rule.includes('contain-intrinsic')) return !html.includes('data-floating'); // a floating button has its own width
  const tags = /^:where\(([a-z\d,]+)\)/.exec(rule)?.[1]?.split(',');
  return !tags || new RegExp(`<(?:${tags.join('|')})[\\s>]`).test(html);
}
