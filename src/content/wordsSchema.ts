import * as v from 'valibot';
import { ignored, languageTag, onlyWanted, text, textOrEmpty, topic } from './fields';
import type { DeepPartial } from './pickTexts';

const stepWords = (description: string) =>
  topic(
    {
      label: text('Its name in the progress bar.'),
      heading: text('Its heading.'),
      intro: textOrEmpty('Sentence below the heading.'),
    },
    description,
  );

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
  photos: topic(
    {
      label: text('Label of the photo picker.'),
      hint: textOrEmpty('Says what may be picked. {limit} and {size} (in MB) are replaced by numbers.'),
      full: text('Takes its place when there is no more room. {limit} is replaced by a number.'),
      button: text('The button.'),
      drop: text('Beside the button, for those who have a mouse.'),
      count: text('Told as photos come and go. {count} and {limit} are replaced by numbers.'),
      remove: text('Names the button on a photo. {name} is replaced by the name of the file.'),
      more: text('Ends a long list of names. {count} is replaced by a number.'),
      refusals: topic(
        {
          tooLarge: text('The file is too large.'),
          notImage: text('The file is no image.'),
          svg: text('The file is a drawing (SVG).'),
          unreadable: text('The file is empty or damaged.'),
          tooManyPixels: text('The picture has too many pixels.'),
          heic: text("The browser cannot read Apple's format."),
          limit: text('There is no room for another photo.'),
          unavailable: text('The code that prepares photos could not be loaded.'),
        },
        'Why a file was not taken. {name}, {limit} and {size} are replaced.',
      ),
    },
    'Words of the photo picker.',
  ),
  estimator: topic(
    {
      launch: text('The floating button.'),
      title: text('Names the estimator, on its panel.'),
      close: text('Names the button that closes the panel, for screen readers.'),
      progress: text('Where the visitor is. {step} and {steps} are replaced by numbers.'),
      steps: topic(
        {
          services: stepWords('Step 1.'),
          addOns: stepWords('Step 2.'),
          property: stepWords('Step 3.'),
          location: stepWords('Step 4.'),
          result: stepWords('Step 5.'),
        },
        'The steps.',
      ),
      perUnit: text('A price for one unit. {range} and {unit} are replaced.'),
      quantity: text('Asks how many units, where the item does not say it itself. {unit} is replaced.'),
      quantityHint: textOrEmpty('Hint below it. {unit} is replaced.'),
      quantityProblem: text('Shown below a quantity that is no number. {limit} is replaced.'),
      labels: topic(
        {
          propertyType: text('Label of the property types.'),
          sqft: text('Label of the size.'),
          zip: text('Label of the ZIP code.'),
          firstName: text('Label of the first name.'),
          email: text('Label of the email address.'),
          phone: text('Label of the phone number.'),
          preferredDays: text('Label of the preferred days.'),
        },
        'Labels of the fields.',
      ),
      hints: topic(
        {
          sqft: textOrEmpty('Hint below the size.'),
          sqftOdd: text('Shown below a size that is no number.'),
          zipOdd: text('Shown below a ZIP code without any digit.'),
          notServed: text('Shown below a ZIP code outside `servedZips`. {zip} is replaced.'),
          preferredDays: textOrEmpty('Hint below the preferred days.'),
        },
        'Hints below the fields.',
      ),
      missingService: text('Shown when step 1 is left without a service.'),
      back: text('The button to the step before.'),
      next: text('The button to the next step.'),
      compute: text('The button to the result.'),
      runningRange: text('Stands before the range where the `live-range` attribute shows it from the start.'),
      result: topic(
        {
          lead: text('Stands above the range.'),
          confirm: text('Says that the visit confirms the range.'),
          visit: text('Says how long a visit takes. {hours} is replaced by a range.'),
          breakdown: text('Heading of the list that explains the range.'),
          base: text('Base price of an item. {range} is replaced.'),
          times: text('An answer that changed the price. {label} and {answer} are replaced.'),
          quantity: text('A unit price with its quantity. {count} and {range} are replaced.'),
          unitPrice: text('Where no quantity is known. {unit} is replaced.'),
          floor: text('Where the price floor was reached. {price} is replaced.'),
          total: text('Stands before the sum.'),
          change: text('The button back to the first step.'),
        },
        'The result.',
      ),
      book: text('First button below the result. It reveals the contact form.'),
      ask: text('Second button below the result. It reveals the contact form too.'),
      backToRange: text('The button from the contact form back to the range.'),
      contactHeading: text('Heading of the contact form.'),
      contactIntro: textOrEmpty('Sentence below that heading.'),
      smsConsent: text('What the visitor agrees to by ticking the box. It is recorded word for word.'),
      confirm: text('The button that sends.'),
      confirming: text('The same while the request is sent.'),
      photosBusy: text('Shown when it is pressed while photos are being prepared.'),
      photosLost: text('Shown where photos could not be kept over a reload.'),
      error: text('Shown when the request has not arrived. {phone} is replaced by the phone number.'),
      errorWithoutPhone: text('The same where the company has no phone number.'),
      thanks: text('Heading of the thank-you.'),
      thanksPromise: text('What happens next.'),
      thanksEmailed: text('Only with `emailsEstimate`. {range} and {email} are replaced.'),
      thanksNoted: text(
        'In place of it without `emailsEstimate`. {range}, {email} and {phone} are replaced.',
      ),
      again: text('The button that starts another estimate.'),
      nothingOffered: text('Shown where no item is on offer. {phone} is replaced by the phone number.'),
      nothingOfferedWithoutPhone: text('The same where the company has no phone number.'),
      withoutScript: text('Shown where scripts are switched off. {phone} is replaced by the phone number.'),
    },
    'Words of the estimator.',
  ),
  audit: topic(
    {
      title: text('Names the wizard, in its head.'),
      closeIcon: text('Names the button that closes it and keeps the answers, for screen readers.'),
      progress: text('Names the list of steps, for screen readers.'),
      stepDone: text('Told after the name of a step that is done, to screen readers.'),
      steps: topic(
        {
          info: stepWords('Step 1.'),
          clean: stepWords('Step 2.'),
          strip: stepWords('Step 3.'),
          protect: stepWords('Step 4.'),
          submit: stepWords('Step 5.'),
        },
        'The steps.',
      ),
      labels: topic(
        {
          fullName: text('Label of the name field.'),
          serviceAddress: text('Label of the address field.'),
          email: text('Label of the email field.'),
          phone: text('Label of the phone field.'),
          notes: text('Label of the free text field.'),
        },
        'Labels of the fields.',
      ),
      hints: topic(
        {
          serviceAddress: textOrEmpty('Hint below the address field.'),
          notes: textOrEmpty('Hint below the free text field.'),
        },
        'Hints below the fields.',
      ),
      stillNeeded: text(
        'Says why step 1 cannot be left yet. {fields} is replaced by the labels of empty fields.',
      ),
      previous: text('The button to the step before.'),
      next: text('The button to the next step.'),
      submit: text('The button that sends.'),
      submitting: text('The same while the request is sent.'),
      photosBusy: text('Shown when it is pressed while photos are being prepared.'),
      photosLost: text('Shown where photos could not be kept over a reload or another step.'),
      error: text('Shown when the request has not arrived. {phone} is replaced by the phone number.'),
      errorWithoutPhone: text('The same where the company has no phone number.'),
      thanks: text('Heading of the thank-you.'),
      thanksPromise: text('What happens next.'),
      thanksNoted: text('Where the answer goes. {email} and {phone} are replaced by what was typed.'),
      close: text('The button that ends the thank-you.'),
    },
    'Words of the audit wizard.',
  ),
  quote: topic(
    {
      progress: text('Names the list of steps, for screen readers.'),
      done: text('Told after the label of a step that is done, for screen readers.'),
      steps: topic(
        {
          client: stepWords('Step 1.'),
          services: stepWords('Step 2.'),
          addOns: stepWords('Step 3.'),
          total: stepWords('Step 4.'),
          notes: stepWords('Step 5.'),
          signature: stepWords('Step 6.'),
        },
        'The steps.',
      ),
      labels: topic(
        {
          clientName: text("Label of the client's name."),
          address: text('Label of the address.'),
          phone: text('Label of the phone number.'),
          email: text('Label of the email address.'),
          notes: text('Label of the notes.'),
          signature: text('Label of the typed signature.'),
        },
        'Labels of the fields.',
      ),
      hints: topic(
        {
          address: textOrEmpty('Hint below the address.'),
          notes: textOrEmpty('Hint below the notes.'),
          signature: textOrEmpty('Hint below the typed signature.'),
        },
        'Hints below the fields.',
      ),
      includes: text('Opens the list of what an item includes.'),
      bestFor: text('What an item suits best. {text} is replaced.'),
      nothingOffered: text('Shown in a step that has no items.'),
      total: text('Stands before the total.'),
      nothingChosen: text('Stands in place of the total while nothing is chosen.'),
      emptyQuote: text('Shown in step 4 while nothing is chosen.'),
      rangeNote: textOrEmpty('Says what the range means, below the total and on the print.'),
      approve: text('What the visitor approves by ticking the box.'),
      draw: text('The button that opens the drawing area.'),
      drawing: text('Names the drawing area.'),
      drawingHint: textOrEmpty('Hint below it.'),
      drawingLoading: text('Stands in its place until it is loaded.'),
      clearDrawing: text('The button that empties it.'),
      removeDrawing: text('The button that closes it, and takes the drawing away.'),
      missing: topic(
        {
          both: text('Neither approved nor signed.'),
          approval: text('Signed, but not approved.'),
          signature: text('Approved, but not signed.'),
        },
        'What the last step still needs.',
      ),
      previous: text('The button to the step before.'),
      next: text('The button to the next step.'),
      complete: text('The button that sends.'),
      completing: text('The same while the quote is sent.'),
      error: text('Shown when the quote has not arrived. {phone} is replaced by the phone number.'),
      errorWithoutPhone: text('The same where the company has no phone number.'),
      thanks: text('Heading of the confirmation.'),
      number: text('The number of the quote. {number} is replaced.'),
      nextHeading: text('Heading above what happens next.'),
      promise: text('What happens next.'),
      print: text('The button that prints.'),
      printFailed: text('Shown where printing could not be prepared. {number} is replaced.'),
      again: text('The button that starts another quote.'),
      document: topic(
        {
          title: text('Heading of the printed quote; its number comes after it.'),
          date: text('Stands before the date.'),
          client: text('Heading above the client.'),
          services: text('Heading of the column of services.'),
          price: text('Heading of the column of prices.'),
          notes: text('Heading above the notes.'),
          signed: text('Heading above the signature.'),
          drawn: text('Names the drawn signature.'),
        },
        'Words of the printed quote.',
      ),
      withoutScript: text('Shown where scripts are switched off. {phone} is replaced by the phone number.'),
    },
    'Words of the quote builder.',
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
