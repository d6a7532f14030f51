import { expect, test } from 'vitest';
import { FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';
import { allows, parsePolicy } from './policy';

test.each<Mistake>([
  [
    'a policy that allows no script',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${SCRIPT}${STYLE}${FORM}`,
    'error',
    /https:\/\/desk\.example in script-src. Add to script-src: https:\/\/desk\.example/,
  ],
  [
    'a policy with a fallback',
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src *; img-src *">${SCRIPT}${STYLE}${FORM}`,
    'error',
    /Add the line: connect-src 'self' https:\/\/desk\.example/,
  ],
  ['a policy without pictures', SCRIPT + STYLE + FORM, 'warning', /img-src/, { policy: "img-src 'none'" }],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);

const FILE = new URL('https://cdn.desk.example/biosystem.js');

test.each<[sources: string, isAllowed: boolean]>([
  ['*', true],
  ["'self'", false],
  ["'none'", false],
  ['https:', true],
  ['http:', true],
  ['data:', false],
  ['cdn.desk.example', true],
  ['CDN.desk.example', true],
  ['https://cdn.desk.example', true],
  ['https://cdn.desk.example:443', true],
  ['https://cdn.desk.example:*', true],
  ['https://cdn.desk.example:8443', false],
  ['wss://cdn.desk.example', false],
  ['*.desk.example', true],
  ['*.cdn.desk.example', false],
  ['desk.example', false],
  ['https://cdn.desk.example/', true],
  ['https://cdn.desk.example/biosystem.js', true],
  ['https://cdn.desk.example/v/', false],
  ["'nonce-abc'", false],
  ["'self' 'unsafe-inline' https://cdn.desk.example", true],
])('the sources %s allow a file of the desk: %o', (sources, isAllowed) =>
  expect(allows(sources.split(' '), FILE, new URL('https://www.example.com/'))).toBe(isAllowed),
);

test('a policy is read by its directives, the first of each', () =>
  expect([...parsePolicy(" Script-Src 'self' ; img-src *;; script-src *")]).toEqual([
    ['script-src', ["'self'"]],
    ['img-src', ['*']],
  ]));
