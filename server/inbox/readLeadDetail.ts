import type { Kysely } from 'kysely';
import type { LeadState } from '../../src/domain/leadStates';
import type { MoneyStyle } from '../../src/domain/money';
import { appointmentOf } from '../appointments/appointments';
import { timeInWords } from '../appointments/inWords';
import { boundLead } from '../leads/boundLead';
import { namedChoices } from '../leads/choices';
import { flattenLead } from '../leads/export';
import { objectOf, parseBody, withContactInfo } from '../leads/fields';
import { supersededRevisions } from '../leads/revisions';
import { contactOf } from '../notify/contact';
import { formatBreakdown } from '../notify/formatBreakdown';
import { type Description, describeFields, formatTime, withOwnLabels } from '../notify/formatFields';
import { type MailStyle, type Wording, wordingFor } from '../notify/messages';
import {
  answersOf,
  photoFields,
  photoName,
  photoNamesIn,
  replacePhotoReferences,
  withTime,
} from '../photos/photo';
import type { LeadFilter } from '../privacy/leadFilter';
import { type ActivityRow, type AppointmentRow, type LeadRow, type Tables } from '../storage/tables';
import { activityOf } from './activity';
import { dueAt, isUnread, isWaiting } from './callNext';
import { wonAmount } from './changeLead';
import { isInWords, type LeadSummary, listLeads, moneyOf, summaryOf, wordsOf } from './listLeads';
import { byPerson, phoneOf } from './search';

/** One state of a lead's fields. */
interface Version {
  receivedAt: string;
  /** Name of a field, as in exports, and its text. */
  cells: [string, string][];
}

/** Everything about one lead. All texts are as strangers typed them. */
export interface LeadDetail {
  id: string;
  kind: string;
  firm: string;
  receivedAt: string;
  updatedAt: string;
  state: LeadState;
  /** What it is worth, of a lead that is won, where somebody has said. */
  amount?: number;
  /** In which the firm is paid. */
  money: MoneyStyle;
  /** The firm itself, as an answer names it; empty texts for what is not known. */
  company: { name: string; phone: string };
  /** Nobody of the firm has opened it. */
  unread?: true;
  /** When an answer is due, of who is to be called: as the firm has promised, or until when it was put off. */
  dueAt?: string;
  /** Until when it was put off. */
  snoozedUntil?: string;
  /** The account that takes care of it, and all that can. */
  assignee?: string;
  people: string[];
  suspect?: string;
  partial?: true;
  /** The stored text is damaged. */
  unreadable?: true;
  name: string;
  /** One address that can be written to. */
  email?: string;
  /** As it was typed. */
  phone: string;
  address: string;
  /** The time at which somebody comes, in words, and in ISO 8601. */
  appointment?: { text: string; start: string; state: AppointmentRow['state']; crew: string };
  /** What the visitor wrote in their own words: a text for each field. */
  words: string[];
  /** What it is about, and the price that the visitor saw, as the list has them. */
  subjects: string[];
  price?: NonNullable<LeadSummary['price']>;
  /** The other fields, under labels in the reader's language. */
  fields: Pick<Description, 'label' | 'value'>[];
  /** The answers to the firm's own questions, with the name of a file where one was given. */
  answers: { label: string; value: string; file?: string }[];
  /** The estimate line by line: a line, and how it came about. */
  estimate: { text: string; parts: string[] }[];
  photos: string[];
  /** A PNG as `data:` URL. */
  signatureImage?: string;
  signature?: string;
  consent?: { sms: boolean; text: string; at: string };
  /** The visitor's permission to be contacted about a form that was left. */
  mayContact?: { text: string; at: string };
  attribution?: unknown;
  page?: string;
  /** Its earlier states, then the present one, where there is more than one. */
  versions: Version[];
  activity: Omit<ActivityRow, 'lead_id' | 'firm'>[];
  /** Other leads of the same person, newest first. */
  others: LeadSummary[];
}

/** Fields that the detail has in a place of their own. */
const shownElsewhere = [
  ...photoFields,
  'id',
  'kind',
  'partial',
  'guard',
  'revision',
  'fullName',
  'clientName',
  'phone',
  'email',
  'serviceAddress',
  'address',
  'breakdown',
  'changedForm',
  'answers',
  'slot',
  'signature',
  'signatureImage',
  'consent',
  'mayContact',
  'attribution',
  'page',
  'timestamp',
];

interface DetailOptions {
  id: string;
  /** Which leads are seen. */
  visible: LeadFilter;
  /** How the lead's firm writes. */
  styleOf: (firm: string) => MailStyle;
  companyOf: (firm: string) => LeadDetail['company'];
  /** The accounts that a firm's leads can be given to. */
  peopleOf: (firm: string) => Promise<string[]>;
  /** Of the reader. */
  lang: string;
  now: Date;
}

