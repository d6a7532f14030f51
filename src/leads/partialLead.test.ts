import { expect, test } from 'vitest';
import { leadLimits } from '../domain/limits';
import { truncateTexts } from './partialLead';

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
