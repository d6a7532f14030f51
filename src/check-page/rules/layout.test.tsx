import { expect, test } from 'vitest';
import { FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  ['no height', SCRIPT + FORM, 'warning', /No height is reserved for <bio-contact-form>/],
  [
    'no height for several widgets',
    `${SCRIPT}${FORM}<bio-faq></bio-faq><bio-faq></bio-faq>`,
    'warning',
    /<bio-contact-form>, <bio-faq> in the page/,
  ],
  ['a page without its language', SCRIPT + STYLE + FORM, 'warning', /<html lang="en">/, { lang: '' }],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
