/**
 * The one description of the business's facts. The types of all topics, the checks of an agency's config
 * and the JSON Schema for editors are made from it. Only the config chunk loads it at run time:
 * everything else takes its types with `import type`. The messages describe themselves: `messagesSchema.ts`.
 */
import * as v from 'valibot';
import { id, label, list, note, topic } from './fields';
import type { Messages } from './messages';
import type { MessagesByLanguage } from './pickMessages';
import { availability } from './schema/availability';
import { company, currency, locale, timeZone } from './schema/company';
import { estimator } from './schema/estimator';
import { formFields } from './schema/formFields';
import { questions } from './schema/questions';
import { quote } from './schema/quote';
import { sampleReport } from './schema/sampleReport';
import { faq, galleryEntry, menuEntry, testimonial } from './schema/sections';
import { addOn, gutterOption, plan, service, servicePage, tier, wheelStation } from './schema/services';
import { languages, legal, notice, pages, site } from './schema/site';
import { theme } from './schema/theme';
import { trust } from './schema/trust';
import { comparison, href, link, mapPlace, mapUrl, picture, titled } from './schema/values';

const choices = (description: string) => list(label('A choice.'), description);

const topics = {
  company,
  currency,
  locale,
  timeZone,
  languages,
  pages,
  legal,
  notice,
  availability,
  links: topic(
    {
      home: href,
      audit: href,
      contact: href,
      plans: href,
      estimate: href,
      addOns: href,
      sampleReport: v.optional(href),
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
      embed: mapUrl('URL of the map in a frame.'),
      page: mapUrl('URL of the map as a page of its own.'),
      places: v.optional(
        list(
          mapPlace,
          'Where the cities lie on the drawing that stands in place of the map: one for each of `company.cities`, in their order.',
        ),
      ),
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
  sampleReport,
  faqs: list(faq, 'Questions and answers, in order.'),
  questions,
  fields: formFields,
  testimonials: list(testimonial, 'What customers said, in order.'),
  trust,
  contact: topic({ hearAboutUs: choices('Answers to How Did You Hear About Us?') }, 'The contact form.'),
  audit: topic(
    {
      cleaningServices: choices('What can be cleaned.'),
      strippingServices: choices('What can be stripped.'),
      protectionServices: choices('What can be protected.'),
      noProtection: note('The choice among protectionServices that says no to the others: it excludes them.'),
      areas: list(
        topic(
          {
            id: id(
              'Ends a link that begins the audit there, such as #audit=roof. The drawing of bio-biocheck shows roof, siding, gutter, drive and deck.',
            ),
            label: label('What it is called.'),
            choice: label('The choice in one of the lists above that is selected then.'),
          },
          'A part of the property.',
        ),
        'The parts of a property that a visitor may worry about: each begins the audit with its choice.',
      ),
    },
    'The choices of the audit wizard.',
  ),
  site,
};

/** All facts, complete: what the widgets work with, besides the messages. */
export const factsSchema = v.strictObject({ ...topics, theme }, 'an object');

/**
 * What an agency may write at the top of its JSON.
 * @param texts the schema of the messages.
 */
export const configSchema = <Texts extends v.GenericSchema>(texts: Texts) =>
  v.strictObject(
    {
      $schema: note('URL of this JSON Schema, for editors. Widgets ignore it.'),
      version: v.optional(
        v.pipe(
          v.literal(1, '1, the only version there is (the rest of the config is read all the same)'),
          v.description('Version of this format.'),
        ),
      ),
      ...topics,
      texts,
      translations: v.optional(
        v.pipe(
          v.unknown(),
          v.description(
            'The facts in other languages, by language tag: texts alone, in the shape of the facts, list entries by their ids. A file `<name>.es.json` beside `<name>.json` is the same.',
          ),
        ),
      ),
      theme,
    },
    'an object with facts of the business',
  );

/** All facts and messages that an agency may replace. Read-only: whoever needs other values makes a copy. */
export type Business = DeepReadonly<v.InferOutput<typeof factsSchema>> & {
  readonly texts: MessagesByLanguage<Messages>;
};

/** Some topics of facts. */
export type SomeFacts = Partial<Omit<Business, 'texts'>>;

/** Some topics of the business, with some of their messages. */
export type SomeTopics = SomeFacts & { texts?: MessagesByLanguage<Partial<Messages>> };

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
