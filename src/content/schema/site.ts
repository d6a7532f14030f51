/** What a firm's own site needs besides: its languages and pages, what the law asks for, and a notice for some days. */
import * as v from 'valibot';
import { label, languageTag, list, note, topic } from '../fields';
import { DAY, isDay } from './day';
import { href } from './values';

export const languages = list(
  languageTag,
  "The languages of the firm's own site, the main one first: that is the language of this file. Widgets on other pages take the page's language. An empty list: the language of `locale`, else English.",
);

const PAGE = 'a path such as "/plans"';

const page = (description: string) =>
  v.pipe(v.string(PAGE), v.regex(/^(?:\/[a-z0-9][a-z0-9-]*)+$/, PAGE), v.description(description));

export const pages = topic(
  {
    plans: page('Address of the page of the plans, where there are plans.'),
    check: page('Address of the page of the free inspection, where it says what is checked.'),
    addOns: page('Address of the page of the add-ons, where there are add-ons.'),
  },
  "Addresses on the firm's own site. The page of a service is /services/<id>.",
);

/** A day that may be left out, or empty. */
const day = (description: string) =>
  v.optional(
    v.pipe(
      v.string(DAY),
      v.check((text) => text === '' || isDay(text), DAY),
      v.description(description),
    ),
  );

export const legal = topic(
  {
    entity: note(
      'Full legal name of the business, such as "Hull & Son LLC". With it there is a page /imprint.',
    ),
    representative: note('Who represents it, by name. German law asks for it.'),
    register: note('Register and number, such as "Amtsgericht Hamburg, HRB 12345".'),
    vatId: note('VAT identification number, such as "DE123456789".'),
    reviewed: day(
      'The day on which you have read your legal pages and found them right. Until then they say that they are templates.',
    ),
  },
  "What the legal pages of the firm's own site say of it.",
);

export const notice = topic(
  {
    text: v.optional(
      v.pipe(
        v.objectWithRest(
          {
            en: v.optional(label('In English.')),
            es: v.optional(label('In Spanish.')),
            de: v.optional(label('In German.')),
          },
          label('In another language, by its tag.'),
          'an object with a text for each language',
        ),
        v.description(
          'What it says, by language: { "en": "Closed on July 4", "es": "Cerrado el 4 de julio" }.',
        ),
      ),
    ),
    from: day('The first day on which it is shown. Left out: from now on.'),
    until: day('The last day on which it is shown. Left out: until it is removed.'),
    link: v.optional(href),
    level: v.optional(
      v.pipe(
        v.picklist(['info', 'warning'], '"info" or "warning"'),
        v.description('How urgent it is: "info" (default) or "warning".'),
      ),
    ),
  },
  'A notice at the top of the site for some days, both included, in the time zone of the firm.',
);

const SCHEME = '"light", "dark" or "light dark"';

export const site = topic(
  {
    scheme: v.optional(
      v.pipe(
        v.picklist(['light', 'dark', 'light dark'], SCHEME),
        v.description(
          'The look of its pages, with their widgets: `light`, `dark`, or `light dark` as the visitor’s device is set. Without it they are light. Widgets on other pages do as `theme.scheme` says; where that is set, the site does so too.',
        ),
      ),
    ),
  },
  "The firm's own site, which `npm run build` makes.",
);
