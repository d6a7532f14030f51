import * as v from 'valibot';
import { ignored, languageTag, onlyWanted, topic } from './fields';
import type { DeepPartial } from './pickTexts';
import { about } from './words/about';
import { addOns } from './words/addOns';
import { audit } from './words/audit';
import { banner } from './words/banner';
import { biocheck } from './words/biocheck';
import { common } from './words/common';
import { comparison } from './words/comparison';
import { contact } from './words/contact';
import { estimator } from './words/estimator';
import { faq } from './words/faq';
import { footer } from './words/footer';
import { form } from './words/form';
import { gallery } from './words/gallery';
import { header } from './words/header';
import { hero } from './words/hero';
import { map } from './words/map';
import { notFound } from './words/notFound';
import { photos } from './words/photos';
import { plans } from './words/plans';
import { quote } from './words/quote';
import { scrollTop } from './words/scrollTop';
import { servicePage } from './words/servicePage';
import { services } from './words/services';
import { testimonials } from './words/testimonials';
import { wheel } from './words/wheel';

/** Every built-in word of the widgets, topic by topic. A widget imports only the topics it shows. */
const words = {
  common,
  form,
  contact,
  photos,
  estimator,
  audit,
  quote,
  header,
  hero,
  about,
  wheel,
  services,
  plans,
  gallery,
  comparison,
  testimonials,
  banner,
  faq,
  map,
  footer,
  scrollTop,
  servicePage,
  addOns,
  biocheck,
  notFound,
};

/** The same shape with every word optional: another language may translate as little as it likes. */
function allOptional(entries: v.ObjectEntries): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => {
      if (schema === ignored) return [key, schema];
      const inner = 'entries' in schema ? (schema.entries as v.ObjectEntries) : undefined;
      return [key, v.optional(inner ? topic(allOptional(inner), v.getDescription(schema) ?? '') : schema)];
    }),
  );
}

/** Texts by language, English complete, of these topics. */
function textsOf<const Topics extends v.ObjectEntries>(topics: Topics) {
  const complete = topic(topics, 'English. The words of every other language are filled up from here.');
  const partial = topic(
    allOptional(topics),
    'Words of another language, by its tag ("es", "pt-BR"). What it leaves out is shown in English.',
  ) as unknown as v.GenericSchema<DeepPartial<v.InferOutput<typeof complete>>>;
  return v.pipe(
    v.objectWithRest({ en: complete }, partial, 'an object with a language tag per entry'),
    v.check((texts) => Object.keys(texts).every((key) => v.is(languageTag, key)), 'language tags as names'),
    v.description('The built-in words of the widgets, by language.'),
  );
}

export const textsSchema = textsOf(words);

/** The same for somebody who wants only these topics: the others may hold anything. */
export const textsSchemaFor = (wanted: object): v.GenericSchema => textsOf(onlyWanted(words, wanted));

/** All words of one language. */
export type Words = v.InferOutput<typeof textsSchema>['en'];
