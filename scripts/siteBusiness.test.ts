import { expect, test, vi } from 'vitest';
import { defaultBusiness } from '../src/content/business';
import { readSiteBusiness, readSiteConfig } from './siteBusiness';

const file = vi.hoisted(() => ({ text: '' }));
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, readFileSync: vi.fn(() => file.text) as never };
});

test('a file without facts leaves the built-in ones', () => {
  file.text = '{ "$schema": "/business.schema.json", "version": 1 }';
  expect(readSiteConfig()).toBeUndefined();
  expect(readSiteBusiness()).toEqual(defaultBusiness);
});

test('what it names replaces the built-in facts', () => {
  file.text = '{ "company": { "phone": "(212) 555-0100" } }';
  expect(readSiteConfig()).toEqual({ company: { phone: '(212) 555-0100' } });
  expect(readSiteBusiness().company).toEqual({ ...defaultBusiness.company, phone: '(212) 555-0100' });
});

test.each([
  ['{ "company": }', 'demo/public/business.json is no JSON: '],
  ['[]', 'demo/public/business.json has to be a JSON object'],
  ['{ "compny": {} }', 'demo/public/business.json: compny is not known (did you mean "company"?)'],
  ['{ "currency": 3 }', 'demo/public/business.json: currency is 3'],
])('%s is refused, with what is wrong', (text, message) => {
  file.text = text;
  expect(() => readSiteBusiness()).toThrow(message);
});
