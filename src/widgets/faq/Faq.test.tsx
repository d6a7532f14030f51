import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-faq></bio-faq>';
  const element = document.querySelector('bio-faq');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
