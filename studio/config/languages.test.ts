import { expect, test } from 'vitest';
import { englishName, languagesOf } from './languages';

test.each([
  [undefined, ['en']],
  [{}, ['en']],
  [{ texts: { es: {}, en: {}, 'pt-BR': {} } }, ['en', 'es', 'pt-BR']],
  [{ texts: { de: {}, es: {} } }, ['de', 'es', 'en']],
  [{ texts: { 'no language': {}, '<img>': {} } }, ['en']],
  [{ texts: 'none' }, ['en']],
])('the languages of %j are %j', (config, languages) => expect(languagesOf(config)).toEqual(languages));

test('a language is named', () => expect(englishName('es')).toBe('Spanish'));
