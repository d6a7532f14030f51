import type { About } from '../about';
import type { AddOns } from '../addOns';
import type { Audit } from '../audit';
import type { Biocare } from '../biocare';
import type { Biocheck } from '../biocheck';
import type { Company } from '../company';
import type { Contact } from '../contact';
import type { Estimator } from '../estimator';
import type { Faqs } from '../faqs';
import type { Footer } from '../footer';
import type { Gallery } from '../gallery';
import type { Gutters } from '../gutters';
import type { Menu } from '../menu';
import type { Messages } from '../messages';
import type { NeutralMessages } from '../messages/neutral';
import type { Pictures } from '../pictures';
import type { Plans } from '../plans';
import type { Quote } from '../quote';
import type { ServicePages } from '../servicePages';
import type { Services } from '../services';
import type { Testimonials } from '../testimonials';
import type { Tiers } from '../tiers';
import type { Wheel } from '../wheel';

/** A language besides English that has every message, and every text of the built-in facts. */
export interface WholeLanguage {
  messages: Messages;
  /** In place of some of them, for any firm but the built-in one. */
  neutralMessages: NeutralMessages;
  facts: FactsTranslation;
}

/** A language besides English: whole topics. What it has not is shown in English. */
export type Language = { [Part in keyof WholeLanguage]: Partial<WholeLanguage[Part]> };

/**
 * The texts of the built-in facts by topic, in the shape of the facts. The entries of a list stand by their `id`, or in
 * their order where they have none. Prices, ids, links and proper names are not translated.
 */
export interface FactsTranslation {
  company: Translation<Company, 'name' | 'cities'>;
  menu: Translation<Menu>;
  footer: Translation<Footer>;
  pictures: Translation<Pictures>;
  about: Translation<About>;
  gallery: Translation<Gallery>;
  services: Translation<Services>;
  servicePages: Translation<ServicePages>;
  wheel: Translation<Wheel>;
  estimator: Translation<Estimator>;
  quote: Translation<Quote>;
  plans: Translation<Plans>;
  biocare: Translation<Biocare>;
  tiers: Translation<Tiers>;
  gutters: Translation<Gutters>;
  addOns: Translation<AddOns>;
  biocheck: Translation<Biocheck>;
  faqs: Translation<Faqs>;
  testimonials: Translation<Testimonials, 'name' | 'location'>;
  contact: Translation<Contact>;
  audit: Translation<Audit>;
}

/** Keys of facts whose texts are for the widgets, not for visitors. */
export const UNTRANSLATED = [
  'id',
  'href',
  'src',
  'phone',
  'email',
  'icon',
  'group',
  'step',
  'next',
  'offers',
  'preselected',
  'stepsOff',
  'servedZips',
  'logo',
] as const;

/** The texts of a fact: `never` where it has none. */
export type Translation<Fact, Kept extends string = never> = Fact extends string
  ? string
  : Fact extends readonly { readonly id: string }[]
    ? NotEmpty<{
        readonly [Entry in Fact[number] as IfTexts<Entry, Kept, Entry['id']>]: Translation<Entry, Kept>;
      }>
    : Fact extends readonly unknown[]
      ? [Translation<Fact[number], Kept>] extends [never]
        ? never
        : { readonly [Index in keyof Fact]: Translation<Fact[Index], Kept> }
      : Fact extends object
        ? NotEmpty<{
            readonly [Key in keyof Fact as Key extends (typeof UNTRANSLATED)[number] | Kept
              ? never
              : IfTexts<Fact[Key], Kept, Key>]: Translation<Fact[Key], Kept>;
          }>
        : never;

/** The key of a fact that has texts. */
type IfTexts<Fact, Kept extends string, Key> = [Translation<Fact, Kept>] extends [never] ? never : Key;

type NotEmpty<Texts> = [keyof Texts] extends [never] ? never : Texts;
