import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { type Photo, photoFields, withoutAnswers } from '../photos/photo';
import type { MessageRow } from '../storage/tables';
import { contactOf, onOneLine } from './contact';
import { formatBreakdown } from './formatBreakdown';
import { formatAnswers, formatFields } from './formatFields';
import { formatTime } from './formatTime';
import type { Mail } from './mailText';
import { wordingFor } from './messages';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';

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
  { lead, receivedAt, photos }: QueuedBody,
  { style, inboxUrl }: Pick<MailSettings, 'style' | 'inboxUrl'>,
): Mail {
  const {
    guard: _,
    revision: _count,
    breakdown: _lines,
    priceCheck,
    partial,
    id,
    kind,
    source,
    ...fields
  } = lead;
  const wording = wordingFor(style, undefined);
  const { messages } = wording;
  const breakdown = formatBreakdown(lead, wording);
  const answers = formatAnswers(lead, wording);
  const photosOfJob = withoutAnswers(photos, lead);
  for (const field of photoFields) delete fields[field];
  if (answers !== '') delete fields['answers'];
  fields.timestamp = formatTime(String(lead.timestamp), wording);
  const { name, email } = contactOf(lead);
  const state = partial === true ? 'unfinished' : message.event;
  const subject = fillText(messages[name === '' ? 'firmSubjectWithoutName' : 'firmSubject'], {
    state: messages[state],
    title: isLeadKind(kind) ? messages[`${kind}Title`] : String(kind),
    name,
  });
  return {
    subject: onOneLine(subject),
    lang: wording.lang,
    ...(email !== undefined && { replyTo: { name, address: email } }),
    text: [
      `${messages[intros[state]]}\n`,
      formatFields(fields, wording),
      ...(answers === '' ? [] : [`${messages.answersHeading}\n`, answers]),
      ...(breakdown === undefined ? [] : [`${messages.estimateAsSeen}\n\n${breakdown}\n`]),
      ...(priceCheck === 'differs' ? [`${messages.pricesDiffer}\n`] : []),
      ...(photosOfJob.length > 0
        ? [`${messages.photosHeading}\n${photosOfJob.map(({ name: file }) => `  - ${file}\n`).join('')}`]
        : []),
      formatFields({ source, received: formatTime(receivedAt, wording), leadId: id }, wording),
      ...(email === undefined ? [] : [`${messages.answerNote}\n`]),
      ...(inboxUrl === undefined ? [] : [`${messages.inboxNote}\n${inboxUrl}#lead/${message.lead_id}\n`]),
    ].join('\n'),
    attachments: photos.map(attachment),
  };
}

const attachment = ({ name, mime, bytes }: Photo) => ({
  filename: name,
  contentType: mime,
  content: Buffer.from(bytes),
});
