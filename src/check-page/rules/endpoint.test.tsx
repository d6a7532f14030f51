import { expect, test } from 'vitest';
import { DESK, desk, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'no endpoint',
    `${SCRIPT}${STYLE}<bio-contact-form></bio-contact-form>`,
    'error',
    /no endpoint.*https:\/\/desk\.example\/api\/requests/,
  ],
  [
    'a blank endpoint',
    `${SCRIPT}${STYLE}<bio-contact-form endpoint=" "></bio-contact-form>`,
    'error',
    /no endpoint/,
  ],
  [
    'an endpoint by http',
    SCRIPT + STYLE + FORM.replace('https', 'http'),
    'error',
    /http address/,
    { answers: { ...desk(), 'http://desk.example/api/check': desk()[`${DESK}/api/check`] } },
  ],
  [
    'a desk without its path',
    SCRIPT + STYLE + FORM.replace('/api/requests', ''),
    'error',
    /https:\/\/desk\.example\/api\/requests/,
  ],
  [
    'an origin that is not allowed',
    SCRIPT + STYLE + FORM,
    'error',
    /takes no leads from https:\/\/www\.example\.com\. Add https:\/\/www\.example\.com to ALLOWED_ORIGINS/,
    { answers: desk({ originAllowed: false }) },
  ],
  [
    'a desk that is too old',
    SCRIPT + STYLE + FORM,
    'unchecked',
    /too old/,
    { answers: desk({ origin: undefined }) },
  ],
  [
    'a firm that is not there',
    SCRIPT + STYLE + FORM.replace('requests', 'requests/bug-of'),
    'error',
    /this desk has no firm "bug-of"/,
    {
      answers: {
        ...desk(),
        [`${DESK}/api/check/bug-of`]: {
          status: 404,
          text: '{"detail":"Not found: this desk has no firm \\"bug-of\\"."}',
        },
      },
    },
  ],
  [
    'no desk',
    SCRIPT + STYLE + FORM,
    'error',
    /No lead desk answers/,
    { answers: { ...desk(), [`${DESK}/api/check`]: undefined } },
  ],
  [
    'a website instead of a desk',
    SCRIPT + STYLE + FORM,
    'error',
    /is no lead desk/,
    { answers: { ...desk(), [`${DESK}/api/check`]: { text: '<!doctype html>' } } },
  ],
  [
    'an address that is not known',
    SCRIPT + STYLE + FORM,
    'unchecked',
    /address is not known/,
    { address: '' },
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
