import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { notFoundMessages } from '../../content/messages/notFound';
import { mount, recordEvents } from '../../testing/mount';
import './index';

const { links } = defaultBusiness;

test('says so, links to the home page, and reports the missing path once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tracked = recordEvents('bio-track');
  await mount('<bio-not-found></bio-not-found>');
  await expect.element(page.getByRole('heading', { level: 1, name: notFoundMessages.heading })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: notFoundMessages.home }))
    .toHaveAttribute('href', links.home);
  expect(warn.mock.calls).toEqual([[`Page not found: ${location.pathname}`]]);
  expect(tracked.filter(({ name }) => name === 'not-found')).toEqual([
    { name: 'not-found', params: { path: location.pathname } },
  ]);
});
