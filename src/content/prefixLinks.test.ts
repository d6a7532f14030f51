import { expect, test } from 'vitest';
import { defaultBusiness } from './business';
import { prefixLinks } from './prefixLinks';

test('links of the facts that begin with a slash lead below the base, and nothing else changes', () => {
  const { texts, ...facts } = prefixLinks(defaultBusiness, '/es');
  expect(facts.links).toEqual({
    ...defaultBusiness.links,
    home: '/es/',
    sampleReport: '/es/sample-report',
    addOns: '/es/services/add-ons',
  });
  expect(facts.menu[1]?.links?.[0]?.href).toBe('/es/services/biorinse');
  expect(facts.footer[0]?.links.map(({ href }) => href)).toContain('/es/#about');
  expect(facts.services[0]?.href).toBe('/es/services/biorinse');
  expect(texts).toBe(defaultBusiness.texts);
  const unmoved = JSON.stringify(facts).replaceAll('"/es/', '"/');
  expect(JSON.parse(unmoved)).toEqual({ ...defaultBusiness, texts: undefined });
});

test.each(['#contact', 'https://x.example/a', '//x.example/a', 'mailto:a@x.example', 'page'])(
  '"%s" stays',
  (href) => {
    expect(prefixLinks({ menu: [{ label: 'x', href }] }, '/es').menu[0]?.href).toBe(href);
  },
);
