import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-gallery></bio-gallery>';
  const element = document.querySelector('bio-gallery');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
