import { describe, expect, test } from 'vitest';
import { firm } from '../testing/firm';
import { checkConfig } from './checkConfig';

const company = { name: 'Larkspur' };

describe('a firm of its own', () => {
  test('has nothing of the built-in firm, and is told what it does not name', () => {
    const report = checkConfig({ company, currency: 'USD' }, firm);
    expect(report).toMatchObject({ problems: [], builtIn: [], untranslated: [] });
    expect(report.missing[0]).toContain('services, servicePages, wheel');
    expect(report.missing[0]).not.toContain('company');
  });

  test('is told what an entry inherits by its id', () => {
    const [first] = firm.services;
    const services = [{ id: first?.id, name: 'Ants' }];
    expect(checkConfig({ company, currency: 'USD', services }, firm).builtIn[0]).toMatch(
      /^services: \d+ \(services\[0\]\.tagline, /,
    );
  });
});

test('what is written as it is built in is no longer the example’s', () => {
  const { tagline } = firm.company;
  expect(checkConfig({}, firm).builtIn[0]).toContain('company.tagline');
  expect(checkConfig({ company: { tagline } }, firm).builtIn[0]).not.toContain('company.tagline');
});

test('what is misspelt or hard to read is told as in the console', () => {
  const { problems } = checkConfig({ servces: [], theme: { 'color-ink': '#999' } }, firm);
  expect(problems[0]).toMatch(
    /^servces is not known \(did you mean "services"\?\) and ignored\. Expected one of /,
  );
  expect(problems[1]).toMatch(
    /^theme\.color-ink is hard to read: .* 2\.8 to 1\. Expected at least 4\.5 to 1\.$/,
  );
});

test('messages that a language lacks are counted by topic', () => {
  const { form } = firm.texts.en;
  const complete = checkConfig({ texts: { en: {}, de: { form } } }, firm).untranslated;
  expect(complete.filter((line) => line.startsWith('de: form:'))).toEqual([]);
  const { untranslated } = checkConfig({ texts: { de: { faq: {} } } }, firm);
  expect(untranslated.find((line) => line.startsWith('de: faq:'))).toMatch(/^de: faq: \d+ \(faq\./);
});

test.each([[[]], ['x'], [null], [3]])('%o is no config', (raw) =>
  expect(() => checkConfig(raw, firm)).toThrow('is no object'),
);
