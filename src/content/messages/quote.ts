import type { StepMessages } from './step';

/** Messages of the quote builder. */
export const quoteMessages = {
  /** Names the whole, for screen readers. */
  title: 'Your quote',
  /** Names the list of steps, for screen readers. */
  progress: 'Steps of your quote',
  /** Said of a step that is done, before its name, by screen readers. */
  done: 'completed',
  /** The steps. */
  steps: {
    /** Step 1. */
    client: {
      label: 'Client Information',
      heading: 'Client Information',
      intro: 'Who is the quote for? A phone number or an email is enough for our answer.',
    },
    /** Step 2. */
    services: {
      label: 'Select Core Services',
      heading: 'Select Core Services',
      intro: 'Choose all that apply. The total adds up as you go.',
    },
    /** Step 3. */
    addOns: { label: 'Add-Ons (Optional)', heading: 'Add-Ons (Optional)', intro: 'Only if you like.' },
    /** Step 4. */
    total: { label: 'Quote Total', heading: 'Quote Total', intro: '' },
    /** Step 5. */
    notes: {
      label: 'Notes & Adjustments',
      heading: 'Notes & Adjustments',
      intro: 'Anything that we should know, or do differently.',
    },
    /** Step 6. */
    signature: {
      label: 'Signature & Approval',
      heading: 'Signature & Approval',
      intro: 'Approve your request and type your name to sign it.',
    },
  } satisfies Record<string, StepMessages>,
  /** Labels of the fields. */
  labels: {
    /** Label of the client's name. */
    clientName: 'Client Name',
    /** Label of the address. */
    address: 'Address',
    /** Label of the phone number. */
    phone: 'Phone',
    /** Label of the email address. */
    email: 'Email',
    /** Label of the notes. */
    notes: 'Notes',
    /** Label of the typed signature. */
    signature: 'Signature (type your full name)',
  },
  /** Hints below the fields. */
  hints: {
    /** Hint below the address. */
    address: 'Street, city and ZIP code of the property.',
    /** Hint below the notes. */
    notes: 'For example: the side gate is locked, please leave out the shed, Tuesdays suit best.',
    /** Hint below the typed signature. */
    signature: '',
  },
  /** Opens the list of what an item includes. */
  includes: 'What it includes',
  /** Stands below it, before what the item does not include. */
  excludes: 'Not included:',
  /** What an item suits best. {text} is replaced. */
  bestFor: 'Best for: {text}',
  /** Shown in a step that has no items. */
  nothingOffered: 'There is nothing to choose here at the moment. Please go on.',
  /** The button that shows the quote as it stands, where it does not stand beside the questions. */
  seeQuote: 'See your quote',
  /** Stands before the total. */
  total: 'Total',
  /** A price that is paid every month. {range} is replaced. */
  perMonth: '{range}/month',
  /** Stands before what is paid once, above the total, where something else is paid every month. */
  once: 'One time',
  /** Stands before what is paid every month. */
  monthly: 'Each month',
  /** A price that only begins there. {price} is replaced. */
  from: 'from {price}',
  /** Stands behind the price of one unit. {unit} is replaced. */
  perUnit: 'per {unit}',
  /** In place of a total in which no price counts. */
  unmeasured: 'once we have measured',
  /** Says what is not in the total. */
  unitNote: 'Prices per unit are not in the total: we measure first.',
  /** Says what of it the total counts. */
  monthlyNote: 'The total counts one month of what is paid monthly.',
  /** The same in short, beside the total. {range} is replaced. */
  includingMonthly: 'including {range}',
  /** Stands in place of the total while nothing is chosen. */
  nothingChosen: 'Nothing chosen yet',
  /** Shown in step 4 while nothing is chosen. */
  emptyQuote:
    'You have not chosen a service yet. Go back to choose, or go on and tell us in the notes what you need.',
  /** Says what the range means, below the total and on the print. */
  rangeNote:
    'Where your price falls in the range depends on size and condition. You get the exact price before any work begins.',
  /** What the visitor approves by ticking the box. */
  approve:
    'I approve this request. I understand that the total is a range, and that the exact price is confirmed before any work begins.',
  /** The button that opens the drawing area. */
  draw: 'Draw your signature too (optional)',
  /** Names the drawing area. */
  drawing: 'Your drawn signature (optional)',
  /** Hint below it. */
  drawingHint: 'Draw with a finger, a pen or the mouse.',
  /** Stands in its place until it is loaded. */
  drawingLoading: 'One moment: the drawing area is being loaded. Your typed signature is all that is needed.',
  /** The button that empties it. */
  clearDrawing: 'Clear the drawing',
  /** The button that closes it, and takes the drawing away. */
  removeDrawing: 'Sign without a drawing',
  /** What the last step still needs. */
  missing: {
    /** Neither approved nor signed. */
    both: 'Still needed: your approval and your typed signature.',
    /** Signed, but not approved. */
    approval: 'Still needed: your approval.',
    /** Approved, but not signed. */
    signature: 'Still needed: your typed signature.',
  },
  /** Shown at the phone number and the email address where a quote is to be sent without either. */
  contactMissing:
    'Your request is signed and nearly done. Please give us a phone number or an email address, so that we can answer you.',
  /** The button to the step before. */
  previous: 'Previous',
  /** The button to the next step. */
  next: 'Next',
  /** The button that sends. */
  complete: 'Complete Quote',
  /** The same while the quote is sent. */
  completing: 'Sending your quote...',
  /** Shown when the quote has not arrived. {phone} is replaced by the phone number. */
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  /** The same where the company has no phone number. */
  errorWithoutPhone: 'Something went wrong. Please try again.',
  /** Heading of the confirmation. */
  thanks: 'Thank you, your signed request is with us',
  /** The number of the quote. {number} is replaced. */
  number: 'Quote number {number}',
  /** Heading above what happens next. */
  nextHeading: 'What happens next',
  /** What happens next. */
  promise: 'We will contact you to confirm your exact price.',
  /** What comes after that. */
  afterwards: 'Work begins only after you have the exact price.',
  /** The button that prints. */
  print: 'Print or save as PDF',
  /** Shown where printing could not be prepared. {number} is replaced. */
  printFailed:
    'The quote could not be prepared for printing. Please try again, or note your quote number: {number}.',
  /** The button that starts another quote. */
  again: 'Start a new quote',
  /** Messages of the printed quote. */
  document: {
    /** Heading of the printed quote; its number comes after it. */
    title: 'Quote',
    /** Stands before the date. */
    date: 'Date',
    /** Heading above the client. */
    client: 'Prepared for',
    /** Heading of the column of services. */
    services: 'Services',
    /** Heading of the column of prices. */
    price: 'Price range',
    /** Heading above the notes. */
    notes: 'Notes',
    /** Heading above the signature. */
    signed: 'Approved and signed',
    /** In place of it, on the print of a quote that was not sent. */
    unsigned: 'Not signed yet',
    /** Below the line to sign on, on such a print. The date stands beside it. */
    signature: 'Signature',
    /** Names the drawn signature. */
    drawn: 'Drawn signature',
  },
  /** Shown where scripts are switched off. {phone} is replaced by the phone number. */
  withoutScript:
    'The quote builder needs JavaScript, which is switched off. Please ask for a quote by phone: {phone}.',
};
