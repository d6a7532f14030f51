import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-scroll-top></bio-scroll-top>';
  const element = document.querySelector('bio-scroll-top');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
