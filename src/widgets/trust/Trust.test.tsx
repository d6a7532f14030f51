import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount';
import './index';

test('its heading is shown', async () => {
  await mount('<bio-trust></bio-trust>');
  await expect.element(page.getByRole('heading', { name: 'Trust' })).toBeVisible();
});
