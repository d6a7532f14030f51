import { expect, test } from 'vitest';
import { complete } from '../../../content/defaults';
import { defaultsOf, resolveSettings } from '../../../element/settings';
import { firm } from '../../../testing/firm';
import { noAnswers } from '../answers/answers';
import { spec } from '../estimator.element';
import { storedFields } from '../lead/fields';
import { printableEstimate } from './printable';

const facts = { ...complete(defaultsOf(spec)), company: firm.company };

const print = (answers: object = {}, typed: Record<string, string> = {}, changes: object = {}) =>
  printableEstimate(
    {
      answers: { ...noAnswers, selected: ['biorinse', 'bin-cleaning'], ...answers },
      fields: storedFields([], typed),
      fromUrl: undefined,
      at: '2030-01-31T10:00:00.000Z',
    },
    resolveSettings(
      spec,
      () => null,
      { endpoint: undefined, phone: undefined, lang: 'en' },
      { facts: { ...facts, ...changes }, configState: 'usable' },
    ),
  );

test('says what the range is made of, and for whom', () => {
  const answers = { options: { stories: '2' }, propertyType: 'Townhome', sqft: '2,400', zip: '30009' };
  const typed = {
    firstName: ' Ada ',
    phone: '(770) 555-0100',
    email: 'ada@example.com',
    question: 'When can we use the deck?\n',
  };
  const { estimator, form } = facts.texts.en;
  const scopes = ['biorinse', 'bin-cleaning'].map((id) => {
    const { name = '' } = facts.estimator.items.find((item) => item.id === id) ?? {};
    const { includes = [], excludes = [] } =
      facts.quote.groups.flatMap(({ items }) => items).find((item) => item.id === id) ?? {};
    return `${name}: ${includes.join(', ')}. Not included: ${excludes.join(', ')}.`;
  });
  expect(print(answers, typed)).toEqual({
    lang: 'en',
    title: estimator.title,
    number: '',
    date: ['Date', 'January 31, 2030'],
    company: {
      name: 'BioSystem',
      logo: '',
      tagline: 'Beyond clean, built to last',
      lines: ['North Atlanta, Georgia', '(770) 555-0142', 'hello@biosystem.example'],
    },
    client: { heading: form.document.client, lines: ['Ada', '(770) 555-0100', 'ada@example.com'] },
    prices: {
      heading: 'Services',
      price: 'Price range',
      rows: [
        ['BioRinse', '$316–$1,121', ['Base price $275–$975', 'Stories: 2 adds 15%']],
        [
          'Bin cleaning',
          '$29–$52',
          ['Base price $25–$45 per bin', 'Stories: 2 adds 15%', 'Price for one bin, not multiplied'],
        ],
      ],
      parts: [],
      total: ['Total', '$345–$1,173'],
    },
    remarks: `${estimator.result.confirm} A typical visit takes 2–5 hours.`,
    sections: [
      {
        heading: 'What is included',
        text: scopes.join('\n'),
      },
      { heading: 'Property', text: 'Townhome\nSize in square feet: 2,400\nZIP code: 30009' },
      { heading: 'Your question', text: 'When can we use the deck?' },
    ],
    signature: undefined,
    density: 'roomy',
  });
});

test('what is not known is left out', () => {
  const quote = { groups: [] };
  expect(print({}, {}, { quote })).toMatchObject({ client: { lines: [] }, sections: [] });
});
