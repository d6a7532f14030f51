/** In which time zone a firm works: mails, exports, prints and notices give times and days as the firm's clocks do. */

/** What is read of a firm's facts, as far as they name it. */
interface ZonedFacts {
  timeZone?: string | undefined;
  currency?: string | undefined;
  company?:
    | {
        /** Such as "North Atlanta, Georgia". */
        area?: string | undefined;
        address?: { region?: string | undefined; country?: string | undefined } | undefined;
      }
    | undefined;
}

/** States of the United States in which all clocks agree. Of the others the firm has to name its zone. */
const STATES: Readonly<Record<string, string>> = {
  'America/New_York':
    'CT Connecticut, DE Delaware, DC District of Columbia, GA Georgia, ME Maine, MD Maryland, MA Massachusetts, NH New Hampshire, NJ New Jersey, NY New York, NC North Carolina, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VT Vermont, VA Virginia, WV West Virginia',
  'America/Chicago':
    'AL Alabama, AR Arkansas, IL Illinois, IA Iowa, LA Louisiana, MN Minnesota, MS Mississippi, MO Missouri, OK Oklahoma, WI Wisconsin',
  'America/Denver': 'CO Colorado, MT Montana, NM New Mexico, UT Utah, WY Wyoming',
  'America/Los_Angeles': 'CA California, WA Washington',
  'Pacific/Honolulu': 'HI Hawaii',
};

/** Countries in which all clocks agree, by their ISO 3166 codes; islands far from the mainland have codes of their own. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CR: 'America/Costa_Rica',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PR: 'America/Puerto_Rico',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  ZA: 'Africa/Johannesburg',
};

const zoneOfState = new Map(
  Object.entries(STATES).flatMap(([zone, states]) =>
    states
      .split(', ')
      .flatMap((state) => [
        [state.slice(0, 2), zone] as const,
        [state.slice(3).toLowerCase(), zone] as const,
      ]),
  ),
);

/** Whether it is the name of a zone in the IANA database, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // An offset such as `+02:00` knows no summer time.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/**
 * @returns the zone that the facts name, else that of the firm's state or country where there is only one; undefined where
 *   the firm has to be asked. Without a country, amounts in US dollars mean the United States.
 */
export function timeZoneOf({ timeZone, currency, company }: ZonedFacts): string | undefined {
  if (timeZone) return isTimeZone(timeZone) ? timeZone : undefined;
  const { region, country = currency === 'USD' ? 'US' : '' } = company?.address ?? {};
  if (country.toUpperCase() !== 'US') return COUNTRIES[country.toUpperCase()];
  const state = (region ?? company?.area?.split(', ').at(-1) ?? '').trim();
  return zoneOfState.get(state.toUpperCase()) ?? zoneOfState.get(state.toLowerCase());
}
