import { expect, test } from 'vitest';
import { specs } from '../../src/specs';
import { groupsOf } from './groups';

const tags = specs.map(({ spec }) => spec.tag as string);

test('every widget is in one group, and no group names another', () => {
  const grouped = groupsOf(tags).flatMap((group) => group.tags);
  expect(grouped.toSorted()).toEqual(tags.toSorted());
});

test('a widget that no group names is among the others; an empty group is left out', () =>
  expect(groupsOf(['bio-new', 'bio-faq'])).toEqual([
    { label: 'The firm and its work', tags: ['bio-faq'] },
    { label: 'Others', tags: ['bio-new'] },
  ]));
