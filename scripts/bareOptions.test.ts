import { expect, test } from 'vitest';
import { bare } from './bareOptions';

test.each([
  ['fetch(url, { body })', 'fetch(url, { __proto__: null,  body })'],
  [
    'new CustomEvent(name, { detail: { id } })',
    'new CustomEvent(name, { __proto__: null,  detail: { id } })',
  ],
  ['Object.defineProperty(a, "b", {});', 'Object.defineProperty(a, "b", { __proto__: null, });'],
  ['send(fetch(a, {b}), {c})', 'send(fetch(a, { __proto__: null, b}), {c})'],
  ['other({ body }); const fetch = {};', 'other({ body }); const fetch = {};'],
])('%s becomes %s', (code, result) => {
  expect(bare(code)).toBe(result);
});
