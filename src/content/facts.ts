/**
 * The facts of the built-in firm, as `business.json` writes them: a topic each, with references in them. The build makes a
 * module of each topic, so that a widget brings only those that it shows (`scripts/plugins/writtenFacts.ts`).
 */
import business from '../../demo/public/business.json' with { type: 'json' };
import { deriveTheme } from '../style/deriveTheme';
import { completeSite } from './completeSite';
import { emptyFacts } from './emptyFacts';
import { referencedFacts } from './referencedFacts';
import type { Business, SomeFacts } from './schema';

type Facts = Omit<Business, 'texts'>;

const written = completeSite(business as unknown as Partial<Facts>);

/** Topics that the file does not name are empty. */
const complete = Object.fromEntries(
  Object.entries(emptyFacts).map(([topic, empty]) => {
    const fact: unknown = Reflect.get(written, topic) ?? empty;
    return [topic, Array.isArray(fact) || typeof fact !== 'object' ? fact : { ...Object(empty), ...fact }];
  }),
) as unknown as Facts;

export const {
  about,
  addOns,
  audit,
  availability,
  biocare,
  biocheck,
  company,
  contact,
  currency,
  estimator,
  faqs,
  fields,
  footer,
  gallery,
  gutters,
  languages,
  legal,
  links,
  locale,
  map,
  menu,
  notice,
  pages,
  pictures,
  plans,
  questions,
  quote,
  sampleReport,
  servicePages,
  services,
  site,
  testimonials,
  tiers,
  timeZone,
  trust,
  wheel,
} = complete;

/** With what follows from the colors that the firm names. */
export const theme = deriveTheme(complete.theme) as Facts['theme'];

/** The facts that references lead to. */
export const referenced: SomeFacts = referencedFacts(complete);
