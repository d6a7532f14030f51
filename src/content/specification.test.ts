/**
 * The built-in facts are those of the specification: every figure of its section 9, its lists, and the texts that it gives to
 * the letter. Whoever replaces the built-in facts deletes this file: every other test reads facts of its own.
 */
import { describe, expect, test } from 'vitest';
import { defaultBusiness } from './business';

const {
  addOns,
  audit,
  company,
  contact,
  currency,
  estimator,
  faqs,
  gutters,
  plans,
  quote,
  services,
  testimonials,
  texts,
  tiers,
} = defaultBusiness;

function byId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`no entry has the id "${id}"`);
  return found;
}

const ids = (entries: readonly { id: string }[]) => entries.map((entry) => entry.id);

describe('service prices', () => {
  test.each([
    ['biorinse', { min: 275, max: 975 }, { min: 275, max: 975 }],
    ['bioblast', { min: 450, max: 1800 }, { min: 450, max: 1800 }],
    ['bioseal', { min: 495, max: 2200 }, { min: 495, max: 1495, openEnded: true }],
    ['biobuild', { min: 400, max: 1200 }, { min: 450, max: 1200 }],
    ['bioguide', { min: 275, max: 1200 }, { min: 275, max: 425 }],
  ])('%s: card and page', (id, card, page) => {
    const service = byId(services, id);
    expect(service.card).toEqual(card);
    expect(service.page ?? service.card).toEqual(page); // as the page shows it
  });

  test('there are five cards, each with a page of its own', () => {
    expect(ids(services)).toEqual(['biorinse', 'bioblast', 'bioseal', 'biobuild', 'bioguide']);
    expect(ids(defaultBusiness.servicePages)).toEqual(ids(services));
  });
});

describe('quote builder', () => {
  const items = quote.groups.flatMap((group) => group.items);

  test.each([
    ['biorinse', 275, 975],
    ['bioblast', 450, 1800],
    ['bioseal', 495, 2200],
    ['hardscape', 450, 1200],
    ['fascia-soffit', 400, 900],
    ['gutter', 275, 1200],
    ['lighting', 750, 4500],
    ['bin-cleaning', 25, 40],
    ['biocare', 35, 195],
  ])('%s: %d to %d', (id, min, max) => {
    expect(byId(items, id).price).toEqual({ min, max });
  });

  test('has these nine items in four groups', () => {
    expect(items).toHaveLength(9);
    expect(ids(quote.groups)).toEqual(['bioRinse', 'bioSeal', 'bioBuild', 'addOns']);
  });
});

describe('estimator', () => {
  test.each([
    ['biorinse', 275, 975, undefined],
    ['bioblast', 395, 1495, undefined],
    ['bioseal', 495, 1495, undefined],
    ['lineguard', 350, 1200, undefined],
    ['hardscape', 495, 1800, undefined],
    ['gutter-clean', 175, 795, undefined],
    ['gutter-guards', 9, 16, 'foot'],
    ['flow-audit', 75, 150, undefined],
    ['lighting', 750, 3500, undefined],
    ['bin-cleaning', 25, 45, 'bin'],
    ['glass', 95, 395, undefined],
  ])('%s: %d to %d', (id, min, max, unit) => {
    expect(byId(estimator.items, id).price).toEqual({ min, max });
    expect(byId(estimator.items, id).unit).toBe(unit);
  });

  test('offers eight services and three add-ons', () => {
    const inGroup = (group: string) => ids(estimator.items.filter((item) => item.group === group));
    expect(inGroup('services')).toHaveLength(8);
    expect(inGroup('addOns')).toEqual(['lighting', 'bin-cleaning', 'glass']);
  });

  test.each([
    ['stories', { '1': 1, '2': 1.15, '3+': 1.3 }],
    ['condition', { Light: 0.95, Moderate: 1, Heavy: 1.2 }],
    ['access', { Easy: 1, Typical: 1.1, Limited: 1.25 }],
    [
      'material',
      {
        Vinyl: 1,
        Stucco: 1,
        Brick: 1,
        Pavers: 1.1,
        Concrete: 1,
        Wood: 1.1,
        Stone: 1.1,
        Composite: 1,
        Metal: 1,
      },
    ],
  ])('%s multiplies by', (id, factors) => {
    const { options = [] } = byId(estimator.modifiers, id);
    expect(Object.fromEntries(options.map((option) => [option.label, option.factor]))).toEqual(factors);
  });

  test('has no other modifiers', () => {
    expect(estimator.modifiers).toHaveLength(4);
  });

  test('property types and the length of a visit', () => {
    expect(estimator.propertyTypes).toEqual([
      'Single-family',
      'Townhome',
      'Multi-unit (2-4)',
      'Commercial small',
    ]);
    expect(estimator.visitHours).toEqual({ min: 2, max: 5 });
  });

  test('prices are in dollars', () => {
    expect(currency).toBe('USD');
  });
});

