import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-header></bio-header>';
  const element = document.querySelector('bio-header');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
