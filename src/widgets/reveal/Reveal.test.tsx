import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-reveal></bio-reveal>';
  const element = document.querySelector('bio-reveal');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
