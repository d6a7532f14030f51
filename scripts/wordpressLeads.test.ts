import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenLead } from '../server/leads/export';
import { peopleRow } from '../server/leads/exportPeople';
import { readJsonLead } from '../server/leads/readLead';
import { mailboxOf } from '../server/notify/confirmation';
import { firmMail } from '../server/notify/firmMail';
import { formatBreakdown } from '../server/notify/formatBreakdown';
import { renderMail, visitorMail } from '../server/notify/mailContent';
import { englishStyle, type MailStyle, mailLanguages, wordingFor } from '../server/notify/messages';
import { readSiteFirm } from '../server/notify/settings';
import { contactLead, estimateLead } from '../server/testing/leads';
import { asDataString, jpeg, pictureBytes } from '../server/testing/photos';
import { sourceOfLead } from '../server/visits/visitRows';
import { anyAnswers, exampleConfigs, pageOf } from '../server/widgetCode/estimatorPage';
import { csvCell, textCell } from '../src/domain/csvCell';
import { delivery } from '../src/domain/delivery';
import { leadKinds, leadSources } from '../src/domain/leadKinds';
import { leadStates } from '../src/domain/leadStates';
import { phoneNumber } from '../src/domain/phone';
import { csvCases, textCases } from '../src/testing/csvCases';
import { phoneCases } from '../src/testing/phoneCases';
import { propertyRuns } from '../src/testing/propertyRuns';
import { sample } from '../src/testing/sample';
import { tradeConfigs } from '../src/testing/tradeConfigs';
import { hasPhp, php } from './testing/php';
import { domainData, leadSchemaData } from './wordpressLeads';

if (!hasPhp) console.log('Left out, for lack of PHP: that WordPress treats leads as the lead desk does.');

const person = {
  fullName: "Siobhán O'Neil",
  phone: '+1 (770) 555-0100 ext. 7',
  email: 'siobhan@example.com',
  serviceAddress: '12 Oak Lane\nRoswell 👷',
};
const common = {
  id: randomUUID(),
  timestamp: '2030-01-31T12:00:00.000Z',
  secret: 's'.repeat(20),
  revision: 2,
};
const photo = asDataString(jpeg('roof'));

