import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findArrayFrom, replaceBind, withSafeDocument } from './overriddenBuiltins';

test.each([
  ['const a = Array.from(list, double);', true],
  ['x(Array.from)', true],
  ['Uint8Array.from(bytes)', false],
  ['[...list].map(double)', false],
])('%s: found %s', (code, found) => {
  expect(findArrayFrom(code) !== undefined).toBe(found);
});

test('a bound function keeps its object and its first arguments', () => {
  const code = replaceBind('return [add.bind(null, 1), list.concat.bind(list, 2)]');
  // oxlint-disable-next-line typescript/no-implied-eval -- what the build writes has to run
  const [add, concat] = new Function('add', 'list', code)((a: number, b: number) => a + b, [1]);
  expect([add(2), concat(3)]).toEqual([3, [1, 2, 3]]);
});

test('something else than a name that is bound fails the build', () => {
  expect(() => replaceBind('(a || b).bind(c)')).toThrow('(a || b).bind(');
});

test('the installed React makes elements past names of the page', () => {
  const code = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  expect(withSafeDocument(code)).toContain('Document.prototype.createElement.call(document, "div")');
});

test('a React that makes none in this way fails the build', () => {
  expect(() => withSafeDocument('')).toThrow('does not find document.createElement(');
});
