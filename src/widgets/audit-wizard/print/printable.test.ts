import { expect, test } from 'vitest';
import { complete } from '../../../content/defaults';
import { defaultsOf, resolveSettings } from '../../../element/settings';
import { firm } from '../../../testing/firm';
import { spec } from '../audit-wizard.element';
import { printableAudit } from './printable';

const facts = { ...complete(defaultsOf(spec)), company: firm.company };
const { audit, form } = facts.texts.en;

const print = (notes: string, cleaningServices: readonly string[], own = facts) =>
  printableAudit(
    {
      fields: {
        fullName: ' Ada Lovelace ',
        serviceAddress: '12 Main Street',
        email: 'ada@example.com',
        phone: '(770) 555-0100',
        notes,
        'question-dog': 'yes',
      },
      selected: { cleaningServices, strippingServices: [], protectionServices: [] },
      at: '2030-01-31T10:00:00.000Z',
    },
    resolveSettings(
      spec,
      () => null,
      { endpoint: undefined, phone: undefined, lang: 'en' },
      { facts: own, configState: 'usable' },
    ),
  );

const next = {
  heading: form.nextHeading,
  text: [form.nextRead, audit.thanksPromise, audit.thanksVisit].join('\n'),
};

test('says what was asked for, and what happens next', () => {
  const [first = '', second = ''] = facts.audit.cleaningServices;
  expect(print('A dog.\n', [second, 'Not on offer', first])).toMatchObject({
    title: audit.title,
    date: ['Date', 'January 31, 2030'],
    client: {
      heading: form.document.client,
      lines: ['Ada Lovelace', '12 Main Street', 'ada@example.com', '(770) 555-0100'],
    },
    prices: undefined,
    sections: [
      { heading: audit.steps.clean.heading, text: `${first}\n${second}` },
      { heading: form.document.notes, text: 'A dog.' },
      next,
    ],
    signature: undefined,
  });
});

test('what was left open is left out', () => {
  expect(print(' ', []).sections).toEqual([next]);
});

test('answers to the firm’s own questions stand under their labels', () => {
  const dog = { id: 'dog', label: 'Is there a dog?', answer: 'yesNo' as const };
  const own = { ...facts, questions: { ...facts.questions, audit: [dog] } };
  expect(print('', [], own).sections).toEqual([{ heading: 'Is there a dog?', text: 'Yes' }, next]);
});
