import { expect, test } from 'vitest';
import { isReachable } from './reachable';

test.each([
  [{ email: 'ana@example.com' }, true],
  [{ email: '', phone: '(770) 555-0100' }, true],
  [{ contactInfo: { firstName: 'Ana', email: 'ana@example', phone: '' } }, true],
  [{ email: 'ana@', phone: '770' }, false],
  [{ fullName: 'Ana', serviceAddress: '12 Oak Lane 30075' }, false],
  [{ contactInfo: { email: '', phone: 'none yet' } }, false],
  [{}, false],
])('the draft %j is reachable: %s', (draft, reachable) => {
  expect(isReachable(draft)).toBe(reachable);
});
