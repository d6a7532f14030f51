import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { calls, SPANISH, spanish, TEMPLATE, template } from './wordpressTexts';

const ADVICE = 'run npm run wordpress-texts';

test('the template and the Spanish file have the texts of the plugin', () => {
  expect(readFileSync(TEMPLATE, 'utf8'), ADVICE).toBe(template());
  expect(readFileSync(SPANISH, 'utf8'), ADVICE).toBe(spanish());
});

test('every text is translated into Spanish, with the same placeholders', () => {
  const placeholders = (text = '') => (text.match(/%(?:\d\$)?[sd]|\[[\w-]+\]/g) ?? []).toSorted();
  for (const texts of Object.values(po.parse(readFileSync(SPANISH)).translations))
    for (const { msgid, msgid_plural: plural, msgstr } of Object.values(texts)) {
      expect(msgstr.every(Boolean), `${msgid} is not translated`).toBe(true);
      if (msgid) expect(placeholders(msgstr.at(-1)), msgid).toEqual(placeholders(plural ?? msgid));
    }
});

describe('a text is found', () => {
  test.each([
    ["esc_html_e( 'It\\'s here', 'biosystem-widgets' )", { text: "It's here" }],
    [
      "_n( '%s lead', '%s leads', count( $a, 1 ), 'biosystem-widgets' )",
      { text: '%s lead', plural: '%s leads' },
    ],
    ["_x( 'Post', 'verb', 'biosystem-widgets' )", { text: 'Post', context: 'verb' }],
    ["__(\n  'On a line, of its own',\n  'biosystem-widgets',\n)", { text: 'On a line, of its own' }],
    [
      "/* translators: %s: a name. */\nsprintf( __( 'To %s', 'biosystem-widgets' ), $name )",
      { comment: '%s: a name.' },
    ],
  ])('in %s', (source, text) => expect(calls(source, 'a.php')).toMatchObject([text]));

  test.each(["__( 'Without a domain' )", "__( $variable, 'biosystem-widgets' )", "__( 'x', 'other' )"])(
    'or refused: %s',
    (source) => expect(() => calls(source, 'a.php')).toThrow('a.php: __('),
  );
});
