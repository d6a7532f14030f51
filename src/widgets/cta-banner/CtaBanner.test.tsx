import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-cta-banner></bio-cta-banner>';
  const element = document.querySelector('bio-cta-banner');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
