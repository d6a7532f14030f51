import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-service-card></bio-service-card>';
  const element = document.querySelector('bio-service-card');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
