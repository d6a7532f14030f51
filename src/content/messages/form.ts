/** Messages that every form shares. */
export const formMessages = {
  /** Error below a required field that is empty. */
  required: 'Please fill in this field.',
  /** Error below an email address that cannot be one. */
  email: 'Please enter an email address, such as name@example.com.',
  /** Error below a text that is too long. {limit} and {length} are replaced by numbers. */
  tooLong: 'Please shorten this to {limit} characters. It has {length} now.',
  /** Error below a question for a number. */
  number: 'Please enter a number, such as 12.',
  /** Error below a question for a date. */
  day: 'That day is not possible. Please choose another one.',
  /** Below a question for a date: the days of the week that are possible. {days} is replaced by their names. */
  possibleDays: 'Possible on {days}.',
  /** Label of the windows of time, below the day of the same question. */
  time: 'Time of day',
  /** An answer to a question for yes or no; recorded of a consent, too. */
  yes: 'Yes',
  /** The other one. */
  no: 'No',
  /** Opens a longer explanation of a question. */
  help: 'More about this',
  /** Remarks on what looks like a slip. They stop nobody. */
  slips: {
    /** A phone number with too few digits. */
    phone: 'This looks too short for a phone number. Please check it once more.',
    /** A domain that is nearly a well-known one. {suggestion} is replaced. */
    email: 'Did you mean {suggestion}?',
    /** An address without any digit. */
    address: 'There is no house number yet. Please add it if there is one.',
  },
  /** Explains the asterisk, above the fields. */
  requiredNote: 'Fields marked with * are required.',
  /** Only with the `error-summary` attribute: heading above links to the fields that have to be corrected. */
  problems: 'There is a problem',
  /** Only with the `abandoned` attribute: what the visitor allows by ticking the box. Its exact text is recorded with the lead. */
  mayContact: 'If I leave before sending this, you may keep what I typed here and contact me about it.',
  /** Below the error of the contact form, where the request is stored on the device. */
  queuedNote:
    'Your request is saved on this device, and is being sent again by itself as long as this page or a later one of this site is open. It is not confirmed yet.',
  /** Heading in the place of a thank-you, where the request is stored on the device and may not have arrived. */
  queuedHeading: 'Saved, but not confirmed yet',
  /** What that means, and what happens next. */
  queued:
    'Your request is saved on this device. We could not confirm that it has reached us, so it is being sent again by itself as long as this page or a later one of this site is open. You will read here when it is confirmed.',
  /** The way to the company meanwhile, where it has a phone number. {phone} is replaced by it. */
  queuedCall: 'If it is urgent, please call us at {phone}.',
  /** Heading above what happens after a request was sent. */
  nextHeading: 'What happens next',
  /** First of that. */
  nextRead: 'We read your request.',
  /** The way to the company meanwhile. {phone} is replaced by its phone number. */
  nextCall: 'Questions before then? Call us at {phone}.',
  /** The button that saves a reminder for a calendar. */
  remind: 'Remind me tomorrow',
  /** The button that prints what was entered. */
  print: 'Print or save as PDF',
  /** Shown where printing could not be prepared. */
  printFailed: 'This could not be prepared for printing. Please try again.',
  /** Messages of what is printed. */
  document: {
    /** Stands before the date. */
    date: 'Date',
    /** Heading above the visitor's name and address. */
    client: 'Prepared for',
    /** Heading of the column of prices. */
    price: 'Price range',
    /** Heading above the notes. */
    notes: 'Notes',
  },
  /** Title of the reminder. {company} is replaced. */
  remindTitle: 'Have you heard from {company}?',
  /** Text of the reminder. {date} is replaced by today, {phone} by the phone number. */
  remindText: 'You sent a request on {date}. If nobody has called or written yet, call {phone}.',
  /** The same where the company has no phone number. */
  remindTextWithoutPhone: 'You sent a request on {date}.',
  /** At a later visit: a request that was stored on the device has arrived. {date} is replaced by when it was made. */
  delivered: 'Your request from {date} has arrived. Thank you for your patience.',
  /** The same where it was refused, or given up after 30 days. {phone} is replaced by the phone number. */
  undelivered:
    'Your request from {date} could not be delivered. Please call us at {phone}, or send it again.',
  /** The same where the company has no phone number. */
  undeliveredWithoutPhone: 'Your request from {date} could not be delivered. Please send it again.',
  /** Said before the name of a wizard's step, by screen readers. {step} and {steps} are replaced by numbers. */
  stepPosition: 'Step {step} of {steps}',
  /** Names the button that takes such a message away, for screen readers. */
  dismiss: 'Close this message',
  /** Says the limit beforehand. {limit} is replaced by a number. */
  limitHint: 'Up to {limit} characters.',
};
