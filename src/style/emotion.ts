import createEmotion from '@emotion/css/create-instance';
import { isBrowser } from '../page/isBrowser';
import { insertStyles } from './sheet';

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

/**
 * Make a class or an animation, once, where a module is loaded. Every build does it ahead (`scripts/plugins/staticStyles.ts`): what is
 * built has the names and the rules as text, and not Emotion; component tests have the same (`scripts/plugins/chunkStyles.ts`). Only
 * `npm run dev` runs it.
 */
// oxlint-disable-next-line typescript/unbound-method -- closures that Emotion types as methods
export const { cache, css, keyframes } = emotion;

// Emotion's own sheet writes <style> elements, which a strict style-src forbids. Only `insert` is ever called on it.
if (isBrowser) cache.sheet.insert = insertStyles;
