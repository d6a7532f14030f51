import { expect, test } from 'vitest';
import { anchorsOf, brokenLinks } from './links';

const files: Record<string, string> = {
  'owner.md': '# Running it\n\n## Running it\n\n### `npm start` & [more](x.md)\n<a id="leads"></a>\n',
  'picture.png': '',
};
const check = (markdown: string) => brokenLinks(markdown, (path) => files[path]);

test('headings are named as GitHub names them, equal ones by a number', () => {
  expect([...anchorsOf(files['owner.md'] ?? '')].toSorted()).toEqual(
    ['leads', 'npm-start--more', 'running-it', 'running-it-1'].toSorted(),
  );
});

test('links to a file, a heading and a picture that are there pass', () => {
  expect(
    check(
      '# Top\n[a](owner.md) [b](owner.md#running-it-1) [c](#top) ![d](picture.png "A picture")\n<img src="picture.png">',
    ),
  ).toEqual([]);
});

test('links to a missing file, heading or picture are broken', () => {
  expect(check('[a](gone.md) [b](owner.md#gone) [c](#gone)\n\n[d]: gone.png\n<img src="gone.png">')).toEqual([
    'gone.md',
    'owner.md#gone',
    '#gone',
    'gone.png',
    'gone.png',
  ]);
});

test('other sites, addresses in code and fenced examples are not looked at', () => {
  expect(
    check('[a](https://example.com/x) [b](mailto:a@b.c) `[c](gone.md)`\n```md\n[d](gone.md)\n```\n'),
  ).toEqual([]);
});
