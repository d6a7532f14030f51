import createEmotion from '@emotion/css/create-instance';
import { baseCss } from './base';

/**
 * Widths in container queries are written in px, and grow with the text that the visitor has set in the browser: a container's
 * `em` is that. With text twice as large, a layout of several columns needs twice the width.
 */
const growWithText = (rule: { type: string; value: string }): void => {
  if (rule.type === '@container')
    rule.value = rule.value.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / 16}em`);
};

/** Without vendor prefixes: the supported browsers need none of those that Emotion adds. */
const emotion = createEmotion({ key: 'bio', stylisPlugins: [growWithText] });

// oxlint-disable-next-line typescript/unbound-method -- closures that Emotion types as methods
export const { cache, css, cx, keyframes } = emotion;

/** The sheet that all widgets share; undefined without a document (prerendering). */
const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();

if (sheet) {
  sheet.replaceSync(baseCss);
  // Emotion's own sheet writes <style> elements, which a strict style-src forbids. Only `insert` is ever called on it.
  cache.sheet.insert = (rule: string) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another engine's pseudo-element is a syntax error in this one.
    }
  };
}

/** Rules for the host elements of all tags. */
export const hostRules: string[] = [];

/** Adds rules for the host elements of one tag, which override the base styles. Each begins with `:host(bio-…)`. */
export function styleHost(...rules: string[]): void {
  hostRules.push(...rules);
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** Adds the shared sheet, with all present and future styles, to a shadow root, or to a page of ours. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
