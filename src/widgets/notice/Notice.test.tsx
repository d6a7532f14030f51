import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount';
import './index';

const show = (notice: object) => mount('<bio-notice></bio-notice>', { config: { notice } });

test('a notice is a region with its text, and can be closed', async () => {
  localStorage.clear();
  await show({ text: { en: 'Closed on July 4' }, link: '/hours' });
  const region = page.getByRole('region', { name: 'Notice' });
  await expect
    .element(region.getByRole('link', { name: 'Closed on July 4' }))
    .toHaveAttribute('href', '/hours');
  await region.getByRole('button', { name: 'Close this notice' }).click();
  await expect.element(region).not.toBeInTheDocument();
});

test('nothing is shown on other days, and without a text', async () => {
  await show({ text: { en: 'Closed on July 4' }, until: '2020-07-04' });
  await show({});
  await expect.element(page.getByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});
