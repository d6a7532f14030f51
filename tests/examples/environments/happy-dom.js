// @vitest-environment happy-dom
/** In happy-dom widgets show themselves. */
import { expect, test } from 'vitest';

test.each(['one', 'all'])('by the entry of %s, a widget shows itself', async (entry) => {
  await (entry === 'one' ? import('biosystem-widgets/faq') : import('biosystem-widgets'));
  const tag = entry === 'one' ? 'bio-faq' : 'bio-contact-form';
  document.body.innerHTML = `<${tag}></${tag}>`;
  await expect
    .poll(() => document.querySelector(tag).shadowRoot?.textContent ?? '', { timeout: 10_000 })
    .toMatch(/\w{4,}/);
});
