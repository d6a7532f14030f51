import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-service-detail></bio-service-detail>';
  const element = document.querySelector('bio-service-detail');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
