/** Services, and what is sold of them. */
import * as v from 'valibot';
import { flag, id, label, list, note, price, range, shownRange, text, topic } from '../fields';
import { comparison, href, picture, titled } from './values';

export const service = topic(
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

export const gutterOption = topic(
  {
    id: id('Names the option.'),
    name: label('Name of the option.'),
    price: range('The price range.'),
    unit: note('What the price is for, such as foot. Left out or empty: for the job.'),
    description: note('A sentence about it.'),
  },
  'An option of the gutter service.',
);

export const servicePage = topic(
  {
    id: id('The id of the service.'),
    title: label('Heading of the page.'),
    subtitle: note('Line below the heading.'),
    description: note('What search engines show. Left out: What It Does.'),
    whatItDoes: text('What It Does.'),
    whyItMatters: note('Why It Matters.'),
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
    options: v.optional(
      list(
        gutterOption,
        'A list of prices on the page, in place of `offers`: what the service is sold as. Example: [{ "id": "guards", "name": "Guards", "price": { "min": 9, "max": 14 }, "unit": "foot" }]',
      ),
    ),
    estimate: v.optional(
      list(
        id('Id of an item of the estimator.'),
        'What the estimator on the page has selected at the start. Left out: the item with the id of the service. An empty list: there is no estimator.',
      ),
    ),
    priceFactors: v.optional(
      topic(
        {
          lower: list(label('A reason.'), 'What brings the price toward the lower end of the range.'),
          higher: list(label('A reason.'), 'What brings it toward the higher end.'),
        },
        'What the price depends on, below the range.',
      ),
    ),
    picture: v.optional(picture('The picture beside the heading. Left out: the comparison stands there.')),
    gallery: v.optional(list(picture('A picture.'), 'Pictures of the work, three of them best.')),
    comparison: v.optional(comparison('The same place before and after.')),
  },
  "A service's own page.",
);

export const wheelStation = topic(
  {
    id: id('Names the station.'),
    label: label('A word or two.'),
    description: text('A short description.'),
    href,
  },
  'A station of the wheel.',
);

export const plan = topic(
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

export const tier = topic(
  {
    id: id('Names the tier.'),
    name: label('Name of the tier.'),
    from: price('The price it starts at.'),
    lasts: label('How long it lasts.'),
    description: note('A sentence about it.'),
  },
  'A tier of the protective coating.',
);

export const addOn = topic(
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
