/** What stands on a door hanger: the firm's facts, and a few words of ours around them. */
import type { Business } from '../../src/content/business';

export const hangerLanguages = ['en', 'es', 'de'] as const;
export type HangerLanguage = (typeof hangerLanguages)[number];

const words = {
  en: { scan: 'Scan to ask us', call: 'Or call', services: 'What we do' },
  es: { scan: 'Escanee y pregúntenos', call: 'O llame', services: 'Lo que hacemos' },
  de: { scan: 'Scannen und anfragen', call: 'Oder rufen Sie an', services: 'Was wir machen' },
} as const satisfies Record<HangerLanguage, object>;

/** Sizes of paper, in the units in which printers know them. */
export const papers = {
  /** The door hanger of the United States: half of a Letter sheet. */
  us: { width: '4.25in', height: '11in', label: 'Door hanger, 4.25 × 11 in' },
  /** Half of an A4 sheet. */
  a: { width: '105mm', height: '297mm', label: 'Half of A4, 105 × 297 mm' },
} as const;
export type Paper = keyof typeof papers;

/** Services that fit below each other. */
const mostServices = 6;

export interface Hanger {
  lang: HangerLanguage;
  company: { name: string; logo: string | undefined };
  tagline: string;
  motto: string;
  services: { heading: string; names: readonly string[] };
  scan: string;
  call: string;
  phone: string;
  /** Where the firm works. */
  area: string;
}

export function hangerOf(
  { company, services, estimator }: Pick<Business, 'company' | 'services' | 'estimator'>,
  lang: HangerLanguage,
): Hanger {
  const sold = services.length > 0 ? services : estimator.items;
  const names = [...new Set(sold.map(({ name }) => name))];
  const { scan, call, services: heading } = words[lang];
  const { name, logo, phone, tagline = '', motto = '', area } = company;
  return {
    lang,
    company: { name, logo },
    tagline,
    motto,
    services: { heading, names: names.slice(0, mostServices) },
    scan,
    call,
    phone,
    area,
  };
}

/** The paper of the firm's country: that of its locale, else that of its currency. */
export function paperOf({ locale, currency }: { locale: string; currency: string }): Paper {
  const region = regionOf(locale) ?? (currency === 'USD' ? 'US' : undefined);
  return region === 'US' ? 'us' : 'a';
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined; // none is named
  }
}
