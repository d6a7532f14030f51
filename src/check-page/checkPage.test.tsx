import { expect, test } from 'vitest';
import { checkPage } from './checkPage';
import { livePage } from './live/livePage';
import type { Rule } from './rule';

const page = livePage({
  root: document.createElement('html'),
  address: undefined,
  manifest: [],
  source: undefined,
});
const right: Rule = { right: 'All is well.', find: () => [] };
const fails = (): never => {
  throw new Error('on purpose');
};

test.each<[where: string, Rule]>([
  ['looking', { right: 'This too.', find: fails }],
  ['looking whether it applies', { right: 'This too.', appliesTo: fails, find: () => [] }],
])('a rule that fails while %s takes no other along', async (_, failing) => {
  expect(await checkPage(page, undefined, [failing, right])).toEqual({
    findings: [
      { severity: 'unchecked', what: 'This too.', fix: 'This check has failed: Error: on purpose.' },
    ],
    right: ['All is well.'],
    checked: 1,
  });
});
