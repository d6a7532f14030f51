import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-footer></bio-footer>';
  const element = document.querySelector('bio-footer');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
