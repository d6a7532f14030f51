import { describe, expect, it } from 'vitest';
import { hangerOf, paperOf } from './hanger';
import { languagesOfFirm, readFirm } from './readFirm';

const config = {
  version: 1,
  company: { name: 'Bug Off', phone: '(919) 555-0152', tagline: 'Ants go', area: 'Raleigh' },
  estimator: {
    groups: [{ id: 'all', label: 'All', step: 'services' }],
    items: ['Ants', 'Bees', 'Ants'].map((name, index) => ({
      id: `item-${index}`,
      name,
      group: 'all',
      price: { min: 5, max: 9 },
    })),
  },
  translations: { es: { company: { tagline: 'Las hormigas se van' } } },
};

describe('a door hanger', () => {
  it('has the words of the firm, in its languages', () => {
    expect(languagesOfFirm(config)).toEqual(['en', 'es']);
    expect(hangerOf(readFirm(config, 'en'), 'en')).toMatchObject({
      company: { name: 'Bug Off' },
      tagline: 'Ants go',
      phone: '(919) 555-0152',
      area: 'Raleigh',
      services: { heading: 'What we do', names: ['Ants', 'Bees'] },
    });
    expect(hangerOf(readFirm(config, 'es'), 'es')).toMatchObject({
      tagline: 'Las hormigas se van',
      call: 'O llame',
    });
  });

  it('of a German firm begins in German', () => {
    expect(languagesOfFirm({ locale: 'de-DE', texts: { de: {} } })).toEqual(['de', 'en']);
  });

  it.each([
    ['en-US', 'USD', 'us'],
    ['', 'USD', 'us'],
    ['de-AT', 'EUR', 'a'],
    ['', 'EUR', 'a'],
    ['en-GB', 'USD', 'a'],
    ['not a locale', 'GBP', 'a'],
  ])('of a firm of “%s” that is paid in %s is of size %s', (locale, currency, paper) => {
    expect(paperOf({ locale, currency })).toBe(paper);
  });
});
