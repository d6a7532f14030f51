import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-testimonials></bio-testimonials>';
  const element = document.querySelector('bio-testimonials');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
