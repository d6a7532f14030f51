import * as v from 'valibot';
import { expect, test } from 'vitest';
import { questions } from './questions';

const q = { id: 'a', label: 'A?' };
const options = [{ id: 'x', label: 'X' }];
const windows = [{ from: '08:00', to: '10:00' }];
const isTaken = (question: object) =>
  v.is(v.partial(questions.pipe[0]), { contact: [{ ...q, ...question }] });

test.each<[object, boolean]>([
  [{}, true],
  [{ answer: 'one', options }, true],
  [{ answer: 'one' }, false],
  [{ options }, false],
  [{ answer: 'date', days: { from: 1 } }, true],
  [{ answer: 'text', days: { from: 1 } }, false],
  [{ answer: 'window', windows }, true],
  [{ answer: 'window', windows, days: { to: 30, weekdays: [6] }, required: true }, true],
  [{ answer: 'window' }, false],
  [{ answer: 'date', windows }, false],
  [{ answer: 'window', windows, preselected: '08:00-10:00' }, false],
  [{ answer: 'window', windows: [{ from: '10:00', to: '08:00' }] }, false],
  [{ answer: 'window', windows: [{ from: '8', to: '10:00' }] }, false],
  [{ answer: 'consent', preselected: 'yes' }, false],
])('%j: %s', (question, taken) => {
  expect(isTaken(question)).toBe(taken);
});
