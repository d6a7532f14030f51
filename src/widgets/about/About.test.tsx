import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-about></bio-about>';
  const element = document.querySelector('bio-about');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
