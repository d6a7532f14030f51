import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-system-wheel></bio-system-wheel>';
  const element = document.querySelector('bio-system-wheel');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
