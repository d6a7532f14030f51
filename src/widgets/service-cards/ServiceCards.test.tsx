import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-service-cards></bio-service-cards>';
  const element = document.querySelector('bio-service-cards');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
