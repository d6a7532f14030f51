import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from './examples';

test('every example of the site is offered, once', () =>
  expect(examples.map(({ file }) => file).toSorted()).toEqual(
    readdirSync('demo/public/examples').toSorted(),
  ));
