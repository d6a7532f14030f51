import * as v from 'valibot';
import { ignored, languageTag, onlyWanted, text, textOrEmpty, topic } from './fields';
import type { DeepPartial } from './pickTexts';

/** Every built-in word of the widgets, topic by topic. A widget imports only the topics it shows. */
const words = {
  common: topic(
    {
      unexpectedHeading: text('Heading shown in place of a widget that failed.'),
      unexpectedCall: text('Shown below it. {phone} is replaced by the phone number.'),
      unexpectedWithoutPhone: text('The same where the company has no phone number.'),
    },
    'Words that any widget may need.',
  ),
  form: topic(
    {
      required: text('Error below a required field that is empty.'),
      email: text('Error below an email address that cannot be one.'),
      tooLong: text('Error below a text that is too long. {limit} and {length} are replaced by numbers.'),
      requiredNote: textOrEmpty('Explains the asterisk, above the fields.'),
      limitHint: textOrEmpty('Says the limit beforehand. {limit} is replaced by a number.'),
    },
    'Words that every form shares.',
  ),
  contact: topic(
    {
      heading: text('Heading of the form.'),
      intro: textOrEmpty('Sentence below the heading.'),
      labels: topic(
        {
          fullName: text('Label of the name field.'),
          phone: text('Label of the phone field.'),
          email: text('Label of the email field.'),
          serviceAddress: text('Label of the address field.'),
          hearAboutUs: text('Label of the list of sources.'),
          areasOfConcern: text('Label of the free text field.'),
        },
        'Labels of the fields.',
      ),
      hints: topic(
        {
          serviceAddress: textOrEmpty('Hint below the address field.'),
          areasOfConcern: textOrEmpty('Hint below the free text field.'),
        },
        'Hints below the fields.',
      ),
      chooseSource: text('First entry of the list of sources, while nothing is chosen.'),
      button: text('The button.'),
      sending: text('The button while the request is sent.'),
      success: text('Shown when the request has arrived.'),
      error: text('Shown when it has not. {phone} is replaced by the phone number.'),
      errorWithoutPhone: text('The same where the company has no phone number.'),
      withoutScript: text('Shown where scripts are switched off. {phone} is replaced by the phone number.'),
    },
    'Words of the contact form.',
  ),
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
