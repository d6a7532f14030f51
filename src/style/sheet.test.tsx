import { expect, test } from 'vitest';
import { adoptStyles, applyStyles, insertStyles } from './sheet';

function newRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p class="later"></p>';
  return root;
}

const widthIn = (root: ShadowRoot) => getComputedStyle(root.querySelector('p') as Element).width;

test('rules that come after a root has adopted the styles apply to it, and get one sheet of their own for each turn', async () => {
  const root = newRoot();
  adoptStyles(root);
  const before = root.adoptedStyleSheets.map((sheet) => [sheet, sheet.cssRules.length]);
  insertStyles('.later{width:10px}');
  insertStyles('.later{width:20px}');
  await Promise.resolve();
  expect(widthIn(root)).toBe('20px');
  expect(root.adoptedStyleSheets).toHaveLength(before.length + 1);
  expect(root.adoptedStyleSheets.slice(0, -1).map((sheet) => [sheet, sheet.cssRules.length])).toEqual(before);
});

test('a root that adopts the styles twice, or later than another, has the same sheets in the same order', () => {
  const [first, second] = [newRoot(), newRoot()];
  adoptStyles(first);
  insertStyles('.later{width:30px}');
  adoptStyles(second);
  adoptStyles(first);
  expect(second.adoptedStyleSheets).toEqual(first.adoptedStyleSheets);
  expect(widthIn(second)).toBe('30px');
});

test('rules can be applied at once, and a selector that the browser does not know costs only its own rule', () => {
  const root = newRoot();
  adoptStyles(root);
  insertStyles('.later::-other-engine-part{width:1px}.later{width:40px}');
  applyStyles();
  expect(widthIn(root)).toBe('40px');
});