const audit = {
  ...common,
  ...person,
  kind: 'audit',
  source: 'Audit Wizard',
  cleaningServices: ['House Siding', 'Roof (Black Streaks, Moss)'],
  notes: 'Gate code 12\r\nSecond line',
  consent: { sms: true, text: 'You may text me', at: '2030-01-31T12:00:00Z' },
  attribution: { first: { utm_source: 'news', at: '2030-01-31 12:00:00+02' }, last: {} },
  guard: { trap: '', seconds: 12.5, trusted: true },
  photos: [photo, asDataString(pictureBytes.webp), asDataString(pictureBytes.heic)],
};
const line = { id: 'biorinse', name: 'BioRinse', min: 316, max: 1121.5, base: { min: 275, max: 975 } };
const breakdown = {
  currency: 'USD',
  lines: [
    { ...line, floor: 119.5 },
    { ...line, name: 'Guards', unit: 'foot', quantity: 12_000.125, billedQuantity: 12_001 },
    { ...line, name: 'Call +1 770 555 0100', from: true, unit: 'www.example.com' },
    { ...line, onRequest: true },
    {
      ...line,
      quantity: 1_500,
      unit: 'm²',
      parts: [
        { quantity: 1_000, price: { min: 0, max: 0 }, flat: { min: 99, max: 129 } },
        { quantity: 500, price: { min: 0.1, max: 0.225 }, flat: { min: 0, max: 0 } },
      ],
    },
  ],
  factors: [
    { label: 'How many stories?', answer: '2', factor: 1.15 },
    { label: 'Visit https://example.com', answer: 'x', factor: 0.9, items: ['biorinse'] },
    { label: 'Condition', answer: 'Moderate', factor: 1 },
  ],
  charges: [
    { kind: 'discount', label: 'Spring', min: -20, max: -10, percent: 7.5 },
    { kind: 'fee', label: 'Travel', min: 30, max: 30, quantity: 12, included: 3, amount: 2.5 },
    { kind: 'minimum', label: '', min: 1, max: 1, amount: 1 },
    { kind: 'tax', label: '//', min: 1_000_000.5, max: 2_000_000 },
  ],
  note: 'Prices include tax.',
  deposit: { label: 'Deposit', min: 100, max: 200 },
  monthly: { label: 'In parts', months: 12, rate: 9.9, min: 1, max: 2.5 },
  laterVisits: {
    label: 'Each later visit',
    min: 5,
    max: 9,
    lines: [{ ...line, choice: '1/8 truck', quantity: 0.125 }],
    charges: [{ kind: 'discount', label: 'Weekly', min: -2, max: -1, percent: 15 }],
  },
};
const estimate = {
  ...estimateLead('ana@example.com', { ...common, breakdown, lang: 'es-MX' }),
  propertyInfo: { type: 'Townhome', stories: 2, sqft: 2_400.5 },
  answers: [
    { id: 'gate', label: 'Gate code?', value: '12\n34' },
    { id: 'terms', label: 'I agree', value: 'Yes', agreedAt: '2030-01-31T12:00:00.000Z' },
    { id: 'plan', label: 'Plan', file: `data:application/pdf;base64,${btoa(`%PDF-1.7 ${'x'.repeat(40)}`)}` },
    { id: 'front', label: 'Front', file: photo },
  ],
  uploadedImages: [asDataString(jpeg('deck'))],
};
const quote = {
  ...common,
  kind: 'quote',
  source: 'Quote Builder',
  clientName: 'Ana, "the boss" Ruiz',
  email: 'ana@example.com',
  approved: true,
  signature: 'Ana Ruiz',
  signatureImage: `data:image/png;base64,${'A'.repeat(40_000)}`,
  items: [{ id: 'biorinse', name: 'BioRinse', minPrice: 275, maxPrice: 975.25 }],
  total: { min: 275, max: 12_975.25 },
  somethingNew: { deep: ['a', { b: true }], 'line\nbreak': 1, 'r‮l': 'tab\there', huge: 'ü'.repeat(30_000) },
};
/** Of forms that insist on less. */
const changedLeads = [
  contactLead({
    email: '',
    serviceAddress: undefined,
    changedForm: { optional: ['email', 'serviceAddress'] },
  }),
  contactLead({
    email: '',
    changedForm: { optional: ['serviceAddress'], labels: [{ field: 'x', label: 'X' }] },
  }),
  contactLead({ email: '', phone: ' ', changedForm: { optional: ['email', 'phone'] } }),
  contactLead({ email: 'half', changedForm: { optional: ['email'] } }),
  contactLead({ phone: undefined, changedForm: { optional: ['phone'], labels: 5 } }),
  contactLead({ changedForm: { labels: [{ field: 'areasOfConcern', label: 'What is to be moved?' }] } }),
  contactLead({ email: '', changedForm: 'landing' }),
  contactLead({ email: '', changedForm: { optional: 'email' } }),
  { ...audit, email: undefined, changedForm: { optional: ['email'] } },
  { ...estimate, contactInfo: { phone: '770 555 0100' }, changedForm: { optional: ['email', 'firstName'] } },
  { ...estimate, contactInfo: { email: 'a@example.com' }, changedForm: { optional: ['phone'] } },
  { ...estimate, contactInfo: {}, changedForm: { optional: ['phone', 'email', 'firstName'] } },
  { ...quote, signature: '', changedForm: { optional: ['signature'] } },
  { ...quote, signature: '', changedForm: { optional: ['email'] } },
];
const leads: Record<string, unknown>[] = [
  contactLead({ guard: { trap: 'x', seconds: 1 } }),
  contactLead({ partial: true, mayContact: { text: 'Yes', at: '2030-01-31T12:00:00Z' }, email: undefined }),
  contactLead({
    fullName: '',
    ...Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`field${n}`, n])),
  }),
  contactLead({ deep: { a: { b: { c: { d: { e: { f: 1 } } } } } }, [`n${'x'.repeat(120)}`]: 1 }),
  audit,
  estimate,
  { ...estimate, partial: true, contactInfo: { email: 'half' } },
  ...changedLeads,
  ...[{ percent: 25 }, { amount: 100 }, {}].map((deposit) => ({
    ...estimate,
    breakdown: { ...breakdown, from: true, deposit: { ...breakdown.deposit, ...deposit } },
  })),
  quote,
  {
    ...quote,
    items: [{ id: 'guards', name: 'Guards', minPrice: 9, maxPrice: 14, unit: 'foot', from: true }],
    total: { min: 0, max: 0, from: true },
  },
];

