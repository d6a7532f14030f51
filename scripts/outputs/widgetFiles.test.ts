import { expect, it } from 'vitest';
import { isForPagesOnly } from './widgetFiles';

it.each([
  ['v/1/biosystem.js', true],
  ['v/1.0.0/biosystem.iife.js', true],
  ['v/1.0.0/integrity.json', true],
  ['v/1.0.0/docs/owner.md', true],
  ['v/1.0.0/estimator.js', false],
  ['v/react.js', false],
])('%s is for pages that name it alone: %j', (path, isAlone) => {
  expect(isForPagesOnly(path)).toBe(isAlone);
});
