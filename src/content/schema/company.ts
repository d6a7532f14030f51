/** Who the firm is, and how its facts are written and look. */
import * as v from 'valibot';
import { isTimeZone } from '../../domain/timeZone';
import { label, languageTag, list, note, textOrEmpty, topic } from '../fields';
import { hours } from './hours';

const COUNTRY = 'a country code of two capital letters, such as "US"';

/** Search engines, mails and the time zone go by it. */
const address = topic(
  {
    street: note('Street and number, such as "12 Mill Lane".'),
    city: note('City.'),
    region: note('State or region, such as "GA".'),
    zip: note('ZIP or postal code.'),
    country: v.optional(
      v.pipe(
        v.string(COUNTRY),
        v.regex(/^[A-Z]{2}$/, COUNTRY),
        v.description('Country, as an ISO 3166 code. Left out: US where prices are in US dollars.'),
        v.examples(['US', 'DE']),
      ),
    ),
  },
  'Where the business is. Only search engines are told. Left out: they are told the area alone.',
);

const degrees = (most: number, description: string) => {
  const expected = `degrees from -${most} to ${most}, such as 34.07`;
  return v.pipe(
    v.number(expected),
    v.minValue(-most, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
};

const PROFILE = 'a URL that begins with "https://"';

const profile = v.pipe(
  v.string(PROFILE),
  v.maxLength(2000, PROFILE),
  v.regex(/^https:\/\//, PROFILE),
  v.description('A page about the business elsewhere, such as its page on a map or a network.'),
);

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

const HOURS = 'a number of hours from 1 to 336';

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
    address: v.optional(address),
    coordinates: v.optional(
      topic(
        {
          latitude: degrees(90, 'Degrees north, with five decimal places.'),
          longitude: degrees(180, 'Degrees east, the same.'),
        },
        'Where the business is, for search engines.',
      ),
    ),
    hours: v.optional(hours),
    priceLevel: v.optional(
      v.pipe(
        v.string('up to 99 characters'),
        // Search engines show no longer one.
        v.maxLength(99, 'up to 99 characters'),
        v.description('How expensive it is, for search engines, such as "$$" or "$100–$500".'),
      ),
    ),
    answerWithin: v.optional(
      v.pipe(
        v.number(HOURS),
        v.minValue(1, HOURS),
        v.maxValue(336, HOURS),
        v.description(
          'Within how many hours you promise an answer. The inbox shows how much of that time is left.',
        ),
        v.examples([1, 4, 24]),
      ),
    ),
    profiles: v.optional(list(profile, 'Pages about the business elsewhere, for search engines.')),
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

const ZONE = 'the name of a time zone, such as "America/New_York"';

export const timeZone = v.pipe(
  v.string(ZONE),
  v.check((name) => name === '' || isTimeZone(name), ZONE),
  v.description(
    'The time zone of the firm, as an IANA name: days and times are those of its clocks. Empty: that of the state or country of the address, where there is only one.',
  ),
  v.examples(['America/New_York', 'Europe/Berlin']),
);
