import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-biocheck></bio-biocheck>';
  const element = document.querySelector('bio-biocheck');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
