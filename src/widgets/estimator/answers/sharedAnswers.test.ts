import { expect, test } from 'vitest';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import type { EstimatorFacts } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { type Answers, noAnswers } from './answers';
import { sharedAnswers, sharedLink, sharedParameters } from './sharedAnswers';

const termsOf = (facts: Partial<EstimatorFacts> = {}): Terms => ({
  facts: { ...estimatorFacts, ...facts },
  preselected: ['wash'],
  quantities: true,
  locale: 'en',
  yes: 'Yes',
  no: 'No',
});
const terms = termsOf();

const answers: Answers = {
  selected: ['guards', 'bins'],
  options: { stories: '3+', access: 'limited' },
  quantities: { guards: '1,200 ft', bins: '2' },
  propertyType: 'Townhome',
  sqft: '2,400',
  zip: '30009',
};

const followed = (query: string, selected = ['guards', 'bins'], on = terms) =>
  sharedAnswers(new URLSearchParams(query), selected, on);
const link = (given: Answers, on = terms) => new URLSearchParams(sharedParameters(given, on)).toString();

test('answers come back as they were, without the ZIP code', () => {
  expect(followed(link(answers))).toEqual({ ...answers, zip: '' });
  expect(link(answers)).not.toContain('30009');
});

test('a ZIP code is among them where the price depends on it', () => {
  const byArea = termsOf({ areas: [{ id: 'far', label: 'Far', zips: ['300'], fee: 20 }] });
  expect(followed(link(answers, byArea), undefined, byArea).zip).toBe('30009');
});

test('what was preselected is named, so that another page opens the same estimate', () => {
  expect(sharedParameters(noAnswers, terms)).toEqual({ services: 'wash', answers: '' });
});

test('the property type has its name on the page that is opened', () => {
  const german = termsOf({ propertyTypes: ['Einfamilienhaus', 'Reihenhaus'] });
  expect(followed(link(answers), undefined, german).propertyType).toBe('Reihenhaus');
});

test('texts that somebody wrote into a link are none of the visitor’s answers', () => {
  const bad = new URLSearchParams({ sqft: 'Call 555 now', zip: 'at home', propertyType: 'Castle' });
  expect(followed(`answers=${encodeURIComponent(bad.toString())}`)).toMatchObject({
    sqft: '',
    zip: '',
    propertyType: '',
  });
});

test('a query without answers is no shared link', () => {
  expect(sharedLink(new URLSearchParams('services=wash'))).toBeUndefined();
  expect(sharedLink(new URLSearchParams('services=wash&answers='))).toBe('wash ');
});
