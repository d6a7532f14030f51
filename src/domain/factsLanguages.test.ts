import { expect, test } from 'vitest';
import { factsLanguages } from './factsLanguages';

test.each([
  [{}, ['en']],
  [{ languages: [], locale: '' }, ['en']],
  [{ locale: 'de-DE' }, ['de']],
  [{ locale: 'DE' }, ['de']],
  [{ languages: [], locale: 'de-AT' }, ['de']],
  [{ languages: ['es', 'en'], locale: 'en-US' }, ['es', 'en']],
  [{ languages: ['pt-BR'] }, ['pt-BR']],
  [{ languages: 'de', locale: 7 }, ['en']],
  [{ languages: [7, 'de'] }, ['de']],
])('the languages of %j are %j', (facts, languages) => expect(factsLanguages(facts)).toEqual(languages));
