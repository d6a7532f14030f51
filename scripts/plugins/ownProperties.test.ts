import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeIn } from '../testing/codeIn';
import { withBareOptions, withBareProps, withOwnNames } from './ownProperties';

test.each([
  ['for (const a in b) c(a);', 'for (const a of Object.keys(Object(( b)))) c(a);'],
  ['for (a in (f(), b));', 'for (a of Object.keys(Object(( (f(), b)))));'],
  [
    'for (a in b) for (var c in a) d;',
    'for (a of Object.keys(Object(( b)))) for (var c of Object.keys(Object(( a)))) d;',
  ],
  ['props.hasOwnProperty(name) && f()', 'Object.hasOwn(props, name) && f()'],
  ['a.b().hasOwnProperty( c() )', 'Object.hasOwn(a.b(), c() )'],
  [
    'hasOwnProperty.call(a, b); "a" in b; for (const a of b);',
    'hasOwnProperty.call(a, b); "a" in b; for (const a of b);',
  ],
])('%s becomes %s', (code, result) => {
  expect(withOwnNames(code)).toBe(result);
});

test.each(['react', 'react-jsx-runtime'])('%s has the code that is replaced', (name) => {
  const file = `node_modules/react/cjs/${name}.production.js`;
  const code = readFileSync(file, 'utf8');
  expect(withBareProps(code, file)).not.toBe(code);
  expect(() => withBareProps('', file)).toThrow('does not find');
});

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
  expect(withBareOptions(code)).toBe(result);
});

test('what the installed bundler makes of a module’s exports has a descriptor without a prototype', async () => {
  const modules = {
    entry: 'import * as part from "part"; console.log(part)',
    part: 'export let a = 1; export const grow = () => a++;',
  };
  expect(withBareOptions(await codeIn(modules))).toMatch(/__defProp\([^{]*\{\s*__proto__: null,/);
});
