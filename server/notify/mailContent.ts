import type { SendMailOptions } from 'nodemailer';
import { numberToCall } from '../../src/domain/contactLinks';
import { delivery } from '../../src/domain/delivery';
import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { calendarAttachment } from '../appointments/calendarFile';
import { timeInWords } from '../appointments/inWords';
import { isReminderDue } from '../appointments/messages';
import { withoutAnswers } from '../photos/photo';
import type { AppointmentRow, MessageRow } from '../storage/tables';
import { hasOwnPrices, mailboxHashOf } from './confirmation';
import { contactOf, mailAddress, onOneLine } from './contact';
import { breakdownBlocks } from './formatBreakdown';
import { formatTime } from './formatFields';
import { priceRange, priceSeen } from './formatPrice';
import { type MailMessages, type MailStyle, type Wording, wordingFor } from './messages';
import type { QueuedBody } from './queue';
import { type MailBlock, renderHtml, renderText } from './renderMail';
import type { MailSettings } from './settings';

/** The content of one mail. The sender and the headers of every mail are added when it is sent. */
export interface Mail extends Pick<SendMailOptions, 'to' | 'replyTo' | 'attachments'> {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** BCP 47. */
  lang: string;
}

/** A mail as plain text and as HTML, of which a mail program shows one. */
export function renderMail(mail: Mail, { accent, onAccent }: Pick<MailStyle, 'accent' | 'onAccent'>) {
  const { subject, preview, lang, blocks } = mail;
  return {
    text: renderText(blocks),
    html: renderHtml(blocks, { subject, preview, lang, accent, onAccent }),
  };
}

/** The firm's name above a mail, with its logo. */
export const brand = ({ company, logo }: MailStyle): MailBlock =>
  logo === '' ? { part: 'brand', company } : { part: 'brandWithLogo', company, logo };

/** A heading; plain text marks it by a colon. */
export const heading = (text: string): MailBlock => ({ part: 'heading', text, name: withoutColon(text) });

export const withoutColon = (text: string): string => text.replace(/\s?:$/, '');

export const paragraph = (text: string): MailBlock => ({ part: 'paragraph', text });

/**
 * The confirmation for the visitor, with their estimate, in their language; undefined where the lead does not hold exactly
 * one email address. It repeats no text of the form but a first name, and no price or label but those of the firm's own config:
 * anybody could type a stranger's address there and send them a text in the firm's name.
 */
export function visitorMail(
  { lead, receivedAt, photos, appointment }: QueuedBody,
  { to, replyTo = to[0], phone, style, deskUrl }: MailSettings,
): Mail | undefined {
  const { kind } = lead;
  const { name, email } = contactOf(lead);
  const address = email && mailAddress(email);
  if (!address) return undefined;
  const wording = wordingFor(style, lead.lang);
  const { messages, lang } = wording;
  const isOwn = hasOwnPrices(lead);
  const breakdown = isOwn ? breakdownBlocks(lead, wording) : undefined;
  const first = firstName(name);
  const photosOfJob = withoutAnswers(photos, lead).length;
  const say = (message: keyof MailMessages) =>
    fillText(messages[message], {
      name: first,
      company: style.company,
      phone,
      request: isLeadKind(kind) ? messages[`${kind}Request`] : messages.otherRequest,
      time: formatTime(receivedAt, wording),
      photos: formatPhotos(photosOfJob, wording),
    });
  const received = say(photosOfJob > 0 ? 'receivedWithPhotos' : 'received');
  const range = isOwn ? priceRange(lead, wording) : '';
  return {
    to: { name: '', address },
    replyTo,
    lang,
    subject: onOneLine(say(breakdown === undefined ? 'subject' : 'estimateSubject')),
    preview: onOneLine(received),
    blocks: [
      brand(style),
      { part: 'headline' },
      paragraph(say(first === '' ? 'greetingWithoutName' : 'greeting')),
      paragraph(received),
      ...(breakdown === undefined
        ? range === ''
          ? []
          : [{ part: 'priceCard', price: priceSeen(lead, wording), text: range } as const]
        : [
            paragraph(say('estimateIntro')),
            { part: 'estimate', inner: breakdown } as const,
            paragraph(say('estimateNote')),
          ]),
      ...(appointment ? appointmentBlocks(appointment, wording, deskUrl) : []),
      ...(appointment?.state === 'booked'
        ? []
        : [{ part: 'headingAlone', name: messages.nextHeading } as const, paragraph(say('next'))]),
      ...closing(say, phone),
    ],
    ...calendarOf(appointment, style.company),
  };
}

