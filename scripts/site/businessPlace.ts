/** Where the firm is and when it is open, for search engines, as far as its facts say so. */
import type { HomeAndConstructionBusiness } from 'schema-dts';
import type { Business } from '../../src/content/schema';

type Facts = Pick<Business, 'company' | 'currency'>;

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** ISO 3166. Without an address, amounts in US dollars mean the United States. */
export const countryOf = ({ company, currency }: Facts): string | undefined =>
  company.address?.country ?? (currency === 'USD' ? 'US' : undefined);

export function businessPlace(facts: Facts): Partial<Exclude<HomeAndConstructionBusiness, string>> {
  const { address, area, coordinates, hours = [], priceLevel, profiles = [] } = facts.company;
  const [locality, region] = area.split(', ');
  const country = countryOf(facts);
  const known = {
    streetAddress: address?.street,
    addressLocality: address?.city ?? locality,
    addressRegion: address ? address.region : region,
    postalCode: address?.zip,
    addressCountry: country,
  };
  return {
    address: {
      '@type': 'PostalAddress',
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, open, close }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => DAYS[day]),
        opens: open,
        closes: close,
      })),
    }),
    ...(priceLevel && { priceRange: priceLevel }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
