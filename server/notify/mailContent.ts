import type { SendMailOptions } from 'nodemailer';
import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { calendarAttachment } from '../appointments/calendarFile';
import { appointmentInWords, timeInWords } from '../appointments/inWords';
import { isReminderDue } from '../appointments/messages';
import { namedChoices } from '../leads/choices';
import { withContactInfo } from '../leads/fields';
import { type Photo, photoFields, withoutAnswers } from '../photos/photo';
import type { AppointmentRow, MessageRow } from '../storage/tables';
import { hasOwnPrices } from './confirmation';
import { contactOf, headerAddress, mailAddress, onOneLine } from './contact';
import { formatBreakdown } from './formatBreakdown';
import { formatAnswers, formatFields, formatTime, withOwnLabels } from './formatFields';
import { priceRange } from './formatPrice';
import { type MailMessages, type Wording, wordingFor } from './messages';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';

/** The content of one mail. Its HTML, the sender and the headers of every mail are added when it is sent. */
export type Mail = SendMailOptions & {
  subject: string;
  text: string;
  /** BCP 47. */
  lang: string;
};

const intros = {
  created: 'createdIntro',
  updated: 'updatedIntro',
  unfinished: 'unfinishedIntro',
} as const;

/**
 * The mail to the firm in its own language: every field of a lead, photos and files as attachments. A reply to it goes to the
 * visitor.
 */
export function firmMail(
  message: MessageRow,
  { lead, receivedAt, photos, appointment }: QueuedBody,
  { style, inboxUrl }: Pick<MailSettings, 'style' | 'inboxUrl'>,
): Mail {
  const {
    guard: _,
    revision: _count,
    breakdown: _lines,
    slot: _slot,
    changedForm: _changes,
    priceCheck,
    partial,
    id,
    kind,
    source,
    ...fields
  } = lead;
  const wording = withOwnLabels(wordingFor(style, undefined), lead);
  const { messages } = wording;
  const breakdown = formatBreakdown(lead, wording);
  Object.assign(fields, namedChoices(fields));
  const answers = formatAnswers(lead, wording);
  const photosOfJob = withoutAnswers(photos, lead);
  for (const field of photoFields) delete fields[field];
  if (answers !== '') delete fields['answers'];
  fields.timestamp = formatTime(String(lead.timestamp), wording);
  const { name, email } = contactOf(lead);
  const answerTo = email && headerAddress(email);
  const state = partial === true ? 'unfinished' : message.event === 'created' ? 'created' : 'updated';
  const subject = fillText(messages[name === '' ? 'firmSubjectWithoutName' : 'firmSubject'], {
    state: messages[state],
    title: isLeadKind(kind) ? messages[`${kind}Title`] : String(kind),
    name,
  });
  return {
    subject: onOneLine(subject),
    lang: wording.lang,
    ...(answerTo && { replyTo: { name, address: answerTo } }),
    text: [
      `${messages[intros[state]]}\n`,
      ...(appointment
        ? [formatFields({ appointment: appointmentInWords(appointment, wording) }, wording)]
        : []),
      formatFields(fields, wording),
      ...(answers === '' ? [] : [`${messages.answersHeading}\n`, answers]),
      ...(breakdown === undefined ? [] : [`${messages.estimateAsSeen}\n\n${breakdown}\n`]),
      ...(priceCheck === 'differs' ? [`${messages.pricesDiffer}\n`] : []),
      ...(photosOfJob.length > 0
        ? [`${messages.photosHeading}\n${photosOfJob.map(({ name: file }) => `  - ${file}\n`).join('')}`]
        : []),
      formatFields({ source, received: formatTime(receivedAt, wording), leadId: id }, wording),
      ...(answerTo ? [`${messages.answerNote}\n`] : []),
      ...(inboxUrl === undefined ? [] : [`${messages.inboxNote}\n${inboxUrl}#lead/${message.lead_id}\n`]),
    ].join('\n'),
    attachments: [
      ...photos.map(attachment),
      ...(appointment ? [calendarAttachment(appointment, visitOf(lead, wording))] : []),
    ],
  };
}

