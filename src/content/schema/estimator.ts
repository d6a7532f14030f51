/** The price estimator. */
import * as v from 'valibot';
import { factor, id, label, list, note, price, range, topic } from '../fields';

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
        v.string('a URL'),
        v.maxLength(2000, 'a URL of at most 2000 characters'),
        v.regex(/^(?:\/|https:\/\/)/, 'a URL that begins with "/" or "https://"'),
        v.description('URL of a photo, in place of the icon. Shown 56 px square.'),
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

export const estimator = topic(
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
      'Where you work. A visitor who enters another ZIP code sees a note, and may go on. An empty list: everywhere.',
    ),
  },
  'The price estimator.',
);