/** The mail to the visitor about a change of their appointment, or a reminder; undefined where there is nothing to say any more. */
export function appointmentMail(
  { event }: Pick<MessageRow, 'event'>,
  { lead, appointment }: QueuedBody,
  { to, replyTo = to[0], style, phone, deskUrl }: MailSettings,
  now: Date,
): Mail | undefined {
  const { name, email } = contactOf(lead);
  const address = email && mailAddress(email);
  if (!address || !appointment || Date.parse(appointment.start_at) < now.getTime()) return undefined;
  const isCanceled = appointment.state === 'canceled';
  if (event === 'reminder' && !isReminderDue(appointment, now)) return undefined;
  const wording = wordingFor(style, lead.lang);
  const first = firstName(name);
  const time = timeInWords(appointment, wording);
  const say = (message: keyof MailMessages) =>
    fillText(wording.messages[message], { name: first, company: style.company, phone, appointment: time });
  const [subject, told] = isCanceled
    ? (['appointmentCanceledSubject', 'appointmentCanceled'] as const)
    : event === 'reminder'
      ? (['reminderSubject', 'reminder'] as const)
      : ([
          'appointmentSubject',
          appointment.state === 'requested' ? 'appointmentRequested' : 'appointmentChanged',
        ] as const);
  return {
    to: { name: '', address },
    replyTo,
    lang: wording.lang,
    subject: onOneLine(say(subject)),
    preview: onOneLine(say(told)),
    blocks: [
      brand(style),
      { part: 'headline' },
      paragraph(say(first === '' ? 'greetingWithoutName' : 'greeting')),
      ...(isCanceled
        ? [paragraph(say(told))]
        : [strongCard(say(told)), ...linkBlocks(appointment, wording, deskUrl)]),
      ...closing(say, phone),
    ],
    ...calendarOf(appointment, style.company),
  };
}

/**
 * The mail to the visitor who has left a form, with the link back to it; undefined where it would go to another mailbox than it was
 * queued for, or can have no link.
 */
export function abandonedMail(
  { mailbox }: Pick<MessageRow, 'mailbox'>,
  { lead, resumeToken }: Pick<QueuedBody, 'lead' | 'resumeToken'>,
  { to, replyTo = to[0], style, phone, deskUrl }: MailSettings,
): Mail | undefined {
  const { name, email } = contactOf(lead);
  const address = email && mailAddress(email);
  if (!address || mailboxHashOf(email) !== mailbox || !deskUrl || !resumeToken) return undefined;
  const { messages, lang } = wordingFor(style, lead.lang);
  const first = firstName(name);
  const href = `${deskUrl}/r/${resumeToken}`;
  const say = (message: keyof MailMessages) =>
    fillText(messages[message], {
      name: first,
      company: style.company,
      phone,
      link: href,
      days: String(delivery.resumeDays),
    });
  return {
    to: { name: '', address },
    replyTo,
    lang,
    subject: onOneLine(say('resumeSubject')),
    preview: onOneLine(say('resume')),
    blocks: [
      brand(style),
      { part: 'headline' },
      paragraph(say(first === '' ? 'greetingWithoutName' : 'greeting')),
      paragraph(say('resume')),
      { part: 'button', text: say('resumeLink'), name: say('resumeLinkName'), href },
      ...closing(say, phone, 'resumeNote'),
    ],
  };
}

/** How a visitor reaches the firm, and its name. */
const closing = (
  say: (message: keyof MailMessages) => string,
  phone: string,
  note: keyof MailMessages = phone === '' ? 'correct' : 'correctByPhone',
): MailBlock[] => {
  const number = numberToCall(phone);
  const part = note === 'correctByPhone' ? 'buttonAgain' : 'secondButton';
  return [
    paragraph(say(note)),
    ...(number === undefined ? [] : [{ part, name: say('callUs'), href: `tel:${number}` } as const]),
    { part: 'footer', inner: [{ part: 'small', text: say('signature') }] },
  ];
};

function appointmentBlocks(row: AppointmentRow, wording: Wording, deskUrl: string | undefined): MailBlock[] {
  if (row.state === 'canceled') return [];
  const message = wording.messages[row.state === 'booked' ? 'appointmentBooked' : 'appointmentRequested'];
  const text = fillText(message, { appointment: timeInWords(row, wording) });
  return [strongCard(text), ...linkBlocks(row, wording, deskUrl)];
}

const strongCard = (text: string): MailBlock => ({ part: 'card', inner: [{ part: 'strong', text }] });

/** What a visitor can do with an appointment. */
function linkBlocks(row: AppointmentRow, { messages }: Wording, deskUrl: string | undefined): MailBlock[] {
  const href = `${deskUrl}/a/${row.token}`;
  return [
    ...(row.state === 'booked' ? [paragraph(messages.calendarNote)] : []),
    ...(deskUrl === undefined
      ? []
      : [
          {
            part: 'button',
            text: fillText(messages.appointmentLink, { link: href }),
            name: messages.appointmentLinkName,
            href,
          } as const,
        ]),
  ];
}

/** The calendar file of an appointment that is booked, or was. */
const calendarOf = (row: AppointmentRow | undefined, summary: string) =>
  row && row.state !== 'requested' ? { attachments: [calendarAttachment(row, { summary })] } : {};

/** The first name, if it is made of letters: neither a URL nor a sentence. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : '';
}

function formatPhotos(count: number, { messages, locale }: Wording): string {
  const message = new Intl.PluralRules(locale).select(count) === 'one' ? messages.onePhoto : messages.photos;
  return fillText(message, { count: count.toLocaleString(locale) });
}
