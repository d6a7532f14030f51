import { expect, test } from 'vitest';
import { answerOf } from './askedQuestions';

const described = [
  ['gate', 'How do we get in?'],
  ['sides', 'Which sides?', { north: 'North', south: 'South' }],
  ['visit', 'When?', { '08:00-10:00': '8:00 – 10:00 AM' }],
  ['terms', 'I agree.', { on: 'Yes' }, 1],
];
const at = '2030-01-31T12:00:00.000Z';

test.each([
  ['gate', 'Code 12', { label: 'How do we get in?', value: 'Code 12' }],
  ['sides', 'north south', { label: 'Which sides?', value: 'North, South' }],
  ['visit', '2030-01-31 08:00-10:00', { label: 'When?', value: '2030-01-31, 8:00 – 10:00 AM' }],
  ['terms', 'on', { label: 'I agree.', value: 'Yes', agreedAt: at }],
  ['other', 'a b', { label: 'other', value: 'a b' }],
])('%s', (id, value, answer) => {
  expect(answerOf(id, value, { described, at })).toEqual({ id, ...answer });
});

test.each([undefined, 'x', [['gate', 5, 5]], [null], [['gate']]])('%j describes nothing', (odd) => {
  expect(answerOf('gate', 'a b', { described: odd, at })).toEqual({
    id: 'gate',
    label: 'gate',
    value: 'a b',
  });
});
