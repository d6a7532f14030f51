import { expect, test } from 'vitest';
import { complete } from '../../../content/defaults';
import { defaultsOf, resolveSettings } from '../../../element/settings';
import { firm } from '../../../testing/firm';
import type { QuoteLead } from '../lead';
import { spec } from '../quote-builder.element';
import { printableQuote } from './printable';

const lead: QuoteLead = {
  id: '1a2b3c4d-6f5d-4c58-9a53-0f3b8f1f2a10',
  kind: 'quote',
  source: 'Quote Builder',
  clientName: ' Ada Lovelace ',
  address: '12 Main Street\n\nAlpharetta, GA 30009',
  phone: '',
  email: 'ada@example.com',
  notes: 'Gate is locked.\n\n\n\nTuesdays.\n',
  signature: ' Ada Lovelace ',
  approved: true,
  items: [
    { id: 'biorinse', name: 'BioRinse soft wash', minPrice: 275, maxPrice: 975 },
    { id: 'bin-cleaning', name: 'Bin cleaning', minPrice: 25.5, maxPrice: 40 },
  ],
  total: { min: 300.5, max: 1015 },
};

const builtIn = { ...complete(defaultsOf(spec)), company: firm.company };
const print = (changes: Partial<QuoteLead> = {}, facts: object = {}, isSent = true) =>
  printableQuote(
    {
      lead: { ...lead, ...changes },
      fields: { 'question-plan': 'plan.pdf' },
      at: '2030-01-31T10:00:00.000Z',
      isSent,
    },
    resolveSettings(
      spec,
      () => null,
      { endpoint: undefined, phone: undefined, lang: 'en' },
      { facts: { ...builtIn, ...facts }, configState: 'usable' },
    ),
  );

test('says all of the quote', () => {
  expect(print()).toEqual({
    lang: 'en',
    title: 'Quote',
    number: 'Q-1A2B3C4D',
    date: ['Date', 'January 31, 2030'],
    company: {
      name: 'BioSystem',
      logo: '',
      tagline: 'Beyond clean, built to last',
      lines: ['North Atlanta, Georgia', '(770) 555-0142', 'hello@biosystem.example'],
    },
    client: {
      heading: 'Prepared for',
      lines: ['Ada Lovelace', '12 Main Street', 'Alpharetta, GA 30009', 'ada@example.com'],
    },
    prices: {
      heading: 'Services',
      price: 'Price range',
      rows: [
        ['BioRinse soft wash', '$275–$975'],
        ['Bin cleaning', '$25.50–$40'],
      ],
      parts: [],
      total: ['Total', '$300.50–$1,015'],
    },
    remarks: builtIn.texts.en.quote.rangeNote,
    sections: [{ heading: 'Notes', text: 'Gate is locked.\n\nTuesdays.' }],
    signature: {
      heading: 'Approved and signed',
      approval: builtIn.texts.en.quote.approve,
      name: 'Ada Lovelace',
      drawing: undefined,
      drawn: 'Drawn signature',
      captions: ['Ada Lovelace, January 31, 2030'],
    },
    density: 'roomy',
  });
});

test('what is paid monthly says so, and is a line of its own above the total', () => {
  const plan = { id: 'plan', name: 'Care plan', minPrice: 35, maxPrice: 195, monthly: true };
  const total = { min: 335.5, max: 1210 };
  const { prices, remarks } = print({ items: [...lead.items, plan], total });
  expect(prices?.rows.at(-1)).toEqual(['Care plan', '$35–$195/month']);
  expect(prices?.parts).toEqual([
    ['One time', '$300.50–$1,015'],
    ['Each month', '$35–$195/month'],
  ]);
  expect(prices?.total).toEqual(['Total', '$335.50–$1,210']);
  expect(remarks).toContain(builtIn.texts.en.quote.monthlyNote);
  expect(print({ items: [plan], total }).prices?.total).toEqual(['Total', '$35–$195/month']);
});

test('before it is sent, it is not signed, whatever was typed', () => {
  const { signature } = print({ signatureImage: 'data:image/png;base64,AA' }, {}, false);
  expect(signature).toMatchObject({
    heading: 'Not signed yet',
    name: '',
    drawing: undefined,
    captions: ['Signature', 'Date'],
  });
});

test('leaves out empty fields', () => {
  const bare = print({
    clientName: '',
    address: ' ',
    email: '',
    notes: ' \n ',
    items: [],
    total: { min: 0, max: 0 },
  });
  expect(bare).toMatchObject({
    client: { lines: [] },
    prices: { rows: [], total: ['Total', 'Nothing chosen yet'] },
    sections: [],
  });
});

test('writes prices and dates as the business does; an unknown locale counts as English', () => {
  expect(print({}, { locale: 'de-DE', currency: 'EUR' })).toMatchObject({
    date: ['Date', '31. Januar 2030'],
    prices: { total: ['Total', '300,50–1.015\u00a0€'] },
  });
  expect(print({}, { locale: 'no such locale' }).date[1]).toBe('January 31, 2030');
});

test.each([
  ['', 'roomy'],
  ['x'.repeat(1500), 'roomy'],
  ['x'.repeat(2500), 'close'],
  ['x'.repeat(5000), 'dense'],
  ['x\n'.repeat(35), 'dense'],
])('the more there is, the closer it is set', (notes, density) => {
  expect(print({ notes }).density).toBe(density);
});

test('a drawn signature comes along', () => {
  const signatureImage = 'data:image/png;base64,AA';
  expect(print({ signatureImage }).signature?.drawing).toBe(signatureImage);
});
