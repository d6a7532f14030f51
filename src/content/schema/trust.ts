/** What makes a firm believable: facts that somebody can check, and the people who come. */
import * as v from 'valibot';
import { id, label, list, note, price, text, topic, whole } from '../fields';
import { href, picture } from './values';

const YEAR = 'a year such as 2009';

const year = (description: string) => v.optional(whole([1000, 2999], description, YEAR));

const license = topic(
  {
    id: id('Names the license.'),
    name: label('What it is, such as Residential contractor.'),
    number: note('Its number.'),
    authority: note('Who issued it.'),
    href: v.optional(href),
  },
  'A license, a registration or a certificate.',
);

const person = topic(
  {
    id: id('Names the entry.'),
    name: label('The name, as customers hear it.'),
    role: note('What the person does in the firm.'),
    picture: v.optional(picture('A portrait, upright or square. Left out: the initials of the name.')),
    text: note('A sentence about the person.'),
  },
  'Somebody whom customers meet.',
);

export const trust = topic(
  {
    founded: year('The year in which the firm began.'),
    licenses: list(license, 'Licenses, registrations and certificates, in order.'),
    insurance: v.optional(
      topic(
        {
          text: label('What is insured, such as General liability.'),
          insurer: note('The name of the insurer.'),
          amount: v.optional(price('Up to which amount.')),
          href: v.optional(href),
        },
        'The insurance.',
      ),
    ),
    guarantee: v.optional(
      topic(
        {
          title: label('What is promised, in a few words.'),
          text: text('What the firm does when something is not right, in a sentence or two.'),
          href: v.optional(href),
        },
        'The guarantee.',
      ),
    ),
    people: list(person, 'Whom customers meet, in order.'),
  },
  'What makes you believable: only what is named is shown.',
);