describe('plans, tiers, gutters, add-ons', () => {
  test.each([
    ['essential', 'Essential', 35, 55, false],
    ['protect', 'Protect', 75, 125, true],
    ['premium', 'Premium+', 150, 195, false],
  ])('plan %s', (id, name, min, max, popular) => {
    const plan = byId(plans, id);
    expect(plan.name).toBe(name);
    expect(plan.price).toEqual({ min, max });
    expect(plan.period).toBe('month');
    expect(plan.popular ?? false).toBe(popular);
  });

  test.each([
    ['essential', 'home', ['2 soft washes a year', '10% discount']],
    ['protect', 'home', ['15% add-on discount']],
    ['premium', 'home', ['4 visits', '20% discount', '$200 annual repair credit']],
    ['essential', 'page', ['10% discount']],
    ['protect', 'page', ['15% discount']],
    ['premium', 'page', ['20% discount']],
  ] as const)('%s on the %s page: %s', (id, page, stated) => {
    const features = byId(plans, id).features[page].join('\n');
    for (const words of stated) expect(features).toContain(words);
  });

  test('the features state no other figure', () => {
    const figures = plans.map(({ features }) =>
      [features.home, features.page].flat().join(' ').match(/\d+/g),
    );
    expect(figures).toEqual([
      ['2', '10', '10'],
      ['15', '15'],
      ['4', '20', '200', '20'],
    ]);
  });

  test.each([
    ['HydroShield', 495, '1 year'],
    ['FusionGuard', 995, '3 years'],
    ['InfinityCoat', 1495, '5+ years'],
  ])('tier %s from %d lasts %s', (name, from, lasts) => {
    expect(tiers).toContainEqual(expect.objectContaining({ name, from, lasts }));
  });

  test.each([
    ['Clean', 275, 425, undefined],
    ['Secure', 295, 395, undefined],
    ['Install', 7, 12, 'foot'],
  ])('gutter option %s: %d to %d', (name, min, max, unit) => {
    const option = gutters.find((entry) => entry.name === name);
    expect(option?.price).toEqual({ min, max });
    expect(option?.unit).toBe(unit);
  });

  test('add-ons', () => {
    expect(byId(addOns, 'lighting').prices).toEqual([{ price: { min: 750, max: 4500 } }]);
    expect(byId(addOns, 'glass').prices).toEqual([{ price: { min: 150, max: 450 } }]);
    expect(byId(addOns, 'bin-cleaning').prices).toEqual([
      { label: 'One-time', price: { min: 25, max: 40 }, note: '2 bins' },
      { label: 'Monthly', price: { min: 15, max: 20 } },
      { label: 'Quarterly', price: { min: 25, max: 30 }, unit: 'visit' },
    ]);
    expect([addOns, tiers, gutters, plans].map((entries) => entries.length)).toEqual([3, 3, 3, 3]);
  });
});

