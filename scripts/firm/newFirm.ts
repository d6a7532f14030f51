/** The file of a new firm, made of what its owner answered. */
import { idOf } from '../../src/domain/idOf';
import { wordsIn } from './words';

export interface NewService {
  name: string;
  price: { min: number; max: number };
  /** What the price is for, such as foot; empty for the job. */
  unit: string;
}

export interface Answers {
  name: string;
  phone: string;
  email: string;
  /** City and state or region, such as "Portland, Oregon". */
  place: string;
  street: string;
  zip: string;
  /** ISO 3166. */
  country: string;
  services: readonly NewService[];
  /** The main one first. */
  languages: readonly string[];
  /** Empty where it follows from the place. */
  timeZone: string;
  /** A CSS color; empty for the one that comes with the widgets. */
  color: string;
  /** As `company.logo`; empty for the initials. */
  logo: string;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  CH: 'CHF',
  AU: 'AUD',
};

/** `Gutter cleaning = 180-420; Guards = 9-14 / foot`, as the question for the services is answered. @throws for another form */
export function readServices(text: string): NewService[] {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', min = '', max = min, unit = ''] =
        /^(.+?)\s*=\s*([\d.]+)\s*(?:[-–]\s*([\d.]+))?\s*(?:\/\s*(.+))?$/.exec(line) ?? [];
      if (!idOf(name))
        throw new Error(
          `"${line}" is no service. Write its name and its prices, such as: Gutter cleaning = 180-420; Guards = 9-14 / foot`,
        );
      return { name, price: { min: Number(min), max: Number(max) }, unit: unit.trim() };
    });
}

export function newFirm(answers: Answers): object {
  const { name, phone, email, place, street, zip, country, services, languages, timeZone, color, logo } =
    answers;
  const [language = 'en'] = languages;
  const words = wordsIn(language);
  const [city = place, region = ''] = place.split(', ');
  const jobs = services.filter(({ unit }) => unit === '');
  return {
    $schema: '/business.schema.json',
    version: 1,
    company: {
      name,
      tagline: '',
      ...(logo && { logo }),
      phone,
      email,
      area: place,
      address: { street, city, region, zip, country },
      hours: [],
      profiles: [],
    },
    currency: CURRENCIES[country] ?? 'EUR',
    locale: country === 'US' && language === 'en' ? '' : `${language}-${country}`,
    timeZone,
    languages,
    legal: {
      entity: country === 'US' ? '' : name,
      representative: '',
      register: '',
      vatId: '',
      reviewed: '',
    },
    notice: {},
    // The contact form is on the home page, and on the pages of the services.
    links: { audit: '/#contact', contact: '#contact' },
    menu: [
      { label: words.services, services: true },
      { label: words.prices, href: '#packages' },
      { label: words.contact, href: '#contact' },
    ],
    footer: [
      {
        title: words.more,
        links: [
          { label: words.home, href: '/' },
          { label: words.site.privacy, href: '/privacy' },
          { label: words.site.terms, href: '/terms' },
          { label: words.site.accessibility, href: '/accessibility' },
          ...(country === 'US' ? [] : [{ label: words.site.imprint, href: '/imprint' }]),
        ],
      },
    ],
    services: services.map((service) => ({
      id: idOf(service.name),
      name: service.name,
      purpose: '',
      card: { ...service.price, ...(service.unit && { unit: service.unit }) },
    })),
    estimator: {
      items: services.map((service) => ({
        id: idOf(service.name),
        group: 'services',
        ...(service.unit && {
          unit: service.unit,
          quantityLabel: words.howMany.replace('{unit}', service.unit),
          quantity: { min: 1 },
        }),
      })),
      stepsOff: ['addOns', 'property', 'location'],
    },
    ...(jobs.length > 1 && {
      quote: {
        groups: [
          {
            id: 'services',
            label: words.services,
            step: 'core',
            items: jobs.map((service) => ({ id: idOf(service.name) })),
          },
        ],
      },
    }),
    faqs: [
      { id: 'where', question: words.where, answer: words.whereAnswer, quick: true },
      { id: 'cost', question: words.cost, answer: words.costAnswer, quick: true },
    ],
    contact: { hearAboutUs: words.found },
    ...(color && { theme: { 'color-accent': color } }),
    texts: { [language]: {} },
  };
}

/** The file of another language of the firm: what `newFirm` says, in it. The names of services are the owner's. */
export function newTranslation(language: string, firm: object): object {
  const words = wordsIn(language);
  const { quote, footer } = firm as { quote?: object; footer: { links: object[] }[] };
  const links = [
    words.home,
    words.site.privacy,
    words.site.terms,
    words.site.accessibility,
    words.site.imprint,
  ].slice(0, footer[0]?.links.length);
  return {
    $schema: '/business.schema.json',
    version: 1,
    menu: [{ label: words.services }, { label: words.prices }, { label: words.contact }],
    footer: [{ title: words.more, links: links.map((label) => ({ label })) }],
    ...(quote && { quote: { groups: [{ id: 'services', label: words.services }] } }),
    faqs: [
      { id: 'where', question: words.where, answer: words.whereAnswer },
      { id: 'cost', question: words.cost, answer: words.costAnswer },
    ],
    contact: { hearAboutUs: words.found },
    texts: { [language]: {} },
  };
}
