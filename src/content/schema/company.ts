/** Who the firm is, and how its facts are written and look. */
import * as v from 'valibot';
import { LIST_LIMIT, label, languageTag, list, note, textOrEmpty, tokenName, topic } from '../fields';

const LOGO = 'up to three letters, or a URL that begins with "/" or "https://"';

const logo = v.pipe(
  v.string(LOGO),
  v.maxLength(2000, LOGO),
  v.regex(/^(?:[^\s/]{0,3}|(?:\/|https:\/\/)\S+)$/u, LOGO),
  v.description(
    'Stands before the name in header and footer: a picture, by its URL, or up to three letters. Empty: the initials of the name.',
  ),
  v.examples(['/logo.svg', 'BP']),
);

export const company = topic(
  {
    name: label('Name of the company.'),
    tagline: note('Short line that goes with the name.'),
    motto: note('Second short line, shown where there is space.'),
    logo: v.optional(logo),
    phone: textOrEmpty('Phone number as people read it. Empty: no phone is shown.'),
    email: textOrEmpty('Email address of the company. Empty: none is shown.'),
    area: textOrEmpty('The area served, in a few words. The map shows it. Empty: there is no map.'),
    cities: list(label('A city.'), 'The cities served, in the order they are shown.'),
  },
  'Who you are and how people reach you.',
);

export const currency = v.pipe(
  v.string('a currency code of three capital letters, such as "EUR"'),
  v.regex(/^[A-Z]{3}$/, 'a currency code of three capital letters, such as "EUR"'),
  v.description('Currency of every price, as an ISO 4217 code.'),
  v.examples(['USD', 'EUR', 'GBP', 'CAD']),
);

const LOCALE = 'a language tag such as "en-US" or "de-AT"';

export const locale = v.pipe(
  v.string(LOCALE),
  v.check((tag) => tag === '' || v.is(languageTag, tag), LOCALE),
  v.description("How numbers and prices are written, as a language tag. Empty: as the page's language does."),
  v.examples(['en-US', 'en-GB', 'de-DE', 'pt-BR']),
);

const cssValue = v.pipe(
  v.string('a CSS value such as "#7a1f2b" or "8px"'),
  v.maxLength(200, 'a CSS value of at most 200 characters'),
  v.regex(/^[^;{}<>\\]+$/, 'a CSS value without ; { } < > and backslash'),
  v.check((value) => !/(?:url|src|image|image-set)\(/i.test(value), 'a CSS value that loads no file'),
  v.description('A CSS value.'),
);

export const theme = v.pipe(
  v.record(tokenName, cssValue, 'an object with a CSS value per token'),
  v.maxEntries(LIST_LIMIT, `at most ${LIST_LIMIT} tokens`),
  v.description('Look: values of the --bio-* tokens, named without that prefix.'),
  v.examples([{ 'color-accent': '#7a1f2b', radius: '8px' }]),
);
