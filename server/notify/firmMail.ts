import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { wordFields } from '../../src/domain/peopleTable';
import { DIRECT, visitSource } from '../../src/leads/visitSource';
import { calendarAttachment } from '../appointments/calendarFile';
import { appointmentInWords } from '../appointments/inWords';
import { choicesIn } from '../leads/choices';
import { objectOf, personField, withContactInfo } from '../leads/fields';
import { type Photo, withoutAnswers } from '../photos/photo';
import type { MessageRow } from '../storage/tables';
import { contactOf, headerAddress, onOneLine } from './contact';
import { breakdownBlocks } from './formatBreakdown';
import { describeAnswers, describeFields, fieldBlocks, formatTime, withOwnLabels } from './formatFields';
import { priceSeen } from './formatPrice';
import { fieldsByPlace } from './leadFields';
import { brand, heading, type Mail, paragraph, withoutColon } from './mailContent';
import { type Wording, wordingFor } from './messages';
import type { QueuedBody } from './queue';
import type { MailBlock } from './renderMail';
import type { MailSettings } from './settings';

const intros = {
  created: 'createdIntro',
  updated: 'updatedIntro',
  unfinished: 'unfinishedIntro',
  unopened: 'unopenedIntro',
} as const;

/** Names of services in a subject. */
const namesInSubject = 2;

/**
 * The mail to the firm in its own language: how to reach the visitor and what they need, then every field of a lead, with photos and
 * files as attachments. A reply to it goes to the visitor.
 */
export function firmMail(
  message: Pick<MessageRow, 'event' | 'lead_id'>,
  { lead, receivedAt, photos, appointment }: QueuedBody,
  { style, inboxUrl }: Pick<MailSettings, 'style' | 'inboxUrl'>,
): Mail {
  const wording = withOwnLabels(wordingFor(style, undefined), lead);
  const { messages } = wording;
  const { kind, partial, priceCheck } = lead;
  const { name, email } = contactOf(lead);
  const answerTo = email && headerAddress(email);
  const state = stateOf(message.event, partial === true);
  const title = isLeadKind(kind) ? messages[`${kind}Title`] : String(kind);
  const names = choicesIn(lead);
  const price = priceSeen(lead, wording);
  const need =
    names.length > namesInSubject
      ? [...names.slice(0, namesInSubject), `+${names.length - namesInSubject}`]
      : names;
  const visit = appointment && appointmentInWords(appointment, wording);
  const subject = [name, need.join(', ') || title, price, visit].filter(Boolean).join(', ');
  const { contact, details, facts } = fieldsByPlace(lead, wording);
  const breakdown = breakdownBlocks(lead, wording);
  const answers = describeAnswers(lead, wording);
  const photosOfJob = withoutAnswers(photos, lead);
  const times = describeFields(
    {
      appointment: visit,
      received: formatTime(receivedAt, wording),
    },
    wording,
  );
  return {
    subject: onOneLine(
      state === 'created' ? subject : fillText(messages.stateSubject, { state: messages[state], subject }),
    ),
    preview: onOneLine(
      [personField(lead, 'phone'), personField(lead, 'address')].filter(Boolean).join(' · '),
    ),
    lang: wording.lang,
    ...(answerTo && { replyTo: { name, address: answerTo } }),
    blocks: [
      brand(style),
      { part: 'title', note: messages[intros[state]], text: name || title },
      { part: 'fields', inner: [...contact, ...fieldBlocks(times, wording)] },
      {
        part: 'card',
        inner: [
          { part: 'label', text: title },
          ...(names.length > 0 ? [{ part: 'strong', text: names.map(onOneLine).join(', ') } as const] : []),
          ...(price === '' ? [] : [{ part: 'price', text: price } as const]),
        ],
      },
      ...quotes(lead, wording),
      ...(inboxUrl === undefined
        ? []
        : [inboxButton(`${inboxUrl}#lead/${message.lead_id}`, messages.openInbox)]),
      ...(photosOfJob.length > 0 ? [photosBlock(photosOfJob, messages.photosHeading)] : []),
      ...(answers.length > 0
        ? ([
            heading(messages.answersHeading),
            { part: 'fields', inner: fieldBlocks(answers, wording) },
          ] as const)
        : []),
      ...(breakdown
        ? ([heading(messages.estimateAsSeen), { part: 'estimate', inner: breakdown }] as const)
        : []),
      ...(priceCheck === 'differs' ? [paragraph(messages.pricesDiffer)] : []),
      ...(details.length > 0 ? [{ part: 'fields', inner: fieldBlocks(details, wording) } as const] : []),
      {
        part: 'footer',
        inner: [
          ...foundBy(lead, wording).map((text) => ({ part: 'small', text }) as const),
          ...(answerTo ? [{ part: 'small', text: messages.answerNote } as const] : []),
          { part: 'facts', inner: fieldBlocks(facts, wording, ['fact', 'factGroup']) },
        ],
      },
    ],
    attachments: [
      ...photos.map(attachment),
      ...(appointment ? [calendarAttachment(appointment, visitOf(lead, wording))] : []),
    ],
  };
}

/** What the firm is told of a lead. */
export const stateOf = (event: MessageRow['event'], isPartial: boolean): keyof typeof intros => {
  if (isPartial) return 'unfinished';
  return event === 'created' || event === 'unopened' ? event : 'updated';
};

/** What the visitor wrote, in their own words. */
const quotes = (lead: Record<string, unknown>, wording: Wording): MailBlock[] =>
  describeFields(Object.fromEntries(wordFields.map((field) => [field, lead[field]])), wording).map(
    ({ label, value }) => ({ part: 'quote', label, value }),
  );

const inboxButton = (href: string, name: string): MailBlock => ({
  part: 'button',
  text: `${name}:\n${href}`,
  name,
  href,
});

/** Pictures in the mail itself: mail programs load none from elsewhere before they are told to. */
const photosBlock = (photos: readonly Photo[], text: string): MailBlock => ({
  part: 'photos',
  text,
  name: withoutColon(text),
  inner: photos.map(({ name }) => ({ part: 'photo', name, cid: cidOf(name) })),
});

const cidOf = (name: string): string => `${name}@photos`;

/** How the visitor came, in a sentence; none where the lead does not tell. */
function foundBy({ attribution }: Record<string, unknown>, { messages }: Wording): string[] {
  const [first, last] = [objectOf(attribution)['first'], objectOf(attribution)['last']].map((touch) =>
    typeof touch === 'object' && touch !== null ? visitSource(touch) : '',
  );
  const source = last || first;
  if (!source) return [];
  const isFirst = !first || first === source || first === DIRECT;
  if (source === DIRECT) return [messages.foundDirect];
  return [fillText(messages[isFirst ? 'found' : 'foundFirst'], { source, first })];
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
  ...(mime.startsWith('image/') && { cid: cidOf(name), contentDisposition: 'inline' as const }),
});
