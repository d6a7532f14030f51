import { expect, test } from 'vitest';
import { bare, bareOptions } from './bareOptions';
import { codeIn } from './testing/codeIn';

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

test('what the installed bundler makes of a module’s exports has a descriptor without a prototype', async () => {
  const modules = {
    entry: 'import * as part from "part"; console.log(part)',
    part: 'export let a = 1; export const grow = () => a++;',
  };
  expect(await codeIn(modules, bareOptions())).toMatch(/__defProp\([^{]*\{\s*__proto__: null,/);
});
