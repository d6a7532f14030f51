import type { StepMessages } from './step';

/** Messages of the estimator. */
export const estimatorMessages = {
  /** The floating button. */
  launch: 'Price in a minute',
  /** The link to the phone number, beside that button on a phone. */
  call: 'Call',
  /** Names the estimator, on its panel. */
  title: 'Instant estimate',
  /** Names the button that closes the panel, for screen readers. */
  close: 'Close and start over',
  /** Shown where the panel is opened again after something was entered in it. */
  closed: 'Closing has cleared your answers.',
  /** The button that takes that back. */
  bringBack: 'Bring them back',
  /** Where the visitor is. {step} and {steps} are replaced by numbers. */
  progress: 'Step {step} of {steps}',
  /** The steps. */
  steps: {
    /** Step 1. */
    services: { label: 'Services', heading: 'What do you need?', intro: 'Choose all that apply.' },
    /** Step 2. */
    addOns: { label: 'Add-ons', heading: 'Anything else?', intro: 'Optional.' },
    /** Step 3. */
    property: {
      label: 'Property',
      heading: 'Tell us about the property',
      intro: 'Answer what you know, and leave the rest.',
    },
    /** Step 4. */
    location: { label: 'Location', heading: 'Where is it, and how do we get to it?', intro: '' },
    /** Step 5. */
    result: { label: 'Estimate', heading: 'Your estimate', intro: '' },
  } satisfies Record<string, StepMessages>,
  /** A price for one unit. {range} and {unit} are replaced. */
  perUnit: '{range} per {unit}',
  /** Asks how many units, where the item does not say it itself. {unit} is replaced. */
  quantity: 'How many? ({unit})',
  /** Hint below it. {unit} is replaced. */
  quantityHint: 'Left empty: we show the price per {unit}.',
  /** Shown below a quantity that is no number. {limit} is replaced. */
  quantityProblem: 'Please enter a number of at most {limit}, or leave this empty.',
  /** Shown below a number that is missing or not among those that are asked for. {min} and {max} are replaced. */
  numberProblem: 'Please enter a number from {min} to {max}.',
  /** The same where only some are. {min}, {max} and {step} are replaced. */
  numberStepProblem: 'Please enter a number from {min} to {max}, in steps of {step}.',
  /** Shown where a question has to be answered. */
  answerMissing: 'Please choose an answer.',
  /** Shown below a date that is not possible. */
  dateProblem: 'Please choose a day that is possible.',
  /** Shown where a number has to be chosen. */
  numberMissing: 'Please choose a number.',
  /** A price that is only the least, for example because a quantity is missing. {price} is replaced. */
  from: 'from {price}',
  /** Stands on an item that belongs to every estimate. */
  always: 'Always included',
  /** Takes back the choice of one of several items. */
  none: 'None of these',
  /** An answer that adds a fee. {answer} and {price} are replaced. */
  answerFee: '{answer} (+{price})',
  /** In place of a price that is named only after the job was seen. */
  onRequest: 'On request',
  /** First answer to a question that takes no others. */
  yes: 'Yes',
  /** Second answer to it. */
  no: 'No',
  /** Labels of the fields. */
  labels: {
    /** Label of the property types. */
    propertyType: 'Property type',
    /** Label of the size. */
    sqft: 'Size in square feet',
    /** Label of the ZIP code. */
    zip: 'ZIP code',
    /** Label of the first name. */
    firstName: 'First Name',
    /** Label of the email address. */
    email: 'Email',
    /** Label of the phone number. */
    phone: 'Phone',
    /** Label of the preferred days. */
    preferredDays: 'Preferred days',
    /** Label of the question, where the visitor has one first. */
    question: 'Your question',
  },
  /** Hints below the fields. */
  hints: {
    /** Hint below the size. */
    sqft: 'A rough figure will do, such as 2,400.',
    /** Shown below a size that is no number. */
    sqftOdd: 'This does not look like a size in square feet. You can go on; we will ask when we call.',
    /** Shown below a ZIP code without any digit. */
    zipOdd: 'This does not look like a ZIP code. You can go on; we will ask when we call.',
    /** Shown below a ZIP code outside `servedZips`. {zip} is replaced. */
    notServed:
      'We do not come to {zip} yet. You can still see your estimate, and send it: we will tell you honestly whether we can help.',
    /** In place of it where `unservedZips` is `stop`. {zip} and {phone} are replaced. */
    notServedStop: 'We do not come to {zip} yet. Please call us at {phone}: perhaps we can still help.',
    /** The same where the company has no phone number. {zip} is replaced. */
    notServedStopWithoutPhone: 'We are sorry: we do not come to {zip} yet.',
    /** Hint below the preferred days. */
    preferredDays: 'For example: Tuesday or Thursday mornings.',
    /** Hint below the question. */
    question: '',
  },
  /** Shown when step 1 is left without a service. */
  missingService: 'Please select at least one service',
  /** The button to the step before. */
  back: 'Back',
  /** The button to the next step. */
  next: 'Next',
  /** The button to the result. */
  compute: 'See My Estimate',
  /** Stands before the range where the `live-range` attribute shows it from the start. */
  runningRange: 'So far',
  /** In its place before the first choice. */
  runningRangeStart: 'Your price appears here as you choose.',
  /** The result. */
  result: {
    /** Stands above the range. */
    lead: 'For what you told us, expect',
    /** Says that the visit confirms the range. */
    confirm: 'You get an exact price before any work begins.',
    /** The link to a sample of the report, where the firm has one. */
    sampleReport: 'See a sample report',
    /** Says how long a visit takes. {hours} is replaced by a range. */
    visit: 'A typical visit takes {hours} hours.',
    /** Shown where no question was answered. {questions} is replaced by the one or two whose answers change the price most. */
    general: 'This is the general range. What would help most: {questions}.',
    /** The button beside it: to the first of these questions. */
    answer: 'Answer now',
    /** Of an item whose units nobody counted. {name} and {unit} are replaced. */
    countedOnce: '{name}: counted for one {unit}. The number decides the final price.',
    /** Heading of the list of what the price holds. */
    included: 'What is included',
    /** Stands before what it does not hold. */
    excluded: 'Not included',
    /** First of what happens next: then come `thanksPromise` and `thanksVisit`. */
    send: 'You send the request: a name, a phone number and an email address are enough.',
    /** The button that shares the estimate, or copies a link to it. */
    share: 'Share',
    /** What is shared, with a link to the same estimate. {services} and {range} are replaced. */
    shareText: '{services}: {range}',
    /** Shown when the link was copied. */
    copied: 'Copied. Paste it into a message.',
    /** Stands before the link, where the browser lets nobody copy it by a button. */
    copy: 'Copy this:',
    /** Heading of the list that explains the range. */
    breakdown: 'How this adds up',
    /** Base price of an item. {range} is replaced. */
    base: 'Base price {range}',
    /** An answer that changed the price. {label} and {answer} are replaced. */
    times: '{label}: {answer}',
    /** Stands behind it where it makes the price higher. {percent} is replaced. */
    adds: 'adds {percent}%',
    /** The same where it makes the price lower. */
    takesOff: 'takes off {percent}%',
    /** A unit price with its quantity. {count} and {range} are replaced. */
    quantity: '{count} × {range}',
    /** Where no quantity is known. {unit} is replaced. */
    unitPrice: 'Price for one {unit}, not multiplied',
    /** Where the price floor was reached. {price} is replaced. */
    floor: 'Our minimum for this job is {price}',
    /** Where part of a unit is billed as whole ones. {count} is replaced. */
    billed: 'Billed as {count}',
    /** A fixed part of a price. {range} is replaced. */
    flat: '{range} fixed',
    /** Of an item whose quantity is not known. */
    quantityOpen: 'The price depends on the quantity',
    /** Of an item without a price. */
    onRequest: 'We name the price when we have seen the job',
    /** A surcharge, discount or tax in percent. {label} and {percent} are replaced. */
    percentage: '{label} ({percent}%)',
    /** The same of some items only. {items} is replaced, too. */
    percentageOf: '{label} ({percent}% of {items})',
    /** Payment in equal monthly parts. {label} and {months} are replaced. */
    payments: '{label} ({months} months)',
    /** The same with interest. {rate} is replaced, too. */
    paymentsAt: '{label} ({months} months, {rate}% interest a year)',
    /** One of these payments. {range} is replaced. */
    perMonth: '{range} a month',
    /** A fee for each unit. {label}, {count} and {price} are replaced. */
    fee: '{label}: {count} × {price}',
    /** The same where some units cost nothing. {included} is replaced, too. */
    feeAbove: '{label}: {count} × {price}, {included} included',
    /** What the minimum of the whole job adds. {price} is replaced. */
    minimum: 'Up to our minimum of {price}',
    /** Stands before the sum. */
    total: 'Total',
    /** The button back to the first step. */
    change: 'Change my answers',
  },
  /** First button below the result. It reveals the contact form. */
  book: 'Send a request',
  /** Second button below the result. It reveals the contact form with a field for the question. */
  ask: 'I have a question first',
  /** The button from the contact form back to the range. */
  backToRange: 'Back to my estimate',
  /** Heading of the contact form. */
  contactHeading: 'Where can we reach you?',
  /** Sentence below that heading. */
  contactIntro: '',
  /** In place of that heading, where the visitor has a question first. */
  questionHeading: 'What would you like to know?',
  /** Sentence below it. */
  questionIntro: 'Your estimate is sent along.',
  /** What the visitor agrees to by ticking the box. Its exact text is recorded with the lead. */
  smsConsent:
    'Text me about this estimate. Message and data rates may apply. Reply STOP to end. Not a condition of any purchase.',
  /** The button that sends. */
  confirm: 'Confirm',
  /** The same while the request is sent. */
  confirming: 'Sending your request...',
  /** Shown when it is pressed while photos are being prepared. */
  photosBusy: 'One moment: your photos are still being prepared. Please press Confirm again then.',
  /** Shown when photos were lost by a reload. */
  photosLost: 'Your photos could not be kept over the reload. Please choose them again.',
  /** Shown when the request has not arrived. {phone} is replaced by the phone number. */
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  /** The same where the company has no phone number. */
  errorWithoutPhone: 'Something went wrong. Please try again.',
  /** Heading of the thank-you. */
  thanks: 'Thanks for reaching out!',
  /** What happens next. */
  thanksPromise: 'We will contact you.',
  /** What comes after that. */
  thanksVisit: 'You get an exact price before any work begins.',
  /** Shown where the lead desk has the request and mails the estimate. {range} and {email} are replaced. */
  thanksEmailed: 'We have sent your estimate to {email}: {range}.',
  /** In place of it where nobody mails the estimate. {range}, {email} and {phone} are replaced. */
  thanksNoted: 'Your estimate is with us: {range}. We will reach you at {email} or {phone}.',
  /** The button that starts another estimate. */
  again: 'Get another estimate',
  /** Shown where no item is on offer. {phone} is replaced by the phone number. */
  nothingOffered: 'Our price list is being renewed. Please call us at {phone}.',
  /** The same where the company has no phone number. */
  nothingOfferedWithoutPhone: 'Our price list is being renewed. Please come back soon.',
  /** Shown where scripts are switched off. {phone} is replaced by the phone number. */
  withoutScript:
    'The estimator needs JavaScript, which is switched off. Please ask for a price by phone: {phone}.',
};
