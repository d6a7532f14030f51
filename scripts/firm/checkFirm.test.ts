import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkFirm } from './checkFirm';
import { newFirm, readServices } from './newFirm';
import { placesIn } from './placesIn';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'firm-'));
  mkdirSync(join(root, 'demo/public'), { recursive: true });
  writeFileSync(join(root, 'demo/public/logo.svg'), '<svg/>');
});
afterAll(() => rmSync(root, { recursive: true }));

const answers = {
  name: 'Rose City Gutters',
  phone: '(503) 555-0144',
  email: 'hello@rosecity.example',
  place: 'Boulder, Colorado',
  street: '',
  zip: '80301',
  country: 'US',
  services: readServices('Gutter cleaning = 180-420; Guards = 9-14 / foot'),
  languages: ['en'],
  timeZone: '',
  color: '#1f5f8b',
  logo: '/logo.svg',
};
const PAGES = [
  'index',
  'privacy',
  'terms',
  'accessibility',
  'services/gutter-cleaning',
  'services/guards',
].map((page): [string, { html: string }] => [
  `${page}.html`,
  { html: '<bio-service-cards id="services"></bio-service-cards><p id="packages"></p><p id="contact"></p>' },
]);
const check = (changes: object = {}, ownPages: typeof PAGES = []) =>
  checkFirm({ ...newFirm(answers), ...changes }, root, new Map([...PAGES, ...ownPages]));
const textsOf = (findings: { path?: string; text: string }[]) =>
  findings.map(({ path, text }) => `${path ?? ''} ${text}`.trim());

test('a new firm has no mistakes, and a person is told what is left to do', () => {
  vi.stubEnv('SITE_ADDRESS', '');
  const { mistakes, toDo } = check();
  expect(mistakes).toEqual([]);
  expect(textsOf(toDo)).toEqual([
    expect.stringMatching(/^legal has no day of review/),
    expect.stringMatching(/^SITE_ADDRESS is not set/),
  ]);
  vi.unstubAllEnvs();
});

test.each([
  [
    'a price in quotes',
    { services: [{ id: 'a', name: 'A', card: { min: '9', max: 14 } }] },
    /^services\[0\].*number/,
  ],
  [
    'a page that is not there',
    { links: { plans: '/plan' } },
    /^links.plans leads to \/plan, and the site has no such page/,
  ],
  [
    'a place that no page has',
    { links: { plans: '#plans' } },
    /^links.plans leads to #plans, and no page of the site has such a place/,
  ],
  [
    'a place that its page has not',
    { links: { plans: '/privacy#plans' } },
    /^links.plans leads to \/privacy#plans, and that page has no such place/,
  ],
  [
    'a picture that is not there',
    { company: { name: 'A', phone: '1', logo: '/lgo.svg' } },
    /^company.logo names \/lgo.svg/,
  ],
  [
    'nothing to reach it by',
    { company: { name: 'A', phone: '', email: '' } },
    /^company names neither a phone number/,
  ],
  ['a language that the site has not', { languages: ['en', 'fr'] }, /^languages names "fr"/],
  [
    'a misspelled text',
    { texts: { en: { site: { tlak: 'Call us' } } } },
    /^texts.en.site.tlak is no text.*"talk"/,
  ],
])('%s is a mistake', (_, changes, line) => {
  expect(textsOf(check(changes).mistakes)).toContainEqual(expect.stringMatching(line));
});

test.each([
  ['Portland, Oregon', 'Name it, "America/Los_Angeles" or "America/Boise".'],
  ['Phoenix, AZ', 'Name it, "America/Phoenix" or "America/Denver".'],
  ['Toronto, Ontario', 'Name it, such as "America/Los_Angeles".'],
])('a firm in %s is asked for its time zone', (area, words) => {
  const company = { name: 'A', phone: '1', area, address: { country: area.endsWith('o') ? 'CA' : 'US' } };
  expect(textsOf(check({ company }).toDo)).toContainEqual(
    expect.stringContaining(`timeZone is not known. ${words}`),
  );
});

test.each([
  ['https://firm.example', []],
  ['https://firm.example:8443/', []],
  ['https://firm.example/pools', [expect.stringMatching(/cannot lie in a folder of another one/)]],
  ['firm.example', [expect.stringMatching(/^SITE_ADDRESS is firm.example. Write it as browsers show it/)]],
])('a site with the address %s', (address, lines) => {
  vi.stubEnv('SITE_ADDRESS', address);
  expect(textsOf(check().mistakes)).toEqual(lines);
  vi.unstubAllEnvs();
});

test('what a language lacks is named by its file and by the ids in it', () => {
  const { toDo } = check({ languages: ['en', 'es'], translations: { es: {} } });
  expect(textsOf(toDo)).toContainEqual(
    expect.stringMatching(
      /^demo\/public\/business.es.json lacks texts, .*: services: 3 \(services › gutter-cleaning › name, .*\)\.$/,
    ),
  );
});

test('a service is one entry: its page, its link, its estimate and its place in the quote follow', () => {
  const services = [...readServices('Roof wash = 300-600')].map(({ name, price }) => ({
    id: 'roof',
    name,
    card: price,
  }));
  const { mistakes } = checkFirm(
    { ...newFirm(answers), services, estimator: { items: [{ id: 'roof', group: 'services' }] } },
    root,
    new Map([...PAGES, ['services/roof.html', { html: '' }]]),
  );
  expect(mistakes).toEqual([]);
});

test('a fact is found by its line and named by the ids around it', () => {
  const text = JSON.stringify({ services: [{ id: 'roof', card: { min: 1 } }] }, null, 2);
  expect(placesIn(text)('services[0].card.min')).toEqual({ line: 6, name: 'services › roof › card › min' });
  expect(placesIn(text)('services[0].name')).toEqual({ line: 3, name: 'services › roof › name' });
});

test.each(['Gutter cleaning', '= 5', 'Cleaning = much'])('%s is no service', (text) =>
  expect(() => readServices(text)).toThrow('is no service'),
);

test.each([
  ['<a href="/our-van">Van</a>', /^demo\/our-vans.html leads to \/our-van, and the site has no such page/],
  [
    '<a href="/#prices">Prices</a>',
    /^demo\/our-vans.html leads to \/#prices, and that page has no such place/,
  ],
  [
    '<a href="#audit">Visit</a><noscript><a id="audit"></a></noscript>',
    /^demo\/our-vans.html leads to #audit/,
  ],
])('a page of one’s own with %s is a mistake', (html, line) =>
  expect(textsOf(check({}, [['our-vans.html', { html }]]).mistakes)).toContainEqual(
    expect.stringMatching(line),
  ),
);

test('a page of one’s own may lead to every place there is', () => {
  const html =
    '<a href="/">Home</a> <a href="/#guards">Guards</a> <a href="/services/guards?from=vans#contact">Ask</a> <a href="#audit=roof">Visit</a><bio-audit-wizard></bio-audit-wizard>';
  expect(check({}, [['our-vans.html', { html }]]).mistakes).toEqual([]);
});
