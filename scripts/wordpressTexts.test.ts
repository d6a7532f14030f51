import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { calls, SPANISH, spanish, TEMPLATE, template } from './wordpressTexts';

// Where one fails: npm run wordpress-texts, and translate what is new.
test('the template has the texts of the plugin', () =>
  expect(readFileSync(TEMPLATE, 'utf8')).toBe(template()));
test('the Spanish file has the texts of the plugin', () =>
  expect(readFileSync(SPANISH, 'utf8')).toBe(spanish()));

const translations = Object.values(po.parse(readFileSync(SPANISH)).translations)
  .flatMap((texts) => Object.values(texts))
  .filter(({ msgid }) => msgid !== '');
const placeholders = (text = '') => (text.match(/%(?:\d\$)?[sd]|\[[\w-]+\]/g) ?? []).toSorted();

test('every text is translated into Spanish', () =>
  expect(translations.filter(({ msgstr }) => !msgstr.every(Boolean)).map(({ msgid }) => msgid)).toEqual([]));

test('translations have the same placeholders', () =>
  expect(translations.map(({ msgstr }) => placeholders(msgstr.at(-1)))).toEqual(
    translations.map(({ msgid, msgid_plural: plural }) => placeholders(plural ?? msgid)),
  ));

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
