/** Entries of the other sections. */
import * as v from 'valibot';
import { flag, id, label, list, note, text, topic, whole } from '../fields';
import { comparison, href, picture } from './values';

export const faq = topic(
  {
    id: id('The anchor of the question.'),
    question: label('The question.'),
    answer: text('The answer.'),
    quick: flag('Shown among the quick answers.'),
  },
  'A question and its answer.',
);

const DATE = 'a date such as "2026-05-14"';

export const testimonial = topic(
  {
    name: label('Who said it.'),
    location: note('Where they live.'),
    quote: text('What they said.'),
    rating: whole([1, 5], 'Stars, from 1 to 5.'),
    service: note('The service they had.'),
    source: v.optional(
      topic(
        { name: label('Where it was written, such as Google.'), href: v.optional(href) },
        'Where it can be read.',
      ),
    ),
    date: v.optional(
      v.pipe(
        v.string(DATE),
        v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, DATE),
        v.description('When it was written: the month is shown.'),
      ),
    ),
    sample: flag('A sample text, not a real customer. Leave it out for real ones.'),
  },
  'What a customer said.',
);

const menuLink = topic(
  {
    label: label('What it says.'),
    href: v.optional(href),
    note: note('What it means, in a few plain words below it.'),
  },
  'A link; without a URL, plain text.',
);

export const menuEntry = topic(
  {
    label: label('What it says.'),
    href: v.optional(href),
    links: v.optional(list(menuLink, 'Links below it, which it opens. It then needs no URL of its own.')),
    services: flag("On the firm's own site: lists all services below it, before its own links."),
  },
  'An entry of the menu.',
);

export const galleryEntry = topic(
  {
    id: id('Names the entry.'),
    title: label('What it shows, in a few words.'),
    text: note('A sentence about it.'),
    comparison: v.optional(comparison('The same place before and after.')),
    picture: v.optional(picture('One picture, where there is nothing to compare.')),
  },
  'A comparison or a picture.',
);
