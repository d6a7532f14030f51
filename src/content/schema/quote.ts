/** The quote builder. */
import * as v from 'valibot';
import { flag, id, label, list, note, shownRange, topic } from '../fields';
import { scope } from './values';

const quoteItem = topic(
  {
    id: id('Names the item in leads.'),
    name: label('Name of the item. Left out: that of the service or add-on with the same id.'),
    description: note('What it is, in one line.'),
    ...scope(),
    bestFor: note('What it suits best, in one line.'),
    price: shownRange(
      'From the lowest to the highest price. Left out: as the name; of a service the range on its card. The price of one unit is shown and not added to the total: nobody has measured yet.',
    ),
    monthly: flag('The price is that of a month: it says so, and the total names it apart.'),
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

export const quote = topic(
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
