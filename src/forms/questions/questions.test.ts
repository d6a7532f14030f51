import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../domain/question';
import { validateFields } from '../../leads/validation';
import { propertyRuns } from '../../testing/propertyRuns';
import { answersTo, askedQuestions, type Fields, questionRules } from './questions';

const words = { yes: 'Yes', no: 'No', locale: 'en' };
const windows = [
  { id: 'early', label: '8–10' },
  { id: 'late', label: '4–6' },
];

const pets: Question = { id: 'pets', label: 'Any pets?', answer: 'yesNo' };
const name: Question = { id: 'name', label: 'Its name', when: { answers: { pets: ['yes'] } } };
const shy: Question = {
  id: 'shy',
  label: 'Is it shy?',
  answer: 'yesNo',
  when: { answers: { name: ['Rex'] } },
};
const ids = (asked: readonly Question[]) => asked.map(({ id }) => id);

describe('a question with a condition', () => {
  test.each<[string, Fields, string[]]>([
    ['nothing is answered', {}, ['pets']],
    ['the answer is another', { 'question-pets': 'no' }, ['pets']],
    ['the answer is the one', { 'question-pets': 'yes' }, ['pets', 'name']],
    ['a text is the one', { 'question-pets': 'yes', 'question-name': 'Rex' }, ['pets', 'name', 'shy']],
    ['the question that it names is not asked', { 'question-pets': 'no', 'question-name': 'Rex' }, ['pets']],
  ])('where %s', (_, fields, asked) => {
    expect(ids(askedQuestions([pets, name, shy], fields))).toEqual(asked);
  });

  test('may name an answer of the widget, one of several, and one that is preselected', () => {
    const given = new Map([['stories', '2']]);
    const ladder: Question = { id: 'ladder', label: 'A ladder?', when: { answers: { stories: ['2', '3'] } } };
    expect(askedQuestions([ladder], {}, given)).toHaveLength(1);
    expect(askedQuestions([ladder], {})).toHaveLength(0);
    const when: Question = {
      id: 'when',
      label: 'When?',
      answer: 'many',
      options: windows,
      preselected: ['late'],
    };
    const dark: Question = { id: 'dark', label: 'Light?', when: { answers: { when: ['late'] } } };
    expect(askedQuestions([when, dark], {})).toHaveLength(2);
    expect(askedQuestions([when, dark], { 'question-when': 'early' })).toHaveLength(1);
    expect(askedQuestions([when, dark], { 'question-when': 'early late' })).toHaveLength(2);
  });
});

describe('the rules', () => {
  const problem = (question: Question, value?: string) => {
    const fields: Fields = value === undefined ? {} : { 'question-a': value };
    return validateFields(fields, questionRules([question], fields, ''))['question-a'];
  };

  test.each<[Partial<Question>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ required: true }, undefined, 'required'],
    [{ required: true }, ' ', 'required'],
    [{ required: true, preselected: 'x' }, undefined, undefined],
    [{ required: true, preselected: 'x' }, '', 'required'],
    [{ answer: 'consent', required: true }, '', 'required'],
    [{ answer: 'consent', required: true }, 'on', undefined],
    [{ answer: 'number' }, '', undefined],
    [{ answer: 'number' }, '1.200,50', undefined],
    [{ answer: 'number' }, '-3', undefined],
    [{ answer: 'number' }, 'about 12', 'number'],
    [{ answer: 'date' }, '2000-01-01', 'day'],
    [{ answer: 'date', days: { weekdays: [7] } }, '2090-01-01', undefined],
    [{ answer: 'date', days: { weekdays: [1] } }, '2090-01-01', 'day'],
    [{}, 'x'.repeat(6000), 'tooLong'],
  ])('%j with %s', (question, value, expected) => {
    expect(problem({ id: 'a', label: 'A', ...question }, value)).toBe(expected);
  });

  test('a question that is not asked is not required', () => {
    const required: Question = { ...name, required: true };
    expect(questionRules(askedQuestions([pets, required], {}), {}, '')).not.toHaveProperty('question-name');
  });

  test('a file is required where the firm has a phone, the way out for who has none', () => {
    const plan: Question = { id: 'plan', label: 'Plan', answer: 'file', required: true };
    const problems = (fields: Fields, phone: string) =>
      validateFields(fields, questionRules([plan], fields, phone));
    expect(problems({}, '770 555 0100')).toEqual({ 'question-plan': 'required' });
    expect(problems({ 'question-plan': 'plan.pdf' }, '770 555 0100')).toEqual({});
    expect(problems({}, '')).toEqual({});
  });
});

describe('the answers of a lead', () => {
  test('stand under the labels that were read, in words; what was not answered is left out', () => {
    const questions: Question[] = [
      pets,
      { id: 'window', label: 'When?', answer: 'one', options: windows },
      { id: 'all', label: 'Which of them?', answer: 'many', options: windows },
      { id: 'day', label: 'Which day?', answer: 'date' },
      { id: 'empty', label: 'Anything else?' },
      { id: 'plan', label: 'A plan', answer: 'file' },
    ];
    const fields: Fields = {
      'question-pets': 'no',
      'question-window': 'late',
      'question-all': 'late early gone',
      'question-day': '2030-01-31',
      'question-empty': ' ',
    };
    expect(answersTo(questions, fields, words, { fileOf: (id) => `data:${id}` }).answers).toEqual([
      { id: 'pets', label: 'Any pets?', value: 'No' },
      { id: 'window', label: 'When?', value: '4–6' },
      { id: 'all', label: 'Which of them?', value: '8–10, 4–6' },
      { id: 'day', label: 'Which day?', value: '2030-01-31' },
      { id: 'plan', label: 'A plan', file: 'data:plan' },
    ]);
  });

  test('a consent says when it was sent', () => {
    const consent: Question = { id: 'terms', label: 'I agree to the terms.', answer: 'consent' };
    const [answer] = answersTo([consent], { 'question-terms': 'on' }, words).answers ?? [];
    expect(answer).toMatchObject({ label: 'I agree to the terms.', value: 'Yes' });
    expect(Date.parse(answer?.agreedAt ?? '')).toBeGreaterThan(0);
    expect(answersTo([consent], {}, words).answers).toEqual([]);
  });

  test('are no part of the lead of a firm that asks nothing', () => {
    expect(answersTo([], { 'question-a': 'x' }, words)).toEqual({});
  });

  test('only of what is asked', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('question-pets', 'question-name', 'question-shy'),
          fc.constantFrom('yes', 'no', 'Rex', ''),
        ),
        (fields) => {
          const asked = ids(askedQuestions([pets, name, shy], fields));
          const { answers = [] } = answersTo([pets, name, shy], fields, words);
          expect(asked).toEqual(expect.arrayContaining(answers.map(({ id }) => id)));
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });
});
