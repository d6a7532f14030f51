import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-not-found></bio-not-found>';
  const element = document.querySelector('bio-not-found');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
