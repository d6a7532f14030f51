import { expect, test, vi } from 'vitest';
import type { WidgetTools } from '../../element/spec';
import type { BeforeAfterSpec } from './before-after.element';
import { createBeforeAfterStore } from './before-after.store';

function reportOf(attributes: { before?: string; after?: string }) {
  const report = vi.fn<WidgetTools['report']>();
  const settings = () => ({ attributes }) as ReturnType<WidgetTools<BeforeAfterSpec>['settings']>;
  createBeforeAfterStore({ settings, report }).getState().start();
  return report.mock.calls;
}

test('two pictures: nothing to tell', () => {
  expect(reportOf({ before: '/a.jpg', after: '/b.jpg' })).toEqual([]);
});

test('one forgotten is named, and what is shown instead', () => {
  expect(reportOf({ before: '/a.jpg' })).toEqual([
    ['bad-attribute', expect.stringMatching(/lacks after:.*Only the other one is shown\.$/)],
  ]);
});

test('both forgotten are one line', () => {
  expect(reportOf({})).toEqual([
    ['bad-attribute', expect.stringMatching(/lacks before and after:.*Nothing is shown\.$/)],
  ]);
});
