import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-map></bio-map>';
  const element = document.querySelector('bio-map');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