/** What a formula comes to, the plugin cannot compute: it mails no such estimate. */
const tradesWithoutFormulas = Object.entries(tradeConfigs).filter(
  ([, { estimator }]) => !/"formula"/.test(JSON.stringify(estimator)),
);

/** Values that are wrong in most places, or nearly. */
const oddities = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  3,
  2e9,
  [],
  {},
  [[]],
  [{}],
  ['x'],
  '',
  ' ',
  '\u00a0\ufeff',
  'x',
  'ü'.repeat(201),
  '👷'.repeat(101),
  'x'.repeat(5_001),
  ['x'.repeat(201), 1],
  Array(1_001).fill('x'),
  Array.from({ length: 21 }, () => ({ id: 'a', label: 'b' })),
  { at: 'x', text: 1 },
  'a@b',
  '@b',
  'a@',
  'a@b\n',
  ' a@b ',
  '2030-02-30T12:00:00Z',
  '2030-01-31T12:00:00+01',
  '2030-01-31 12:00:00 +0130',
  '2030-01-31T12:00:00Z\n',
  '2030-13-01T00:00:00Z',
  'contact',
  'quote',
  'data:image/png;base64,AAAA',
  photo,
  `${photo}=`,
  `${photo}*`,
  'data:image/svg+xml,<svg/>',
  'data:text/html;base64,AAAA',
  '3F0C8F0E-6f5d-4c58-9a53-0f3b8f1f2a10',
  'f0c8f0e\n',
  Array(11).fill(photo),
  { min: 1, max: 2 },
  { min: 'a' },
  [1, 'x'],
  1e21,
  's'.repeat(16),
  's'.repeat(15),
];

/** Every path in a value. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([name, one]) => pathsIn(one, [...path, name]))].filter(
    ({ length }) => length > 0,
  );
}

function change(lead: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder: unknown = lead;
  for (const name of path.slice(0, -1))
    if (typeof holder === 'object' && holder) holder = Reflect.get(holder, name);
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) return;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, structuredClone(value));
}

/** A lead in which up to three fields are missing, or something else. */
const spoiled = fc
  .record({
    lead: fc.constantFrom(...leads),
    changes: fc.array(
      fc.record({
        nth: fc.nat(),
        value: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(undefined, ...oddities) },
          fc.jsonValue({ maxDepth: 2 }),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ lead: sent, changes }) => {
    const lead = structuredClone(sent);
    for (const { nth, value } of changes) {
      const paths = pathsIn(lead);
      const path = paths[nth % paths.length];
      if (path) change(lead, path, value);
    }
    return JSON.stringify(lead);
  });

/** A list has a method `at`, which JavaScript takes for the field of that name. */
const isAmbiguous = (body: string) => /"(?:consent|mayContact|first|last)":\[/.test(body);

const bodies = [
  ...leads.map((lead) => JSON.stringify(lead)),
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '{}',
  '{',
  '{"a":}',
  '{"__proto__":1}',
  '\ufeff{"kind":"contact"}',
  '{"kind":"other"}',
  '['.repeat(33) + ']'.repeat(33),
  `{"a":[${'0,'.repeat(10_001)}0]}`,
  JSON.stringify(contactLead({ note: `"[[{{\\"${'['.repeat(40)}` })),
  JSON.stringify(contactLead({ fullName: 'half \ud83d emoji \\ud83d', notes: '\u0000' })),
  JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`a${n}`, n]))),
  ...leads.flatMap((lead) =>
    oddities.map((value) => JSON.stringify({ ...lead, kind: lead['kind'], email: value })),
  ),
  ...leads.flatMap((lead) => Object.keys(lead).map((name) => JSON.stringify({ ...lead, [name]: undefined }))),
  ...fc.sample(spoiled, { numRuns: propertyRuns(3_000), seed: 19 }),
].filter((body) => !isAmbiguous(body));

