import { expect, test } from 'vitest';
import { FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'a policy that allows no script',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${SCRIPT}${STYLE}${FORM}`,
    'error',
    /https:\/\/desk\.example in script-src. Add to script-src: https:\/\/desk\.example/,
  ],
  [
    'a policy with a fallback',
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src *; img-src *">${SCRIPT}${STYLE}${FORM}`,
    'error',
    /Add the line: connect-src 'self' https:\/\/desk\.example/,
  ],
  ['a policy without pictures', SCRIPT + STYLE + FORM, 'warning', /img-src/, { policy: "img-src 'none'" }],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
