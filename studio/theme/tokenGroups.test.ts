import { expect, test } from 'vitest';
import { tokenNames } from './themeValues';
import { colorGroups, fontNames, radiusNames } from './tokenGroups';

test('every token has its place in the form', () => {
  const placed = [
    ...colorGroups.flatMap(([, names]) => names),
    ...fontNames,
    ...radiusNames,
    'space',
    'shadow',
    'width',
    'scheme',
  ];
  expect(placed.toSorted()).toEqual(tokenNames.toSorted());
});
