/** The price estimator. */
import * as v from 'valibot';
import { flag, id, label, list, note, price, range, topic, topicWith } from '../fields';
import { ZIPS_LIMIT } from '../limits';
import { answers, chargeTopics, formula, pictureUrl, quantity, tiers, visit, when } from './pricing';
import { olderQuestions } from './questions';
import { scope } from './values';

/** Icons for items without a photo. The estimator has the drawings. */
const itemIcons = [
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
      v.description('The step that offers its items: the first, or that of the add-ons.'),
    ),
    choose: v.optional(
      v.pipe(
        v.literal('one', '"one", or nothing'),
        v.description('Only one of its items can be chosen. Left out: any number of them.'),
      ),
    ),
  },
  'Items that belong together.',
);

const estimatorItem = topicWith(
  {
    id: id('Names the item in leads, links and the `services` attribute.'),
    name: label('Name of the item. Left out: that of the service or add-on with the same id.'),
    description: note('What it is, in one line.'),
    ...scope(' Left out: as the item of the quote with the same id.'),
    group: id('The group that it belongs to.'),
    always: flag('It belongs to every estimate: it is shown as included, and nobody can leave it out.'),
    visit,
    price: v.exactOptional(
      range(
        'Base range, before the questions: for the job, or for one unit. Left out: as the name; of a service the range on its card.',
      ),
    ),
    tiers: v.exactOptional(tiers),
    tiersMode: v.optional(
      v.pipe(
        v.picklist(['graduated', 'whole'], '"graduated" or "whole"'),
        v.description(
          'graduated (default): each unit costs what its own tier says; whole: all units cost what the tier of the last one says.',
        ),
      ),
    ),
    formula: v.exactOptional(
      formula('In place of `price`: the price of the job by a formula over answers. Example: "rooms * 35"'),
    ),
    units: v.optional(
      formula('The number of its units by a formula, in place of asking. Example: "bedrooms * 1.5 + 1"'),
    ),
    onRequest: v.exactOptional(
      v.pipe(
        v.literal(true, 'true, or nothing'),
        v.description('It has no price: you name it when you have seen the job.'),
      ),
    ),
    unit: note('What the price is for, such as foot, bin or pane. Left out or empty: for the job.'),
    quantityLabel: note(
      'Asks for the number of units where the `quantities` attribute is set, such as "How many feet?".',
    ),
    quantity: v.optional(quantity),
    floor: v.optional(
      price('What the item costs at least. While its quantity is not known, the price is "from" it.'),
    ),
    icon: v.optional(
      v.pipe(
        v.picklist(itemIcons, `one of ${itemIcons.join(', ')}`),
        v.description('A drawing beside the name.'),
      ),
    ),
    picture: pictureUrl('URL of a photo, in place of the icon. Shown 56 px square.'),
  },
  'anyOf',
  ['price', 'tiers', 'formula', 'onRequest'],
  'a price, tiers, a formula, or "onRequest": true',
  'Something the estimator prices.',
);

const modifier = topicWith(
  {
    id: id('Names the question in leads.'),
    label: label('The question.'),
    step: v.pipe(
      v.picklist(['property', 'location'], '"property" or "location"'),
      v.description('The step that asks it: the one about the property, or the one about the place.'),
    ),
    when: v.exactOptional(
      when('Asked only then; its factor changes only the items that it names. Left out: always, all items.'),
    ),
    required: flag('Whether it has to be answered to go on. A `number` says so itself.'),
    preselected: v.optional(
      id('The answer at the start: the id of an option, "yes" or "no". A `number` has a `default`.'),
    ),
    ...answers,
  },
  'oneOf',
  ['options', 'yesNo', 'number', 'date'],
  'one of options, yesNo, number and date',
  'A question whose answer changes the price. Unanswered, it changes nothing.',
);

export const estimator = topic(
  {
    groups: list(estimatorGroup, 'The groups of items, in order.'),
    items: list(estimatorItem, 'What can be estimated.'),
    modifiers: list(modifier, 'The questions that change the price.'),
    ...chargeTopics,
    propertyTypes: list(
      label('A property type.'),
      'The property types to choose from. They do not change the price. An empty list: nobody asks.',
    ),
    asksSize: v.optional(
      v.pipe(
        v.boolean('true or false'),
        v.description(
          'Whether the property step asks for the size in square feet, which changes no price. Left out: yes.',
        ),
      ),
    ),
    countsOnce: flag(
      'An item that has only a `unit` counts as one unit while its number is not asked for, as in the built-in facts. Left out: its number is asked for, and has to be entered.',
    ),
    visitHours: range('How many hours a typical visit takes.'),
    preselected: list(id('Id of an item.'), 'The items that are selected at the start.'),
    stepsOff: list(
      v.picklist(['addOns', 'property', 'location'], '"addOns", "property" or "location"'),
      'The steps that are left out.',
    ),
    contactQuestions: v.optional(olderQuestions),
    servedZips: list(
      label('A ZIP code, or the beginning of some.'),
      'Where you work. For another ZIP code see `unservedZips`. An empty list: everywhere.',
      0,
      ZIPS_LIMIT,
    ),
  },
  'The price estimator.',
);