/** An appointment as it stands in the firm's calendar. */
export const visitOf = (lead: Record<string, unknown>, { messages }: Wording) => {
  const { serviceAddress, address, phone } = withContactInfo(lead);
  const place = [serviceAddress, address].find((text) => typeof text === 'string' && text !== '');
  const title = isLeadKind(lead.kind) ? messages[`${lead.kind}Title`] : '';
  return {
    summary: onOneLine([contactOf(lead).name, title].filter(Boolean).join(', ')),
    location: typeof place === 'string' ? onOneLine(place) : undefined,
    description: typeof phone === 'string' ? onOneLine(phone) : undefined,
  };
};

const attachment = ({ name, mime, bytes }: Photo) => ({
  filename: name,
  contentType: mime,
  content: Buffer.from(bytes),
});

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
  const breakdown = isOwn ? formatBreakdown(lead, wording) : undefined;
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
  const lines = [
    say(first === '' ? 'greetingWithoutName' : 'greeting'),
    say(photosOfJob > 0 ? 'receivedWithPhotos' : 'received'),
    ...(breakdown === undefined
      ? [isOwn ? priceRange(lead, wording) : ''].filter(Boolean)
      : [say('estimateIntro'), breakdown, say('estimateNote')]),
    ...(appointment ? appointmentLines(appointment, wording, deskUrl) : []),
    ...(appointment?.state === 'booked' ? [] : [say('next')]),
    say(phone === '' ? 'correct' : 'correctByPhone'),
    say('signature'),
  ];
  return {
    to: { name: '', address },
    replyTo,
    lang,
    subject: onOneLine(say(breakdown === undefined ? 'subject' : 'estimateSubject')),
    text: `${lines.join('\n\n')}\n`,
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
      : (['appointmentSubject', 'appointmentChanged'] as const);
  const lines = [
    say(first === '' ? 'greetingWithoutName' : 'greeting'),
    say(told),
    ...(isCanceled ? [] : linkLines(appointment, wording, deskUrl)),
    say(phone === '' ? 'correct' : 'correctByPhone'),
    say('signature'),
  ];
  return {
    to: { name: '', address },
    replyTo,
    lang: wording.lang,
    subject: onOneLine(say(subject)),
    text: `${lines.join('\n\n')}\n`,
    ...calendarOf(appointment, style.company),
  };
}

function appointmentLines(row: AppointmentRow, wording: Wording, deskUrl: string | undefined): string[] {
  if (row.state === 'canceled') return [];
  const message = wording.messages[row.state === 'booked' ? 'appointmentBooked' : 'appointmentRequested'];
  return [fillText(message, { appointment: timeInWords(row, wording) }), ...linkLines(row, wording, deskUrl)];
}

const linkLines = (
  { token }: AppointmentRow,
  { messages }: Wording,
  deskUrl: string | undefined,
): string[] =>
  deskUrl === undefined ? [] : [fillText(messages.appointmentLink, { link: `${deskUrl}/a/${token}` })];

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

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An entry of a list in a mail's text. */
const entry = /^ {2}- /;

/**
 * A mail's text as simple HTML: paragraphs and lists, all escaped, nothing that is loaded from elsewhere. Linear in the
 * length of the text.
 */
export function htmlMail({ subject, text, lang }: Pick<Mail, 'subject' | 'text' | 'lang'>): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0 auto;padding:16px;max-width:40em;font:16px/1.5 Arial,sans-serif">',
    ...paragraphs.map(formatParagraph),
    '</body></html>',
    '',
  ].join('\n');
}

function formatParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const first = lines.findIndex((line) => entry.test(line));
  const isList = first >= 0 && lines.slice(first).every((line) => entry.test(line));
  const [text, entries] = isList ? [lines.slice(0, first), lines.slice(first)] : [lines, []];
  const list = entries.map((line) => `<li>${escapeHtml(line.replace(entry, ''))}</li>`);
  return [
    // Indents and line breaks of fields are kept.
    ...(text.length > 0
      ? [
          `<p style="margin:0 0 ${list.length > 0 ? '0' : '16px'};white-space:pre-wrap">${escapeHtml(text.join('\n'))}</p>`,
        ]
      : []),
    ...(list.length > 0 ? [`<ul style="margin:0 0 16px;padding:0 0 0 24px">${list.join('')}</ul>`] : []),
  ].join('\n');
}
