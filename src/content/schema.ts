/**
 * The one description of the business's facts. The types of all topics, the checks of an agency's config
 * and the JSON Schema for editors are made from it. Only the config chunk loads it at run time:
 * everything else takes its types with `import type`.
 */
import * as v from 'valibot';
import {
  factor,
  flag,
  id,
  LIST_LIMIT,
  label,
  languageTag,
  list,
  note,
  price,
  range,
  shownRange,
  text,
  textOrEmpty,
  tokenName,
  topic,
} from './fields';
import { textsSchema } from './wordsSchema';

const cssValue = v.pipe(
  v.string('a CSS value such as "#7a1f2b" or "8px"'),
  v.maxLength(200, 'a CSS value of at most 200 characters'),
  v.regex(/^[^;{}<>\\]+$/, 'a CSS value without ; { } < > and backslash'),
  v.check((value) => !/(?:url|src|image|image-set)\(/i.test(value), 'a CSS value that loads no file'),
  v.description('A CSS value.'),
);

const href = v.pipe(
  v.string('a link'),
  v.maxLength(2000, 'a link of at most 2000 characters'),
  v.regex(/^(?:#|\/|https?:\/\/)/, 'a link that begins with "#", "/", "https://" or "http://"'),
  v.description('Where it leads: an anchor on the page, a path or an address.'),
);

const PICTURE = 'an address that begins with "/", "https://" or "builtin:"';

const picture = (description: string) =>
  topic(
    {
      src: v.pipe(
        v.string(PICTURE),
        v.maxLength(2000, `${PICTURE}, of at most 2000 characters`),
        v.regex(/^(?:\/|https:\/\/|builtin:)/, PICTURE),
        v.description(
          'Its address. Braces stand for several files: /roof-{480,960}.{avif,webp} is two widths in pixels in two formats, the one for every browser last. "builtin:" in front: a picture that comes with the widgets.',
        ),
      ),
      alt: textOrEmpty('What it shows, for those who do not see it. Empty: it only accompanies words.'),
    },
    description,
  );

const comparison = (description: string) =>
  topic({ before: picture('Before the work.'), after: picture('The same place after it.') }, description);

const MAP = 'an address that begins with "https://" and holds {query}';

const mapAddress = (description: string) =>
  v.pipe(
    v.string(MAP),
    v.maxLength(2000, `${MAP}, of at most 2000 characters`),
    v.regex(/^https:\/\/.*\{query\}/, MAP),
    v.description(`${description} {query} is replaced by the place.`),
  );

const link = topic(
  {
    label: label('What it says.'),
    href: v.optional(href),
  },
  'A link; without an address, plain text.',
);

const titled = (description: string) =>
  topic({ title: label('A few words.'), text: text('A sentence or two.') }, description);

const company = topic(
  {
    name: label('Name of the company.'),
    tagline: note('Short line that goes with the name.'),
    motto: note('Second short line, where there is room for one.'),
    phone: textOrEmpty('Phone number as people read it. Empty: no phone is shown.'),
    email: textOrEmpty('Email address of the company. Empty: none is shown.'),
    area: label('The area served, in a few words. The map shows it.'),
    cities: list(label('A city.'), 'The cities served, in the order they are shown.'),
  },
  'Who you are and how people reach you.',
);

const currency = v.pipe(
  v.string('a currency code of three capital letters, such as "EUR"'),
  v.regex(/^[A-Z]{3}$/, 'a currency code of three capital letters, such as "EUR"'),
  v.description('Currency of every price, as an ISO 4217 code.'),
  v.examples(['USD', 'EUR', 'GBP', 'CAD']),
);

const LOCALE = 'a language tag such as "en-US" or "de-AT"';

const locale = v.pipe(
  v.string(LOCALE),
  v.check((tag) => tag === '' || v.is(languageTag, tag), LOCALE),
  v.description("How numbers and prices are written, as a language tag. Empty: as the page's language does."),
  v.examples(['en-US', 'en-GB', 'de-DE', 'pt-BR']),
);

const service = topic(
  {
    id: id('The anchor of the service card, and what links it to its page and its estimate.'),
    name: label('Name of the service.'),
    tagline: note('What it is, in a few words.'),
    purpose: note('What it does for the owner.'),
    bestFor: note('What it suits best, in one line.'),
    href: v.optional(href),
    picture: v.optional(picture('A picture on the service card.')),
    card: shownRange('The price range on the service card.'),
    page: v.optional(shownRange("The price range on the service's own page. Left out: the card's.")),
  },
  'A service line.',
);

const servicePage = topic(
  {
    id: id('The id of the service.'),
    title: label('Heading of the page.'),
    subtitle: note('Line below the heading.'),
    whatItDoes: text('What It Does.'),
    whyItMatters: text('Why It Matters.'),
    bestFor: list(label('An entry.'), 'Best For, as a list.'),
    howItWorks: v.optional(list(titled('A step.'), 'How It Works, step by step.')),
    next: v.optional(id('The id of the service that follows this one: a link to its page ends the steps.')),
    offers: v.optional(
      v.pipe(
        v.picklist(['tiers', 'gutters'], '"tiers" or "gutters"'),
        v.description(
          'A list of prices on the page: the tiers of the protective coating, or the options of the gutter service.',
        ),
      ),
    ),
    picture: v.optional(picture('The picture beside the heading. Left out: the comparison stands there.')),
    gallery: v.optional(list(picture('A picture.'), 'Pictures of the work, three of them best.')),
    comparison: v.optional(comparison('The same place before and after.')),
  },
  "A service's own page.",
);

const wheelStation = topic(
  {
    id: id('Names the station.'),
    label: label('A word or two.'),
    description: text('A short description.'),
    href,
  },
  'A station of the wheel.',
);

/** Pictures for items without a photo. The estimator brings the drawings. */
export const itemIcons = [
  'spray',
  'blast',
  'shield',
  'roof',
  'pavers',
  'gutter',
  'guard',
  'inspection',
  'light',
  'bin',
  'window',
  'door',
  'lawn',
  'hedge',
  'tree',
  'snow',
  'tool',
] as const;

const estimatorGroup = topic(
  {
    id: id('What items name as their group.'),
    label: note('Heading above its items. Left out or empty: none.'),
    step: v.pipe(
      v.picklist(['services', 'addOns'], '"services" or "addOns"'),
      v.description('The step that offers its items: services (step 1) or addOns (step 2).'),
    ),
  },
  'Items that belong together.',
);

const estimatorItem = topic(
  {
    id: id('Names the item in leads, links and the `services` attribute.'),
    name: label('Name of the item.'),
    description: note('What it is, in one line.'),
    group: id('The group that it belongs to.'),
    price: range('Base range, before the modifiers.'),
    unit: note('What the price is for, such as foot, bin or pane. Left out or empty: for the job.'),
    quantityLabel: note(
      'Asks for the number of units where the `quantities` attribute is set, such as "How many feet?".',
    ),
    floor: v.optional(
      price('What the job costs at least. Not used for a unit price whose quantity is not known.'),
    ),
    icon: v.optional(
      v.pipe(
        v.picklist(itemIcons, `one of ${itemIcons.join(', ')}`),
        v.description('A drawing beside the name.'),
      ),
    ),
    picture: v.optional(
      v.pipe(
        v.string('an address'),
        v.maxLength(2000, 'an address of at most 2000 characters'),
        v.regex(/^(?:\/|https:\/\/)/, 'an address that begins with "/" or "https://"'),
        v.description('Address of a photo, in place of the icon. Shown 56 px square.'),
      ),
    ),
  },
  'Something the estimator prices.',
);

const modifier = topic(
  {
    id: id('Names the modifier in leads.'),
    label: label('The question.'),
    step: v.pipe(
      v.picklist(['property', 'location'], '"property" or "location"'),
      v.description('The step that asks it: property (step 3) or location (step 4).'),
    ),
    options: list(
      topic(
        {
          id: id('Names the answer.'),
          label: label('The answer.'),
          factor: factor('What every selected price is multiplied by.'),
        },
        'An answer.',
      ),
      'The answers.',
      1,
    ),
  },
  'A question whose answer changes the price. Unanswered, it changes nothing.',
);

const estimator = topic(
  {
    groups: list(estimatorGroup, 'The groups of items, in order.'),
    items: list(estimatorItem, 'What can be estimated.'),
    modifiers: list(modifier, 'The questions that change the price.'),
    propertyTypes: list(
      label('A property type.'),
      'The property types to choose from. They do not change the price. An empty list: nobody asks.',
    ),
    visitHours: range('How many hours a typical visit takes.'),
    preselected: list(id('Id of an item.'), 'The items that are selected at the start.'),
    stepsOff: list(
      v.picklist(['addOns', 'property', 'location'], '"addOns", "property" or "location"'),
      'The steps that are left out.',
    ),
    servedZips: list(
      label('A ZIP code, or the beginning of some.'),
      'Where you work. Whoever enters another ZIP code is told, and may go on. An empty list: everywhere.',
    ),
    emailsEstimate: flag(
      'Your endpoint sends the estimate to the visitor by email, and the thank-you may say so.',
    ),
  },
  'The price estimator.',
);

const quoteItem = topic(
  {
    id: id('Names the item in leads.'),
    name: label('Name of the item.'),
    description: note('What it is, in one line.'),
    includes: v.optional(list(label('An entry.'), 'What it includes.')),
    bestFor: note('What it suits best, in one line.'),
    price: range('From the lowest to the highest price.'),
  },
  'Something that can be put into a quote.',
);

const quoteGroup = topic(
  {
    id: id('Names the group.'),
    label: label('Heading of the group.'),
    step: v.pipe(
      v.picklist(['core', 'addOns'], '"core" or "addOns"'),
      v.description('The step that shows it: core (step 2) or addOns (step 3).'),
    ),
    items: list(quoteItem, 'The items of the group.'),
  },
  'A group of items.',
);

const quote = topic(
  {
    groups: v.pipe(
      list(quoteGroup, 'The groups of the quote builder, in order.'),
      v.check((groups) => {
        const ids = groups.flatMap((group) => group.items.map((item) => item.id));
        return new Set(ids).size === ids.length;
      }, 'items whose ids differ, over all groups'),
    ),
  },
  'The quote builder.',
);

const plan = topic(
  {
    id: id('Names the plan.'),
    name: label('Name of the plan.'),
    price: range('Price per period.'),
    period: label('The period, such as month.'),
    tagline: note('Whom it is for, in a few words.'),
    description: note('A sentence about it.'),
    popular: flag('Marks the plan as the popular one.'),
    features: topic(
      {
        home: list(label('A feature.'), 'Features as the home page lists them.'),
        page: list(label('A feature.'), "Features as the plans' own page lists them."),
      },
      'What the plan includes.',
    ),
  },
  'A maintenance plan.',
);

const tier = topic(
  {
    id: id('Names the tier.'),
    name: label('Name of the tier.'),
    from: price('The price it starts at.'),
    lasts: label('How long it lasts.'),
    description: note('A sentence about it.'),
  },
  'A tier of the protective coating.',
);

const gutterOption = topic(
  {
    id: id('Names the option.'),
    name: label('Name of the option.'),
    price: range('The price range.'),
    unit: note('What the price is for, such as foot. Left out or empty: for the job.'),
    description: note('A sentence about it.'),
  },
  'An option of the gutter service.',
);

const addOn = topic(
  {
    id: id('Names the add-on.'),
    name: label('Name of the add-on.'),
    description: note('A sentence about it.'),
    picture: v.optional(picture('A picture of it.')),
    prices: list(
      topic(
        {
          label: note('When there are several prices: which one this is.'),
          price: range('The price range.'),
          unit: note('What the price is for, such as visit. Left out or empty: for the job.'),
          note: note('A condition, such as the number of bins.'),
        },
        'A price.',
      ),
      'Its prices.',
      1,
    ),
  },
  'An add-on.',
);

const faq = topic(
  {
    id: id('The anchor of the question.'),
    question: label('The question.'),
    answer: text('The answer.'),
    quick: flag('Shown among the quick answers.'),
  },
  'A question and its answer.',
);

const testimonial = topic(
  {
    name: label('Who said it.'),
    location: note('Where they live.'),
    quote: text('What they said.'),
    rating: v.pipe(
      v.number('a whole number from 1 to 5'),
      v.integer('a whole number from 1 to 5'),
      v.minValue(1, 'a whole number from 1 to 5'),
      v.maxValue(5, 'a whole number from 1 to 5'),
      v.description('Stars, from 1 to 5.'),
    ),
    service: note('The service they had.'),
    sample: flag('A sample text, not a real customer. Leave it out for real ones.'),
  },
  'What a customer said.',
);

const menuEntry = topic(
  {
    label: label('What it says.'),
    href: v.optional(href),
    links: v.optional(list(link, 'Links below it, which it opens. It then needs no address of its own.')),
  },
  'An entry of the menu.',
);

const galleryEntry = topic(
  {
    id: id('Names the entry.'),
    title: label('What it shows, in a few words.'),
    text: note('A sentence about it.'),
    comparison: v.optional(comparison('The same place before and after.')),
    picture: v.optional(picture('One picture, where there is nothing to compare.')),
  },
  'A comparison or a picture.',
);

const choices = (description: string) => list(label('A choice.'), description);

const topics = {
  company,
  currency,
  locale,
  links: topic(
    {
      home: href,
      audit: href,
      contact: href,
      plans: href,
      estimate: href,
      addOns: href,
    },
    "Where the widgets' own buttons lead. A hash opens or shows what answers it on the page.",
  ),
  menu: list(
    menuEntry,
    'The menu of the header. Entries that lead to an anchor are shown on the home page only.',
  ),
  footer: list(
    topic({ title: label('Heading of the column.'), links: list(link, 'Its links.') }, 'A column of links.'),
    'The columns of links in the footer.',
  ),
  pictures: topic(
    {
      hero: v.optional(picture('Behind the headline of the home page: something calm on its left side.')),
      banner: v.optional(picture('Behind the closing call to action.')),
      about: v.optional(comparison('Beside the reasons to choose you.')),
    },
    'The pictures of the home page.',
  ),
  map: topic(
    {
      embed: mapAddress('Address of the map in a frame.'),
      page: mapAddress('Address of the map as a page of its own.'),
    },
    'Where the map comes from.',
  ),
  about: list(titled('A reason.'), 'Why Us: the reasons to choose you, in order.'),
  gallery: list(galleryEntry, 'The gallery, in order. The first entry is shown largest.'),
  services: list(service, 'The service cards, in order.'),
  servicePages: list(servicePage, "The services' own pages."),
  wheel: list(wheelStation, 'The stations of the service wheel, in order.'),
  estimator,
  quote,
  plans: list(plan, 'The maintenance plans, in order.'),
  biocare: topic({ benefits: list(titled('A benefit.'), 'The benefit cards.') }, "The plans' own page."),
  tiers: list(tier, 'The tiers of the protective coating.'),
  gutters: list(gutterOption, 'The options of the gutter service.'),
  addOns: list(addOn, 'The add-ons.'),
  biocheck: topic(
    {
      checked: list(titled('An entry.'), 'What is checked.'),
      received: list(titled('An entry.'), 'What the owner receives.'),
    },
    'The free inspection.',
  ),
  faqs: list(faq, 'Questions and answers, in order.'),
  testimonials: list(testimonial, 'What customers said, in order.'),
  contact: topic({ hearAboutUs: choices('Answers to How Did You Hear About Us?') }, 'The contact form.'),
  audit: topic(
    {
      cleaningServices: choices('What can be cleaned.'),
      strippingServices: choices('What can be stripped.'),
      protectionServices: choices('What can be protected.'),
    },
    'The choices of the audit wizard.',
  ),
  texts: textsSchema,
  theme: v.pipe(
    v.record(tokenName, cssValue, 'an object with a CSS value per token'),
    v.maxEntries(LIST_LIMIT, `at most ${LIST_LIMIT} tokens`),
    v.description('Look: values of the --bio-* tokens, named without that prefix.'),
    v.examples([{ 'color-accent': '#7a1f2b', radius: '8px' }]),
  ),
};

/** All facts, complete: what the widgets work with. */
export const businessSchema = v.strictObject(topics, 'an object');

/** What an agency may write at the top of its JSON. */
export const configSchema = v.strictObject(
  {
    $schema: note('Address of this JSON Schema, for editors. Widgets ignore it.'),
    version: v.optional(
      v.pipe(
        v.literal(1, '1, the only version there is (the rest of the config is read all the same)'),
        v.description('Version of this format.'),
      ),
    ),
    ...topics,
  },
  'an object with facts of the business',
);

/** All facts an agency may replace. */
export type Business = v.InferOutput<typeof businessSchema>;
