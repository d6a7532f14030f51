import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-hero></bio-hero>';
  const element = document.querySelector('bio-hero');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
