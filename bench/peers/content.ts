/** Texts, pictures and fonts of the home page as plain data: the peers of that page show the same. */
import { readFileSync } from 'node:fs';
import { defaultBusiness as business } from '../../src/content/business';
import type { PriceRange } from '../../src/domain/priceRange';
import { limitDensity, pictureSources } from '../../src/ui/section/picture/sources';

interface Source {
  src: string;
  alt: string;
}

const picture = (source: Source | undefined, sizes: string) => {
  if (!source) throw new Error('The built-in content lacks a picture that the peers show.');
  const { src, alt } = source;
  const { src: url, srcSet, others } = pictureSources(src);
  return { src: url, srcSet, avif: others[0]?.srcSet, alt, sizes: limitDensity(sizes) };
};

const prices = ({ min, max }: PriceRange): string =>
  `$${min.toLocaleString('en-US')}–$${max.toLocaleString('en-US')}`;

const { company, texts } = business;
const words = texts.en;
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

const card = '(min-width: 720px) 820px, 110vw';
const half = '(min-width: 900px) 72vw, 100vw';

export const homeContent = {
  title: 'BioSystem: exterior surface care in North Atlanta',
  description:
    'Cleaning, stripping, sealing and repair for the outside of your home. It starts with a free property check, the BioCheck.',
  company,
  menu: business.menu,
  header: words.header,
  hero: {
    ...words.hero,
    subline: filled(words.hero.subline, { area: company.area }),
    promises: Object.values(words.hero.promises),
    picture: picture(business.pictures.hero, '(min-width: 840px) 100vw, 130vw'),
  },
  about: {
    ...words.about,
    reasons: business.about,
    before: picture(business.pictures.about?.before, half),
    after: picture(business.pictures.about?.after, half),
  },
  wheel: { ...words.wheel, stations: business.wheel },
  services: {
    ...words.services,
    items: business.services.map((service) => ({
      ...service,
      picture: service.picture && picture(service.picture, card),
      prices: prices(service.card),
      schedule: filled(words.services.schedule, { service: service.name }),
      more: filled(words.services.more, { service: service.name }),
    })),
  },
  plans: {
    ...words.plans,
    items: business.plans.map((plan) => ({
      ...plan,
      prices: prices(plan.price),
      features: plan.features.home,
      choose: filled(words.plans.choose, { plan: plan.name }),
    })),
  },
  quote: {
    heading: 'Put your quote together',
    lead: 'Choose what your home needs and watch the total as you go. Nothing is charged: the visit settles the price, and you decide then.',
    notes: [
      'Six short steps, in any order you like to go back to.',
      'Print it, or sign it and send it to us.',
      'In a hurry? Get a price range in a minute.',
    ],
    steps: Object.values(words.quote.steps).map(({ label }) => label),
    intro: words.quote.steps.client.intro,
    labels: words.quote.labels,
    hint: words.quote.hints.address,
    total: words.quote.total,
    nothingChosen: words.quote.nothingChosen,
    previous: words.quote.previous,
    next: words.quote.next,
  },
  gallery: {
    ...words.gallery,
    items: business.gallery.map(({ title, text, comparison, picture: single }) => ({
      title,
      text,
      pictures: [comparison?.before, comparison?.after, single].flatMap((one) =>
        one ? [picture(one, half)] : [],
      ),
    })),
  },
  testimonials: { ...words.testimonials, items: business.testimonials },
  banner: { ...words.banner, picture: picture(business.pictures.banner, '(min-width: 840px) 100vw, 130vw') },
  faq: { ...words.faq, lead: filled(words.faq.lead, { phone: company.phone }), items: business.faqs },
  contact: {
    ...words.contact,
    opening: 'It starts with a look at your home, free of charge',
    call: `Rather talk to a person? Call ${company.phone}.`,
    sources: business.contact.hearAboutUs,
  },
  map: { ...words.map, lead: filled(words.map.lead, { area: company.area }) },
  footer: {
    ...words.footer,
    lists: business.footer,
    rights: filled(words.footer.rights, { company: company.name }),
  },
};

export type HomeContent = typeof homeContent;
export type PictureContent = HomeContent['hero']['picture'];

const { items, modifiers, propertyTypes } = business.estimator;
const { steps, labels, result, next, back, compute, missingService } = words.estimator;

/** The built-in items all have prices, and the questions options. */
const itemsIn = (step: string) =>
  items
    .filter(({ group }) => group === step)
    .map(({ price = { min: 0, max: 0 }, ...item }) => ({ ...item, price }));
const questionsIn = (asking: string) =>
  modifiers
    .filter(({ step }) => step === asking)
    .map(({ options = [], ...question }) => ({
      ...question,
      options: options.map(({ factor = 1, ...option }) => ({ ...option, factor })),
    }));

/** Items, questions and messages of the wizards that compute the same estimate. */
export const offer = {
  services: itemsIn('services'),
  addOns: itemsIn('addOns'),
  property: questionsIn('property'),
  location: questionsIn('location'),
  propertyTypes,
  messages: { steps, labels, lead: result.lead, next, back, compute, missingService },
};

/** URL of one of the home page's fonts, of the part that has all its letters. */
function fontUrl(name: string): string {
  const home = readFileSync('dist/site/index.html', 'utf8');
  const [url] = new RegExp(`/assets/${name}-core-[\\w-]+\\.woff2`).exec(home) ?? [];
  if (!url) throw new Error(`dist/site/index.html names no font ${name}.`);
  return url;
}

/**
 * The home page's fonts, loaded as it loads them. Preloaded, they would come before the picture: the largest contentful paint
 * of a page without script was some 0.3 s later. The fallback fonts are in the page's own style sheet.
 * @public for the Astro page
 */
export const fontFaceRules = (): string =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${fontUrl('bricolage-grotesque')})format("woff2");font-weight:200 800;font-display:optional}` +
  `@font-face{font-family:"Instrument Sans";src:url(${fontUrl('instrument-sans')})format("woff2");font-weight:400 700;font-display:optional}`;
