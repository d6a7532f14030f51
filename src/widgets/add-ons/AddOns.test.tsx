import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-add-ons></bio-add-ons>';
  const element = document.querySelector('bio-add-ons');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
