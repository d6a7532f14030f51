/** Leads of people who do not exist, to see what an inbox looks like with them: their phone numbers and addresses lead nowhere. */
import type { Lead } from '../../src/domain/leadSchema';
import type { leadStates } from '../../src/domain/leadStates';

/** What the source of each begins with, wherever leads are listed or exported. */
export const DEMO = 'Demo';

export interface DemoLead {
  lead: Lead;
  receivedAt: Date;
  state: (typeof leadStates)[number];
  /** What a job that was won is worth. */
  wonCents?: number;
}

type Common = Pick<Lead, 'id' | 'timestamp' | 'source' | 'page'> &
  Partial<Pick<Lead, 'attribution' | 'lang'>>;

const HOUR = 3_600_000;
const MADE_UP_AREA = '30099';

/** Twelve leads of each kind over the ten days before now, the newest first. */
export function demoLeads(now: Date): DemoLead[] {
  /** One of so many hours ago, from a campaign of this name. */
  const received = (
    hours: number,
    source: string,
    state: DemoLead['state'],
    make: (common: Common) => Lead,
    more: { campaign?: string; lang?: string; wonCents?: number } = {},
  ): DemoLead => {
    const receivedAt = new Date(now.getTime() - hours * HOUR);
    const timestamp = receivedAt.toISOString();
    const touch = { utm_source: more.campaign, landing: 'https://example.com/', at: timestamp };
    return {
      lead: make({
        id: crypto.randomUUID(),
        timestamp,
        source: `${DEMO}: ${source}`,
        page: 'https://example.com/',
        lang: more.lang ?? 'en',
        ...(more.campaign !== undefined && { attribution: { first: touch, last: touch } }),
      }),
      receivedAt,
      state,
      ...(more.wonCents !== undefined && { wonCents: more.wonCents }),
    };
  };
  const person = (fullName: string, line: string, street: string) => ({
    fullName,
    phone: `(770) 555-01${line}`,
    email: emailOf(fullName),
    serviceAddress: `${street}, Springfield, GA ${MADE_UP_AREA}`,
  });
  const booking = (who: ReturnType<typeof person>, areasOfConcern: string) => (common: Common) =>
    ({ ...common, kind: 'contact', ...who, areasOfConcern }) satisfies Lead;
  const check =
    (who: ReturnType<typeof person>, cleaningServices: string[], notes: string) => (common: Common) =>
      ({
        ...common,
        kind: 'audit',
        ...who,
        cleaningServices,
        strippingServices: [],
        protectionServices: [],
        notes,
        photos: [],
      }) satisfies Lead;
  const estimate =
    (
      name: string,
      line: string,
      services: string[],
      [min, max]: readonly [number, number],
      question?: string,
    ) =>
    (common: Common) =>
      ({
        ...common,
        kind: 'estimate',
        selectedServices: services.map((service) => ({ id: idOf(service), name: service, selected: true })),
        propertyInfo: { type: 'House', stories: 2, sqft: 2_400 },
        locationInfo: { zip: MADE_UP_AREA },
        contactInfo: {
          firstName: name,
          email: emailOf(name),
          phone: `(770) 555-01${line}`,
          smsConsent: false,
        },
        estimate: { min, max },
        question,
        uploadedImages: [],
      }) satisfies Lead;
  const quote =
    (who: ReturnType<typeof person>, prices: Record<string, [number, number]>) => (common: Common) => {
      const items = Object.entries(prices).map(([name, [minPrice, maxPrice]]) => ({
        id: idOf(name),
        name,
        minPrice,
        maxPrice,
      }));
      const sum = (end: 'minPrice' | 'maxPrice') => items.reduce((total, item) => total + item[end], 0);
      return {
        ...common,
        kind: 'quote',
        clientName: who.fullName,
        address: who.serviceAddress,
        phone: who.phone,
        email: who.email,
        approved: true,
        signature: who.fullName,
        items,
        total: { min: sum('minPrice'), max: sum('maxPrice') },
      } satisfies Lead;
    };
  return [
    received(
      1,
      'Contact Form',
      'new',
      booking(
        person('Maya Lindqvist', '11', '4 Alder Court'),
        'Green streaks on the north side, and the gutters run over.',
      ),
    ),
    received(
      4,
      'Instant Estimator',
      'new',
      estimate('Tom', '12', ['Roof wash'], [420, 690], 'How soon could you come?'),
      { campaign: 'google' },
    ),
    received(
      9,
      'Audit Wizard',
      'new',
      check(
        person('Rosa Delgado', '13', '77 Mill Road'),
        ['House siding', 'Driveway'],
        'Prefiero que me llamen por la tarde.',
      ),
      { lang: 'es' },
    ),
    received(
      26,
      'Contact Form',
      'called',
      booking(
        person('Peter Novak', '14', '12 Quarry Lane'),
        'We sell the house in spring, and want the front to look fresh.',
      ),
      { campaign: 'newsletter' },
    ),
    received(
      31,
      'Quote Builder',
      'booked',
      quote(person('Grace Obi', '15', '230 Harbor Street'), {
        'House wash': [275, 450],
        'Window cleaning': [120, 180],
      }),
    ),
    received(
      52,
      'Instant Estimator',
      'called',
      estimate('Wei', '16', ['House wash', 'Driveway'], [510, 840]),
      { campaign: 'google' },
    ),
    received(
      76,
      'Contact Form',
      'lost',
      booking(person('Edward Hall', '17', '9 Chapel Hill'), 'Only the patio, about 40 square meters.'),
    ),
    received(
      99,
      'Audit Wizard',
      'booked',
      check(
        person('Fatima Rahman', '18', '51 Orchard Way'),
        ['Roof (black streaks, moss)'],
        'The dog is friendly. Please close the gate.',
      ),
    ),
    received(124, 'Instant Estimator', 'won', estimate('Julia', '19', ['Roof wash', 'Gutters'], [640, 980]), {
      campaign: 'nextdoor',
      wonCents: 78_500,
    }),
    received(
      150,
      'Quote Builder',
      'won',
      quote(person('Samuel Ortiz', '20', '3 Lakeview Drive'), {
        'Roof wash': [420, 690],
        'Gutter guards': [300, 520],
      }),
      { wonCents: 96_000 },
    ),
    received(
      193,
      'Audit Wizard',
      'lost',
      check(person('Nina Petrova', '21', '18 Station Road'), ['Deck'], ''),
      { campaign: 'newsletter' },
    ),
    received(
      236,
      'Contact Form',
      'won',
      booking(
        person('Daniel Brooks', '22', '640 Old Post Road'),
        'Driveway and front steps before the party on the 20th.',
      ),
      { campaign: 'google', wonCents: 41_000 },
    ),
  ];
}

/** An address to which no mail can go. */
const emailOf = (name: string): string => `${idOf(name)}@demo.example`;

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
