import { expect, test } from 'vitest';
import { otherFirm, type SnippetChoices, withDraft } from './choices';

const choices: SnippetChoices = {
  tag: 'bio-estimator',
  attributes: {},
  target: 'html',
  scriptKind: 'widget',
  firstStep: 'reserved',
  release: 'newest',
  font: 'serif',
  config: 'draft',
};
const HERE = 'https://desk.example/configs/panes.json';
const THERE = 'https://desk.example/configs/other.json';
const at = (config: string): SnippetChoices => ({ ...choices, config: 'address', attributes: { config } });
const draft = { version: 1, company: { name: 'Bright Panes' } };

test.each([
  ['an empty draft is the built-in firm', { version: 1 }, HERE, { ...choices, config: 'none' }],
  ['a published one is at its address', draft, HERE, at(HERE)],
  ['another stands in the snippet', draft, undefined, choices],
] as const)('%s', (_, config, published, expected) =>
  expect(withDraft(choices, config, published)).toEqual(expected),
);

test.each([
  [choices, draft, undefined, undefined],
  [{ ...choices, config: 'none' }, draft, HERE, 'the built-in firm'],
  [{ ...choices, config: 'none' }, {}, undefined, undefined],
  [at(HERE), draft, HERE, undefined],
  [at(THERE), draft, HERE, `the firm at ${THERE}`],
  [at(''), draft, HERE, 'the built-in firm'],
] as const)('a snippet that carries another firm is told: %#', (chosen, config, published, expected) =>
  expect(otherFirm(chosen, config, published)).toBe(expected),
);
