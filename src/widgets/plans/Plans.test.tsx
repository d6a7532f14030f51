import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-plans></bio-plans>';
  const element = document.querySelector('bio-plans');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
