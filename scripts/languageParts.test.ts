import { describe, expect, test } from 'vitest';
import { languages } from '../src/content/languages';
import { localizeFacts, translate } from '../src/content/languages/localizeFacts';
import { english } from '../src/content/messages';
import { builtInFacts } from '../src/element/settings';
import { specs } from './specs';

describe.each(Object.keys(languages))('in the language %s', (tag) => {
  test.each(specs.map(({ spec }) => [spec.tag, spec] as const))(
    '<%s> gets what it shows with the part of the language that it downloads',
    async (_, spec) => {
      const facts = builtInFacts(spec);
      const { facts: localized, translated } = await localizeFacts(facts, tag);
      const whole = await languages[tag]?.(Object.keys(english));
      const { texts, ...topics } = localized;
      const {
        texts: { en: own },
        ...builtIn
      } = facts;
      const shown = (messages: object = {}) =>
        Object.fromEntries(Object.entries(messages).filter(([topic]) => topic in own));
      expect(topics).toEqual(translate(builtIn, whole?.facts));
      expect(texts[tag]).toEqual(shown(whole?.messages));
      expect(shown(translated[tag])).toEqual(shown(whole?.neutralMessages));
    },
  );
});