describe('questions, testimonials, people and places', () => {
  test('eight questions, three of them quick', () => {
    expect(faqs).toHaveLength(8);
    expect(faqs.filter((faq) => faq.quick)).toHaveLength(3);
  });

  test('the answers give the figures of the specification', () => {
    expect(byId(faqs, 'how-long-does-bioseal-last').answer).toContain('up to two years');
    expect(byId(faqs, 'how-soon-do-you-answer').answer).toContain('within 24 hours');
    expect(byId(faqs, 'how-long-is-a-visit').answer).toContain('2 to 5 hours');
    expect(byId(faqs, 'what-does-it-cost').answer).toContain('about 60 seconds');
    expect(company.cities.filter((city) => !byId(faqs, 'where-do-you-work').answer.includes(city))).toEqual(
      [],
    );
  });

  test('five testimonials of five stars, all marked as samples', () => {
    expect(testimonials).toHaveLength(5);
    expect(testimonials.every(({ rating, sample }) => rating === 5 && sample === true)).toBe(true);
  });

  test('twelve cities in order', () => {
    expect(company.cities.join(', ')).toBe(
      'Alpharetta, Roswell, Johns Creek, Milton, Woodstock, Cumming, Canton, Kennesaw, Acworth, Suwanee, Dunwoody, Peachtree Corners',
    );
  });

  test('the phone number is one that belongs to nobody', () => {
    expect(company.phone).toMatch(/^\(770\) 555-01\d\d$/);
  });

  test('the wheel has seven stations; stripping, plans and inspection lead to pages', () => {
    expect(defaultBusiness.wheel.map(({ id, href }) => `${id} ${href}`)).toEqual([
      'cleaning #biorinse',
      'stripping /services/bioblast',
      'sealing #bioseal',
      'repair #biobuild',
      'gutters #bioguide',
      'plans /biocare',
      'inspection /biocheck',
    ]);
  });

  test('what a BioCheck checks and gives, and three benefits of a plan', () => {
    expect(defaultBusiness.biocheck.checked.map(({ title }) => title)).toEqual([
      'Surface condition',
      'Protection status',
      'Water flow and drainage',
      'Structural concerns',
    ]);
    expect(defaultBusiness.biocheck.received.map(({ title }) => title)).toEqual([
      'Surface health report',
      'Honest recommendations',
      'Same-day quote',
      'No-pressure approach',
    ]);
    expect(defaultBusiness.biocare.benefits).toHaveLength(3);
  });

  test('BioBlast works in four steps', () => {
    const { howItWorks } = byId(defaultBusiness.servicePages, 'bioblast');
    expect(howItWorks?.map(({ title }) => title)).toEqual([
      'Assessment',
      'Dustless blasting',
      'Clean and rinse',
      'Ready for protection',
    ]);
  });
});

describe('choices and messages, to the letter', () => {
  test('how did you hear about us', () => {
    expect(contact.hearAboutUs.join(', ')).toBe(
      'Google Search, Facebook, Referral, Nextdoor, Door Hanger, Other',
    );
  });

  test('the audit wizard', () => {
    expect(audit.cleaningServices.join('; ')).toBe(
      'House Siding; Roof (Black Streaks, Moss); Driveway & Sidewalks; Patio, Porch, or Pool Deck; Fence (Wood or Vinyl); Gutters (Stains or Brightening)',
    );
    expect(audit.strippingServices.join('; ')).toBe(
      "Paint or Stain Removal; Rust Removal; Coating Removal (Epoxy, etc.); Graffiti Removal; I'm not sure if I need this",
    );
    expect(audit.protectionServices.join('; ')).toBe(
      'Sealing Concrete or Pavers; Waterproofing Wood Deck or Fence; Protecting my Roof; Learning more about a maintenance plan; No, thanks. Just cleaning for now.',
    );
  });

  test('the contact form', () => {
    const { contact: messages } = texts.en;
    expect(messages.button).toBe('Schedule My BioCheck™');
    expect(messages.sending).toBe('Scheduling Your BioCheck™...');
    expect(messages.success).toBe(
      "Thank you! Your BioCheck™ has been scheduled. We'll contact you within 24 hours to confirm your appointment.",
    );
    expect(messages.error).toBe('Something went wrong. Please try again or call us directly at {phone}.');
    expect(Object.values(messages.labels)).toEqual([
      'Full Name',
      'Phone',
      'Email',
      'Service Address',
      'How Did You Hear About Us?',
      'Areas of Concern',
    ]);
  });
});
