/** Who the firm is, and how its facts are written and look. */
import * as v from 'valibot';
import { label, languageTag, list, note, textOrEmpty, topic } from '../fields';

const LOGO = 'up to three letters, a URL that begins with "/" or "https://", or "builtin:emblem"';

const logo = v.pipe(
  v.string(LOGO),
  v.maxLength(2000, LOGO),
  v.regex(/^(?:[^\s/]{0,3}|builtin:emblem|(?:\/|https:\/\/)\S+)$/u, LOGO),
  v.description(
    'Stands before the name in header and footer: a picture, by its URL, up to three letters, or the emblem that comes with the widgets. Empty: the initials of the name.',
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
