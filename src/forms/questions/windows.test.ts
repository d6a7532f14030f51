import { describe, expect, test } from 'vitest';
import type { Question } from '../../domain/question';
import { windowProblem, windowText, wordsOfWindow } from './windows';

const morning = { from: '08:00', to: '10:00' };
const noon = { from: '11:30', to: '13:00' };
const slot: Question = { id: 'slot', label: 'When?', answer: 'window', windows: [morning, noon] };
const dated: Question = { ...slot, days: { from: 0 }, required: true };

test.each([
  ['en', morning, '8:00 – 10:00 AM'],
  ['en', noon, '11:30 AM – 1:00 PM'],
  ['en-GB', morning, '08:00–10:00'],
  ['de', morning, '08:00–10:00 Uhr'],
  ['es-US', noon, '11:30 a.m. – 1:00 p.m.'],
])('in %s it is written by that clock', (locale, window, text) => {
  expect(windowText(window, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

describe('what is wrong', () => {
  test.each<[Question, string, string | undefined]>([
    [slot, '08:00-10:00', undefined],
    [slot, '09:00-10:00', undefined],
    [{ ...slot, required: true }, '09:00-10:00', 'required'],
    [dated, '2999-01-31 08:00-10:00', undefined],
    [dated, '2999-01-31', 'required'],
    [dated, ' 08:00-10:00', 'required'],
    [{ ...dated, required: false }, '2999-01-31', undefined],
    [dated, '1999-01-31 08:00-10:00', 'day'],
  ])('%#', (question, value, problem) => {
    expect(windowProblem(value, question)).toBe(problem);
  });
});

test.each([
  ['2030-01-31 08:00-10:00', '2030-01-31, 8:00 – 10:00 AM'],
  ['08:00-10:00', '8:00 – 10:00 AM'],
  ['2030-01-31', '2030-01-31'],
  ['09:00-10:00', ''],
])('%s is said as %s', (value, words) => {
  expect(wordsOfWindow(value, dated, 'en')).toBe(words);
});
