import { expect, onTestFinished, test } from 'vitest';
import { respell } from './importModule';

test.each([
  [0, './v/sending.js'],
  [1, './%76/sending.js'],
  [2, './v/%73ending.js'],
  [3, './%76/%73ending.js'],
])('spelling %i of a path is %s', (spelling, url) => {
  expect(respell('./v/sending.js', spelling)).toBe(url);
});

test('every spelling is another URL of the same file', () => {
  const urls = Array.from({ length: 100 }, (_, spelling) =>
    respell('v/x1Y/a-chunk-with-a-name-of-many-letters.js', spelling),
  );
  expect(new Set(urls).size).toBe(100);
  expect(new Set(urls.map(decodeURIComponent)).size).toBe(1);
});

test.each([
  ['the integrity of files: their URLs stay', '{ "integrity": {} }', './v/sending.js'],
  ['other things', '{ "imports": {} }', './%76/sending.js'],
])('where an import map names %s', (_, map, url) => {
  const script = Object.assign(document.createElement('script'), { type: 'importmap', textContent: map });
  document.head.append(script);
  onTestFinished(() => script.remove());
  expect(respell('./v/sending.js', 1)).toBe(url);
});