/** Without what JSON and PHP do not tell apart: half a character, and minus zero. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, inner: unknown) =>
      typeof inner === 'string' ? inner.replaceAll(/\p{Cs}/gu, '\ufffd') : inner,
    ),
  );

/** What the lead desk says of a body, as the plugin's test says it. */
async function judge(body: string): Promise<unknown> {
  const read = await readJsonLead(Buffer.from(body));
  if ('invalid' in read) {
    const errors = (read.errors ?? []).map(({ field, message }) => [field, message]);
    return { detail: read.detail, errors: Object.fromEntries(errors) };
  }
  const { lead, photos, guard = {}, secret = null, revision = null } = read;
  return comparable({ lead, photos: photos.map(({ name }) => name), guard, secret, revision });
}

describe.skipIf(!hasPhp)('a lead that is sent to WordPress', () => {
  it('is validated, bounded and stored as by the lead desk', async () => {
    const results = php(bodies.map((body) => ['judge', Buffer.from(body).toString()]));
    for (const [index, body] of bodies.entries())
      expect({ body, says: comparable(results[index]) }).toEqual({ body, says: await judge(body) });
    const valid = results.filter(
      (result) => typeof result === 'object' && result !== null && 'lead' in result,
    );
    expect(valid.length).toBeGreaterThan(100);
    expect(valid.length).toBeLessThan(bodies.length - propertyRuns(1_000));
  }, 120_000);
});

const receivedAt = '2026-01-31T15:04:05.000Z';

/** Style of the desk's own firm. */
const style: MailStyle = {
  ...englishStyle,
  company: 'Clearwater',
  languages: mailLanguages,
  messages: readSiteFirm('demo/public').mails ?? {},
};

