/** The table of `docs/accessibility.md`: what it says of which element. That its files are there is checked with all links. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widgets } from '../../src/package/widgets';

const rows = [...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| `<(bio-[a-z-]+)>` \|/gm)];

test('each element that shows something has a row', () => {
  const tags = Object.keys(widgets).filter((tag) => tag !== 'bio-site');
  expect(rows.map(([, tag]) => tag)).toEqual(tags.toSorted());
});
