import { expect, test } from 'vitest';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './before-after.element';
import { createBeforeAfterStore } from './before-after.store';

/** @returns what a store reports about these attributes. */
function check(attributes: { before?: string; after?: string }) {
  const { tools, errors } = createFakeTools(spec, { attributes });
  createBeforeAfterStore(tools).getState().start();
  return errors;
}

test('two pictures are no mistake', () => {
  expect(check({ before: '/a.jpg', after: '/b.jpg' })).toEqual([]);
});

test('reports one missing picture, and what is shown instead', () => {
  expect(check({ before: '/a.jpg' })).toEqual([
    ['bad-attribute', expect.stringMatching(/lacks after:.*Only the other one is shown\.$/)],
  ]);
});

test('reports two missing pictures in one message', () => {
  expect(check({})).toEqual([
    ['bad-attribute', expect.stringMatching(/lacks before and after:.*Nothing is shown\.$/)],
  ]);
});
