import { describe, expect, test } from 'vitest';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import type { EstimatorFacts } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { type Answers, noAnswers } from './answers';
import { answeredModifiers, askedQuestions, type Condition, concerned, isComplete } from './questions';

const item = (id: string, group: string) => ({ id, name: id, group, price: { min: 10, max: 20 } });
const facts: EstimatorFacts = {
  ...estimatorFacts,
  groups: [
    { id: 'in', step: 'services' },
    { id: 'out', step: 'services' },
  ],
  items: [item('carpet', 'in'), item('roof', 'out'), item('deck', 'out')],
  modifiers: [
    { id: 'pets', label: 'Pets?', step: 'property', yesNo: { fee: 25 } },
    {
      id: 'kind',
      label: 'Which pets?',
      step: 'property',
      when: { answers: { pets: ['yes'] } },
      options: [{ id: 'cat', label: 'A cat', factor: 1.1 }],
    },
    {
      id: 'pitch',
      label: 'How steep?',
      step: 'property',
      when: { items: ['roof'] },
      options: [{ id: 'steep', label: 'Steep', factor: 1.5 }],
    },
    { id: 'miles', label: 'How far?', step: 'location', number: { fee: 2, max: 50, required: true } },
  ],
  stepsOff: ['addOns'],
  servedZips: ['972'],
  areas: [{ id: 'far', label: 'Far away', zips: ['98'], factor: 1.2 }],
  unservedZips: 'stop',
};
const terms: Terms = { facts, preselected: [], quantities: false, locale: 'en-US', yes: 'Yes', no: 'No' };
const answers = (selected: string[], options: Record<string, string> = {}, zip = ''): Answers => ({
  ...noAnswers,
  selected,
  options,
  zip,
});
const asked = (given: Answers) => askedQuestions(given, terms).map(({ question }) => question.id);

describe('a condition', () => {
  const selected = facts.items;
  const given = new Map([['pets', ['yes']]]);
  test.each<[Condition | undefined, holdsFor: readonly string[] | undefined | false]>([
    [undefined, undefined],
    [{}, undefined],
    [{ items: ['roof'] }, ['roof']],
    [{ items: ['gone'] }, false],
    [{ groups: ['out'] }, ['roof', 'deck']],
    [{ items: ['carpet'], groups: ['out'] }, ['carpet', 'roof', 'deck']], // either
    [{ groups: ['out'], atLeast: 2 }, ['roof', 'deck']],
    [{ groups: ['out'], atLeast: 3 }, false],
    [{ atLeast: 3 }, undefined],
    [{ atLeast: 4 }, false],
    [{ answers: { pets: ['yes'] } }, undefined],
    [{ answers: { pets: ['no'] } }, false],
    [{ answers: { unasked: ['yes'] } }, false],
    [{ items: ['roof'], answers: { pets: ['yes'] } }, ['roof']], // both
  ])('%j concerns %j', (when, holdsFor) => {
    expect(concerned(when, selected, given)).toEqual(holdsFor);
  });
});

test('questions are asked for what is selected and answered, in their order', () => {
  expect(asked(answers(['carpet']))).toEqual(['pets', 'miles']);
  expect(asked(answers(['roof'], { pets: 'yes' }))).toEqual(['pets', 'kind', 'pitch', 'miles']);
  expect(asked(answers(['roof'], { pets: 'no' }))).toEqual(['pets', 'pitch', 'miles']);
});

test('the answer to a question that is no longer asked does not count', () => {
  const given = answers(['carpet'], { pets: 'no', kind: 'cat', pitch: 'steep' });
  expect(answeredModifiers(given, terms).map(({ id, answer }) => [id, answer])).toEqual([['pets', 'No']]);
});

test('answers stand with their words, the area as one of them', () => {
  expect(answeredModifiers(answers(['roof'], { pitch: 'steep', miles: ' 12 ' }, '98101'), terms)).toEqual([
    { id: 'pitch', label: 'How steep?', answer: 'Steep', factor: 1.5, items: ['roof'] },
    { id: 'miles', label: 'How far?', answer: '12', factor: 1 },
    { id: 'area far', label: 'Far away', answer: '98101', factor: 1.2 },
  ]);
});

test.each<[why: string, step: 'services' | 'property' | 'location', given: Answers, complete: boolean]>([
  ['no service', 'services', answers([]), false],
  ['a service', 'services', answers(['roof']), true],
  ['questions that nobody has to answer', 'property', answers(['roof']), true],
  ['a required number is missing', 'location', answers(['roof']), false],
  ['it is too high', 'location', answers(['roof'], { miles: '51' }), false],
  ['it is there', 'location', answers(['roof'], { miles: '0' }), true],
  ['where nobody works', 'location', answers(['roof'], { miles: '1' }, '10001'), false],
  ['in an area', 'location', answers(['roof'], { miles: '1' }, '98101'), true],
])('%s: whether the step is complete', (_why, step, given, complete) => {
  expect(isComplete(step, given, terms)).toBe(complete);
});
