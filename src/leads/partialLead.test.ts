import { expect, test } from 'vitest';
import { leadLimits } from '../domain/limits';
import { isReachable, truncateTexts } from './partialLead';

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

test('texts are truncated to what a lead may hold, nested ones too; everything else is unchanged', () => {
  const long = 'x'.repeat(10_000);
  const items = [{ id: long }];
  expect(
    truncateTexts({ fullName: long, phone: '1', contactInfo: { email: long }, notes: long, items }),
  ).toEqual({
    fullName: long.slice(0, leadLimits.name),
    phone: '1',
    contactInfo: { email: long.slice(0, leadLimits.email) },
    notes: long.slice(0, leadLimits.text),
    items,
  });
});