describe.skipIf(!hasPhp)('what WordPress writes about a lead', async () => {
  const stored = await Promise.all(
    leads.map(async (lead) => {
      const read = await readJsonLead(Buffer.from(JSON.stringify(lead)));
      return 'invalid' in read
        ? []
        : [{ lead: read.lead, receivedAt, isSuspect: false, isOpened: false, photos: read.photos }];
    }),
  ).then((found) => found.flat());
  const row = (lead: Record<string, unknown>) => ({
    id: String(lead['id']).toLowerCase(),
    kind: lead['kind'],
    lang: lead['lang'] ?? '',
    partial: lead['partial'] ? 1 : 0,
    suspect: null,
    received_at: '2026-01-31 15:04:05',
    updated_at: '2026-01-31 15:04:05',
    body: JSON.stringify(lead),
  });

  it('to the firm and to the visitor is what the lead desk writes, in each language', () => {
    expect(stored.length).toBeGreaterThan(6);
    for (const lang of mailLanguages) {
      const ofFirm = { ...style, languages: [lang, ...mailLanguages.filter((other) => other !== lang)] };
      const settings = { phone: '555 0100', lang, mail_to: 'office@example.com' };
      const mails = php(
        stored.flatMap(({ lead, photos }) => [
          ['firm_mail', { event: 'created' }, row(lead), photos],
          ['visitor_mail', row(lead), photos],
        ]),
        settings,
      ) as ({ subject: string; text: string; html: string; reply_to: string } | null)[];
      for (const [index, queued] of stored.entries()) {
        const [firm, visitor] = mails.slice(2 * index, 2 * index + 2);
        const isPriced = ['estimate', 'quote'].includes(queued.lead['kind']) && !queued.lead['partial'];
        const judged = isPriced ? { ...queued, lead: { ...queued.lead, priceCheck: 'differs' } } : queued;
        const id = row(queued.lead).id;
        const inboxUrl = 'https://desk.example/inbox/';
        const toFirm = firmMail({ event: 'created', lead_id: id }, judged, { style: ofFirm, inboxUrl });
        const link = `https://site.example/wp-admin/admin.php?page=biosystem-leads&lead=${id}`;
        const texts = renderMail(toFirm, ofFirm);
        expect(firm?.text).toBe(texts.text.replace(`${inboxUrl}#lead/${id}`, link));
        expect(firm?.html).toBe(texts.html.replace(`${inboxUrl}#lead/${id}`, link.replace('&', '&amp;')));
        expect(firm?.subject).toBe(toFirm.subject);
        const to = [{ name: '', address: 'office@example.com' }];
        const checked = { ...queued, lead: { ...queued.lead, priceCheck: 'differs' } };
        const toVisitor = visitorMail(checked, { to, phone: '555 0100', style: ofFirm } as never);
        expect(visitor && { text: visitor.text, html: visitor.html }).toEqual(
          toVisitor ? renderMail(toVisitor, ofFirm) : null,
        );
        expect(visitor?.subject).toBe(toVisitor?.subject);
      }
    }
  });

  const firms = [
    ['built in', {}, 'en', false],
    ['with quantities', {}, 'es-MX', true],
    ['in German', {}, 'de', true],
    ...exampleConfigs().map(([name, config]) => [name, config, 'en', true] as const),
    ...tradesWithoutFormulas.map(([name, config]) => [name, config, 'en', false] as const),
  ] as const;
  it.each(sample('prices in mails of WordPress', firms, 3))(
    'to the visitor has the prices of the firm alone: %s',
    async (_name, config, lang, quantities) => {
      const { terms, lead } = await pageOf(config, lang, quantities);
      const genuine = fc.sample(anyAnswers(terms), 60).map(lead);
      const forged = genuine
        .filter(({ breakdown: { lines } }) => lines[0] && !lines[0].onRequest)
        .flatMap(({ breakdown: sums, ...own }) => {
          const [first, ...others] = sums.lines;
          const named = { ...first, name: 'Click here', unit: 'a prize' };
          return [
            { ...own, breakdown: { ...sums, lines: [named, ...others], note: 'Send money' } },
            { ...own, breakdown: { ...sums, factors: [{ label: 'You won', answer: 'a prize', factor: 1 }] } },
            { ...own, breakdown: sums, estimate: { ...own.estimate, max: own.estimate.max + 1 } },
            {
              ...own,
              breakdown: { ...sums, lines: [{ ...first, base: { min: 1.37, max: 1.37 } }, ...others] },
            },
          ];
        });
      // These add up, and cannot be: each item twice, a factor ten times, more units than may be asked for.
      const impossible = genuine
        .filter(({ breakdown: { lines } }) => lines[0] && !lines[0].onRequest && !lines[0].parts)
        .flatMap(({ breakdown: { factors, ...sums }, ...own }) => {
          const total = (lines: readonly { min: number; max: number }[]) => ({
            min: lines.reduce((sum, { min }) => sum + min, 0),
            max: lines.reduce((sum, { max }) => sum + max, 0),
          });
          const made = (lines: typeof sums.lines, ofAll = factors) => ({
            ...own,
            breakdown: { ...sums, charges: undefined, deposit: undefined, factors: ofAll, lines },
            estimate: total(lines),
          });
          const first = { ...sums.lines[0], floor: undefined, billedQuantity: undefined };
          const times = (factor: number, quantity: number) => [
            { ...first, quantity, min: first.base.min * factor, max: first.base.max * factor },
          ];
          const one = factors.find((factor: object) => !('items' in factor && factor.items));
          return [
            made([...sums.lines, ...sums.lines]),
            made(times(1e9, 1e9), []),
            ...(one ? [made(times(one.factor ** 10, 1), Array(10).fill(one))] : []),
          ];
        });
      const settings = { lang, config: JSON.stringify(config) };
      expect(
        php(
          impossible.map((one) => ['has_own_prices', one]),
          settings,
        ),
      ).toEqual(impossible.map(() => false));
      const known = php(
        [...genuine, ...forged].map((one) => ['has_own_prices', one]),
        settings,
      );
      expect(known.slice(0, genuine.length)).toEqual(genuine.map(() => true));
      const mails = php(
        [...genuine, ...forged].map((one) => ['visitor_mail', row(one), []]),
        settings,
      ) as { text: string }[];
      const [words] = php([['wording', lang]], settings);
      const breakdowns = php(
        genuine.map((one) => ['format_breakdown', one, words]),
        settings,
      ) as string[];
      for (const [index, text] of breakdowns.entries()) expect(mails[index]?.text).toContain(text);
      for (const { text } of mails.slice(genuine.length))
        expect(text).not.toMatch(/Click here|a prize|Send money|You won/);
      // Every third and fourth has a total or a price that is not the firm's.
      const wrong = known.slice(genuine.length).filter((_, index) => index % 4 > 1);
      expect(wrong).toEqual(wrong.map(() => false));
    },
  );

  it('to the visitor has no prices of a quote that the firm does not have', () => {
    const item = { id: 'biorinse', name: 'BioRinse', minPrice: 275, maxPrice: 975 };
    const good = { kind: 'quote', items: [item], total: { min: 275, max: 975 } };
    const found = php([
      ['has_own_prices', good],
      ['has_own_prices', { ...good, total: { min: 1, max: 2 } }],
      ['has_own_prices', { ...good, items: [{ ...item, minPrice: 1 }], total: { min: 1, max: 975 } }],
      ['has_own_prices', { ...good, items: [{ ...item, id: 'made-up' }] }],
      ['has_own_prices', { kind: 'contact', estimate: { min: 1, max: 2 } }],
    ]);
    expect(found).toEqual([true, false, false, false, false]);
  });

  it('knows the mailbox of an address as the lead desk does', () => {
    const addresses = ['ana@example.com', 'A.n.a+news@Example.COM.', 'ana.@example.com..', '+x@y.example'];
    expect(php(addresses.map((address) => ['mailbox_of', address]))).toEqual(addresses.map(mailboxOf));
  });

  it('keeps cells from being formulas as the lead desk does', () => {
    const cells = [...csvCases.map(([text]) => text), ...fc.sample(fc.string({ unit: 'grapheme' }), 100)];
    const found = php(cells.map((text) => ['csv_cell', text]));
    expect(found).toEqual(cells.map(csvCell));
  });

  it('reads phone numbers as the lead desk does', () => {
    const signs = fc.constantFrom(...'0123456789+() .-/,;#xXaBeTEXT\n\u00a0\u2013٣३７（'.split(''));
    const typed = fc.sample(fc.string({ unit: signs, maxLength: 40 }), propertyRuns(2_000));
    const written = [...phoneCases.map(([text]) => text), ...typed];
    const found = php(written.map((text) => ['phone_number', text]));
    expect(found).toEqual(written.map((text) => phoneNumber(text) ?? ''));
  });

  it('has the same numbers and prices in the locale of a config', () => {
    const locales = ['de-CH', 'es-MX', 'en-ZA', 'de-AT'];
    for (const locale of locales) {
      const wording = wordingFor({ ...style, languages: [locale.slice(0, 2)], locale }, undefined);
      const currencies = ['USD', 'EUR', 'JPY', 'CHF', 'KWD'];
      const odd = currencies.map((currency) => ({ ...estimate, breakdown: { ...breakdown, currency } }));
      const settings = { lang: locale, config: JSON.stringify({ locale }) };
      const [words] = php([['wording']], settings);
      const found = php(
        odd.map((lead) => ['format_breakdown', lead, words]),
        settings,
      );
      expect(found).toEqual(odd.map((lead) => formatBreakdown(lead, wording)));
    }
  });

  it('keeps texts as they are as the lead desk does', () => {
    const cells = [...textCases, ...csvCases].map(([text]) => text);
    expect(php(cells.map((text) => ['text_cell', text]))).toEqual(cells.map(textCell));
  });

  it('has the row for people of a lead, in each language', () => {
    for (const lang of mailLanguages) {
      const [words] = php([['wording', lang]]);
      const wording = wordingFor({ ...style, currency: undefined }, lang);
      const found = php(stored.map(({ lead }) => ['people_cells', row(lead), words]));
      for (const [index, { lead }] of stored.entries()) {
        const known = { state: 'new', source: sourceOfLead(lead), notes: [] } as const;
        const expected = peopleRow({ lead, receivedAt, updatedAt: receivedAt }, known, wording);
        expect(found[index]).toEqual(comparable({ ...expected }));
      }
    }
  });

  it('has the cells of the CSV export', () => {
    const found = php(stored.map(({ lead }) => ['csv_cells', row(lead)]));
    const time = receivedAt;
    for (const [index, { lead }] of stored.entries()) {
      const cells = flattenLead({ lead, receivedAt: time, updatedAt: time });
      expect(found[index]).toEqual(comparable(Object.fromEntries(cells)));
    }
  });

  it('puts nothing into a header that the visitor could use', () => {
    const names = [
      'Ana\r\nBcc: x@example.com',
      'a, b <x@example.com>',
      '"x" (y)',
      '\u202eabc',
      '=?utf-8?q?x?=',
    ];
    const addresses = [
      'ana@example.com\r\nBcc: x@example.com',
      'a@b.example, c@d.example',
      'ana@example.com',
    ];
    const mails = php(
      names.flatMap((fullName) =>
        addresses.map((email): [string, ...unknown[]] => [
          'firm_mail',
          { event: 'created' },
          row(contactLead({ fullName, email })),
          [],
        ]),
      ),
    ) as { subject: string; reply_to: string }[];
    for (const { subject, reply_to } of mails) {
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(reply_to).toMatch(/^$|^(?:[^<>,"\r\n]+ <ana@example\.com>|ana@example\.com)$/);
    }
  });
});

describe('what WordPress shares with the lead desk', () => {
  it('is the states and kinds of leads, the sources, and the rules of delivery', () => {
    expect(domainData()).toMatchObject({ leadStates, leadKinds, leadSources, delivery });
    expect(leadStates).toContain('booked');
  });

  it.skipIf(!hasPhp)('has a title for each state and kind of lead', () => {
    for (const [call, names] of [
      ['lead_state_names', leadStates],
      ['lead_kind_names', leadKinds],
    ] as const) {
      const [titles] = php([[call]]) as [Record<string, string>];
      expect(Object.keys(titles)).toEqual([...names]);
      expect(Object.values(titles).filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
    }
  });
});

describe('the schema for WordPress', () => {
  it('has every kind of lead', () => {
    const { complete, partial } = leadSchemaData();
    expect([Object.keys(complete), Object.keys(partial)]).toEqual([leadKinds, leadKinds]);
  });
});
