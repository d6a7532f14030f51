import { expect, it } from 'vitest';
import { entryOf, wrongIn } from './newEntry';

it.each([
  [
    'services',
    { name: ' Roof wash ', min: '300', max: '600,5', unit: '' },
    { name: 'Roof wash', card: { min: 300, max: 600.5 } },
  ],
  [
    'plans',
    { name: 'Yearly', min: '9', max: '12', period: 'month', features: 'Two visits\n\n A report ' },
    {
      name: 'Yearly',
      price: { min: 9, max: 12 },
      period: 'month',
      features: { home: ['Two visits', 'A report'], page: ['Two visits', 'A report'] },
    },
  ],
  ['faqs', { question: 'When?', answer: 'Soon.' }, { question: 'When?', answer: 'Soon.' }],
  ['testimonials', { quote: 'Good.', name: 'Ana', rating: '5' }, { quote: 'Good.', name: 'Ana', rating: 5 }],
  // What another language says of it has no prices.
  ['services', { name: 'Lavado' }, { name: 'Lavado' }],
  ['plans', {}, {}],
] as const)('entryOf(%j) makes an entry of what was typed', (list, typed, entry) => {
  expect(entryOf(list, typed)).toEqual(entry);
});

it('wrongIn() names what is missing and what is no number', () => {
  expect(wrongIn('services', { name: 'Roof', min: 'a lot' })).toEqual(['min', 'max']);
  expect(wrongIn('faqs', { question: ' ', answer: 'Soon.' })).toEqual(['question']);
});
