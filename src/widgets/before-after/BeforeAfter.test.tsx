import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-before-after></bio-before-after>';
  const element = document.querySelector('bio-before-after');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
