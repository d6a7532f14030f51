import { expect, test } from 'vitest';
import { escapeNonAscii } from './asciiOnly';

test('the escaped code is ASCII, and says the same', () => {
  const code =
    'const range = `$275–$975`, place = "Zürich 🏠", found = /[–—]/.test("—"); [range, place, found]';
  const escaped = escapeNonAscii(code);
  expect(escaped).toMatch(/^\p{ASCII}*$/u);
  // oxlint-disable-next-line no-eval -- what the code says is what is tested
  expect((0, eval)(escaped)).toEqual(['$275–$975', 'Zürich 🏠', true]);
});
