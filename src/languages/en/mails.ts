import { kindRequests, kindTitles } from '../../domain/leadKinds';
import type { LeadState } from '../../domain/leadStates';
import type { PeopleTexts } from '../../domain/peopleTable';
import { kinds } from './kinds';

/** What mails say. Texts in braces are filled in. */
export const messages = {
  /** Mails to visitors, in the order of their parts. */
  subject: 'We received your request',
  estimateSubject: 'Your estimate',
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  received: 'Thank you for writing to us. We received {request} on {time}.',
  receivedWithPhotos: 'Thank you for writing to us. We received {request} with {photos} on {time}.',
  onePhoto: '{count} photo',
  photos: '{count} photos',
  ...kindRequests(kinds),
  otherRequest: 'your request',
  estimateIntro: 'Your estimate, as our website computed it from your answers:',
  estimateNote:
    'This is an estimate, not a final price. You get a firm price after the visit, before any work begins.',
  priceRange: 'The price range that you saw: {price}. It is an estimate, not a final price.',
  nextHeading: 'What happens next',
  next: 'We will get in touch with you within 24 hours of that.',
  correct: 'If something needs correcting, or if you did not send this, just answer this mail.',
  correctByPhone:
    'If something needs correcting, or if you did not send this, just answer this mail or call us at {phone}.',
  callUs: 'Call {phone}',
  signature: '{company}',

  /** Appointments. */
  appointmentBooked: 'Your appointment: {appointment}.',
  appointmentRequested: 'You asked for {appointment}. It is not booked yet: we will confirm it.',
  appointmentLink: 'To move or cancel it: {link}',
  appointmentLinkName: 'Move or cancel it',
  calendarNote: 'The attached file puts it into your calendar.',
  appointmentSubject: 'Your appointment: {appointment}',
  appointmentChanged: 'Your appointment is now {appointment}.',
  appointmentCanceledSubject: 'Your appointment is canceled',
  appointmentCanceled: 'Your appointment on {appointment} is canceled.',
  appointmentTitle: 'Your appointment',
  appointmentUnconfirmed: 'It is not confirmed yet.',
  appointmentCancel: 'Cancel the appointment',
  appointmentMove: 'Move it to another time',
  appointmentMoveHere: 'Move it',
  appointmentTaken: 'This time is no longer free, or the appointment was changed meanwhile.',
  appointmentOver: 'This appointment is over.',
  timesTitle: 'Book a time',
  timesZip: 'Your ZIP code',
  timesShow: 'Show the times',
  timesNone: 'No time is free in these two weeks.',
  timesLater: 'Later times',
  timesContinue: 'Continue',
  timesChosen: 'You chose {appointment}. It is kept for you for five minutes.',
  timesOther: 'Choose another time',
  timesSend: 'Book this time',
  timesAsk: 'Ask for this time',
  timesTaken: 'This time is no longer free. Please choose another one: everything you typed is kept.',
  timesProblem: 'Please correct what is marked below.',
  timesFailed: 'That did not work just now. Please try again in a minute.',
  fieldRequired: 'Please fill this in.',
  fieldEmail: 'Please type an email address such as ana@example.com.',
  fieldTooLong: 'Please shorten this.',
  reminderSubject: 'Reminder: {appointment}',
  reminder: 'This is a reminder of your appointment: {appointment}.',
  booked: 'booked',
  requested: 'requested: please confirm it',
  canceled: 'canceled',
  noShow: 'nobody was there',

  /** A form that was left. */
  resumeSubject: 'Your request is not sent yet',
  resume: 'You began a form on our website and left before sending it. What you typed is kept for you.',
  resumeLink: 'To go on where you left off, on any device: {link}',
  resumeLinkName: 'Go on where you left off',
  resumeNote:
    'The link works for {days} days. If you did not begin this form, ignore this mail: we write only once about it.',
  resumeArrivedTitle: 'Your request has arrived',
  resumeArrived:
    'Thank you: we have received it, and there is nothing more for you to do. We will get in touch with you.',
  resumeGoneTitle: 'This link has expired',
  resumeGone:
    'It no longer brings back what was typed. You are welcome to fill in the form again on our website.',
  resumePage: 'To the form',

  /** Prices, and how an estimate adds up. */
  line: '{name}: {price}',
  service: 'Service {number}',
  basePrice: 'Base price {price}',
  pricePerUnit: '{price} per {unit}',
  unit: 'unit',
  answer: '{question}: {answer}',
  adds: 'adds {percent}%',
  takesOff: 'takes off {percent}%',
  anyAnswer: 'One of your answers',
  notMultiplied: 'Price for one {unit}, not multiplied',
  minimum: 'Our minimum for this job is {price}',
  fromPrice: 'from {price}',
  onRequest: 'on request',
  fixedPrice: '{price} fixed',
  billedAs: 'Billed as {quantity}',
  dependsOnQuantity: 'The price depends on the quantity',
  upToMinimum: 'Up to our minimum of {price}',
  minus: 'minus {price}',
  surcharge: 'Surcharge',
  discount: 'Discount',
  fee: 'Fee',
  tax: 'Tax',
  included: '{count} included',
  deposit: 'Deposit',
  monthly: 'Monthly payment',
  laterVisits: 'Each later visit',
  more: '{count} more, which the total includes.',
  total: 'Total: {price}',

  /** Mails to the firm. */
  stateSubject: '{state}: {subject}',
  updated: 'Changed',
  unfinished: 'Unfinished',
  unopened: 'Not opened yet',
  request: 'request',
  ...kindTitles(kinds),
  createdIntro: 'A new request came in.',
  updatedIntro: 'A request that you know has changed. This is all of it, as it is now.',
  unfinishedIntro: 'Somebody began this form and has not sent it. This is what was filled in.',
  unopenedIntro: 'Reminder: nobody has opened this request in the inbox yet.',
  estimateAsSeen: 'The estimate, as the visitor saw it:',
  pricesDiffer:
    'The lead desk could not compute these prices again from the config that it has for you, so the visitor was not mailed them. Check them before you name them.',
  answersHeading: 'Answers to your questions:',
  photosHeading: 'Photos:',
  photosTooLarge: 'The photos are too large for your mail server. The lead desk has them.',
  answerNote: 'An answer to this mail goes to the visitor.',
  openInbox: 'Open in the inbox',
  found: 'They came from {source}.',
  foundFirst: 'They came from {source}, and first from {first}.',
  foundDirect: 'They typed your address or used a bookmark.',
  yes: 'yes',
  no: 'no',
  shortenedText: '(shortened)',
  shortened: '(shortened: the lead desk has all of it)',
} as const satisfies Record<string, string>;

/** What mails say, by name. */
export type MailMessages = Record<keyof typeof messages, string>;

/** Labels of a lead's fields. Others are made of their names: `serviceAddress` becomes `Service address`. */
export const fields: Readonly<Record<string, string>> = {
  fullName: 'Name',
  clientName: 'Name',
  hearAboutUs: 'Heard about us',
  uploadedImages: 'Photos',
  intent: 'Asked for',
  leftStep: 'Left at step',
  sqft: 'Square feet',
  zip: 'ZIP code',
  smsConsent: 'May be texted (SMS)',
  sms: 'May be texted (SMS)',
  min: 'From',
  max: 'To',
  minPrice: 'From',
  maxPrice: 'To',
  unit: 'Price per',
  from: 'Price begins there',
  openEnded: 'May cost more',
  page: 'Sent from page',
  lang: 'Language',
  timestamp: 'Sent at',
  attribution: 'How they found us',
  first: 'First visit',
  last: 'Last visit',
  appointment: 'Appointment',
  id: 'Id',
};

/** What mails say in one language. */
export interface MailTexts {
  messages: MailMessages;
  fields: typeof fields;
  states: Readonly<Record<LeadState, string>>;
  table: PeopleTexts;
}

export { states, table } from './table';