/** @returns undefined where there is no such lead, or not for this account */
export async function readLeadDetail(
  db: Kysely<Tables>,
  { id, visible, styleOf, companyOf, peopleOf, lang, now }: DetailOptions,
): Promise<LeadDetail | undefined> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('leads.id', '=', id)
    .where(visible)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = parseBody(row.body);
  const lead = boundLead(stored ?? {});
  const wording = withOwnLabels(wordingFor({ ...styleOf(row.firm), languages: [lang] }, lang), lead);
  const person = { email: row.email ?? '', phone: phoneOf(lead) };
  const due = isWaiting(row) ? dueAt(row, styleOf(row.firm).answerWithin) : undefined;
  const amount = wonAmount(row);
  const isKnown = person.email !== '' || person.phone !== '';
  const [versions, activity, others, appointment] = await Promise.all([
    versionsOf(db, row, lead),
    activityOf(db, row.id),
    isKnown ? listLeads(db, { filter: byPerson(person, row.firm), styleOf, now }) : { leads: [] },
    appointmentOf(db, row.id),
  ]);
  return {
    id: row.id,
    kind: row.kind,
    firm: row.firm,
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    state: row.state,
    ...(amount !== undefined && { amount }),
    money: moneyOf(styleOf(row.firm)),
    company: companyOf(row.firm),
    ...(isUnread(row, now) && { unread: true }),
    ...(due !== undefined && { dueAt: due }),
    ...(row.snoozed_until !== null && { snoozedUntil: row.snoozed_until }),
    ...(row.assignee !== null && { assignee: row.assignee }),
    people: await peopleOf(row.firm),
    ...(row.suspect !== null && { suspect: row.suspect }),
    ...(row.partial === 1 && { partial: true }),
    ...(!stored && { unreadable: true }),
    ...(appointment && {
      appointment: {
        text: timeInWords(appointment, wording),
        start: appointment.start_at,
        state: appointment.state,
        crew: appointment.crew,
      },
    }),
    ...contactIn(lead),
    ...needIn(lead, styleOf(row.firm)),
    ...describe(lead, wording),
    versions,
    activity: activity.map(({ id: entryId, at, account, action, text }) => ({
      id: entryId,
      at,
      account,
      action,
      text,
    })),
    others: others.leads.filter((other) => other.id !== row.id),
  };
}

/** What the sender wants, and for which price. */
function needIn(lead: Record<string, unknown>, style: MailStyle) {
  const { subjects, price } = summaryOf(lead, style);
  return { words: wordsOf(lead), subjects, ...(price && { price }) };
}

/** How to reach a lead's sender. */
export function contactIn(lead: Record<string, unknown>) {
  const { name, email } = contactOf(lead);
  return {
    name,
    ...(email !== undefined && { email }),
    phone: textOf(withContactInfo(lead)['phone']),
    address:
      textOf(lead['serviceAddress']) ||
      textOf(lead['address']) ||
      textOf(objectOf(lead['locationInfo'])['zip']),
  };
}

function describe(lead: Record<string, unknown>, wording: Wording) {
  const { signature, signatureImage, consent, mayContact, attribution, page } = lead;
  const { firstName: _, phone: __, email, ...preferences } = objectOf(lead['contactInfo']);
  // An address that cannot be written to is shown among the fields.
  const odd = { email: contactOf(lead).email === undefined ? (lead['email'] ?? email) : undefined };
  const isOther = (name: string) => !shownElsewhere.includes(name) && !isInWords(lead, name);
  const others = Object.fromEntries(Object.entries(lead).filter(([name]) => isOther(name)));
  const breakdown = formatBreakdown(lead, wording);
  return {
    fields: describeFields(
      {
        ...others,
        ...namedChoices(lead),
        contactInfo: undefined,
        ...odd,
        ...preferences,
        ...(breakdown && { estimate: undefined }),
      },
      wording,
    ).map(({ label, value }) => ({ label, value })),
    answers: answersOf(lead).map(({ label, value, file, agreedAt }) => {
      const name = photoName(file);
      const text = textOf(withTime(value, agreedAt, (time) => formatTime(time, wording)));
      return { label, value: text, ...(name && { file: name }) };
    }),
    estimate: (breakdown ?? '')
      .split('\n\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [text = '', ...parts] = line.split('\n  - ');
        return { text, parts };
      }),
    photos: photoNamesIn({ ...lead, answers: [] }),
    ...(typeof signature === 'string' && signature !== '' && { signature }),
    ...(isPng(signatureImage) && { signatureImage }),
    ...(isConsent(consent) && { consent }),
    ...(isPermission(mayContact) && { mayContact }),
    ...(attribution !== undefined && { attribution }),
    ...(typeof page === 'string' && page !== '' && { page }),
  };
}

/** Revisions that are shown side by side. */
const maxVersions = 20;

async function versionsOf(
  db: Kysely<Tables>,
  row: LeadRow,
  lead: Record<string, unknown>,
): Promise<Version[]> {
  const versions: Version[] = [];
  for await (const revision of supersededRevisions((work) => work(db), row.id)) {
    versions.push(versionOf(parseBody(revision.body) ?? {}, revision.received_at));
    if (versions.length > maxVersions) versions.shift();
  }
  return versions.length === 0 ? [] : [...versions, versionOf(lead, row.updated_at)];
}

function versionOf(lead: Record<string, unknown>, receivedAt: string): Version {
  const { breakdown: _, attribution: __, signatureImage: ___, ...fields } = lead;
  const named = replacePhotoReferences(fields, (name) => name);
  const cells = flattenLead({ lead: named, receivedAt, updatedAt: receivedAt });
  for (const name of ['id', 'kind', 'receivedAt', 'updatedAt', 'suspect', 'revision', 'timestamp'])
    cells.delete(name);
  return { receivedAt, cells: [...cells] };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isPng = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/png;base64,[A-Za-z\d+/]+=*$/.test(value);

const isPermission = (value: unknown): value is { text: string; at: string } => {
  const { text, at } = objectOf(value);
  return typeof text === 'string' && typeof at === 'string';
};

const isConsent = (value: unknown): value is { sms: boolean; text: string; at: string } =>
  isPermission(value) && typeof objectOf(value)['sms'] === 'boolean';
