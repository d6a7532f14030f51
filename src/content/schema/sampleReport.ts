/** A sample of the report that the free inspection ends with. */
import * as v from 'valibot';
import { id, label, list, note, range, text, topic } from '../fields';
import { picture } from './values';

/** How a surface is: it needs care now, it can wait, or it is fine. */
const conditions = ['now', 'later', 'fine'] as const;

const surface = topic(
  {
    id: id('Names the surface.'),
    name: label('What was looked at, such as Roof.'),
    condition: v.pipe(
      v.picklist(conditions, '"now", "later" or "fine"'),
      v.description('now: it needs care. later: it can wait. fine: nothing to do.'),
    ),
    found: text('What was found.'),
    advice: note('What is recommended.'),
    picture: v.optional(picture('How it looks.')),
  },
  'A surface.',
);

const work = topic(
  {
    id: id('Names the work.'),
    name: label('What is recommended.'),
    when: v.pipe(
      v.picklist(['now', 'later'], '"now" or "later"'),
      v.description('now: it should be done soon. later: it can wait.'),
    ),
    text: note('What it is for, and why.'),
    price: v.optional(range('Its price range, such as "{services.roof.card}".')),
  },
  'Work that is recommended.',
);

export const sampleReport = topic(
  {
    property: note('What house it is about, in a few words. It is an example: no address, no name.'),
    summary: note('What the report comes to, in a sentence or two.'),
    surfaces: list(surface, 'The surfaces, in order.'),
    work: list(work, 'What is recommended, in order.'),
    next: list(text('A step.'), 'What the owner can do with the report, step by step.'),
  },
  'A sample of the report that the free inspection ends with.',
);
