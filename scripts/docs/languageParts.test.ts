import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/content/defaults';
import { english } from '../../src/content/messages';
import { defaultsOf } from '../../src/element/settings';
import { languages, loadLanguage } from '../../src/languages';
import { specs } from '../../src/specs';

describe.each(Object.keys(languages))('in the language %s', (tag) => {
  test.each(specs.map(({ spec }) => [spec.tag, spec] as const))(
    '<%s> gets what it shows with the part of the language that it downloads',
    async (_, spec) => {
      const defaults = defaultsOf(spec);
      const [part, whole] = await Promise.all([
        loadLanguage(defaults, tag),
        languages[tag]?.(Object.keys(english)),
      ]);
      if (!part || !whole) throw new Error(`There is no language ${tag}.`);
      const shown = inLanguage(defaults, tag, part);
      const expected = inLanguage(defaults, tag, whole);
      expect(shown.facts).toEqual(expected.facts);
      expect(shown.referenced).toEqual(expected.referenced);
      expect(shown.messages).toEqual(expected.messages);
      const own = (texts: object = {}) =>
        Object.fromEntries(
          Object.entries(texts).filter(
            ([topic, messages]) => topic in shown.messages.en && Object.keys(messages as object).length > 0,
          ),
        );
      expect(own(shown.texts[tag])).toEqual(own(expected.texts[tag]));
    },
  );
});
