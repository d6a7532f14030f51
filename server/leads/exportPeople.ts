import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Kysely } from 'kysely';
import { textCell } from '../../src/domain/csvCell';
import { isLeadKind } from '../../src/domain/leadKinds';
import { type PeopleColumn, peopleColumns, wordFields } from '../../src/domain/peopleTable';
import { DIRECT } from '../../src/leads/visitSource';
import { wonAmount } from '../inbox/changeLead';
import { priceSeen } from '../notify/formatPrice';
import { type MailStyle, type Wording, wordingFor } from '../notify/messages';
import { answersOf, replacePhotoReferences, withTime } from '../photos/photo';
import type { LeadFilter } from '../privacy/leadFilter';
import type { LeadStore, StoredLead } from '../storage/store';
import type { ActivityRow, LeadRow, Tables } from '../storage/tables';
import { choicesIn } from './choices';
import { visibleCell } from './export';
import { personField, plain, textAt } from './fields';

interface PeopleOptions {
  filter: LeadFilter | undefined;
  /** How a firm writes, by its id. */
  styleOf: (firm: string) => MailStyle;
  /** The reader's language. @default that of the firm */
  lang?: string | undefined;
  /** Whether there is a last column, the firm's id. */
  withFirms: boolean;
}

/** Leads whose states and notes are read at a time. */
const chunk = 20;

/**
 * Writes leads as a table for people: a row each, with the same few columns whatever the kind, in words, with times as the firm's
 * clocks have them. Spreadsheets leave its texts as they are.
 */
export async function exportPeople(
  store: LeadStore,
  output: NodeJS.WritableStream,
  { filter, styleOf, lang, withFirms }: PeopleOptions,
): Promise<void> {
  const columns = [...peopleColumns, 'amount' as const, ...(withFirms ? ['firm' as const] : [])];
  const wordingOf = (firm: string) => {
    const style = styleOf(firm);
    return wordingFor(lang === undefined ? style : { ...style, languages: [lang] }, lang);
  };
  const { table } = wordingOf('');
  async function* rows() {
    yield columns.map((column) => table.columns[column]);
    for await (const leads of inChunks(store.list({ filter }))) {
      const knownOf = await store.use(({ db }) =>
        readKnown(
          db,
          leads.map(({ lead }) => String(lead.id)),
        ),
      );
      for (const stored of leads) {
        const known = knownOf(String(stored.lead.id));
        const { date, ...texts } = peopleRow(stored, known, wordingOf(stored.firm ?? ''));
        const cells: Readonly<Record<string, string>> = { ...texts, firm: stored.firm ?? '' };
        // A date is to be sorted as one, and amounts are to be added.
        const own: Readonly<Record<string, string>> = { date, amount: `${known.amount ?? ''}` };
        yield columns.map((column) => own[column] ?? textCell(visibleCell(cells[column] ?? '')));
      }
    }
  }
  await pipeline(rows, stringify({ bom: true }), output, { end: false });
}

async function* inChunks(leads: AsyncIterable<StoredLead>): AsyncIterable<StoredLead[]> {
  let next: StoredLead[] = [];
  for await (const stored of leads) {
    next.push(stored);
    if (next.length < chunk) continue;
    yield next;
    next = [];
  }
  if (next.length > 0) yield next;
}

/** What the desk knows of a lead besides what was sent. */
interface Known {
  state: LeadRow['state'];
  /** What it is worth, of one that is won. */
  amount: number | undefined;
  source: string;
  /** The firm's, the oldest first. */
  notes: readonly Pick<ActivityRow, 'at' | 'account' | 'text'>[];
}

async function readKnown(db: Kysely<Tables>, ids: readonly string[]): Promise<(id: string) => Known> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'state', 'won_cents', 'visit_source'])
    .where('id', 'in', ids)
    .execute();
  const notes = await db
    .selectFrom('activity')
    .select(['lead_id', 'at', 'account', 'text'])
    .where('lead_id', 'in', ids)
    .where('action', '=', 'note')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return (id) => {
    const row = leads.find((lead) => lead.id === id.toLowerCase());
    return {
      state: row?.state ?? 'new',
      amount: row && wonAmount(row),
      source: row?.visit_source ?? '',
      notes: notes.filter(({ lead_id }) => lead_id === row?.id),
    };
  };
}

/** The cells of a lead by column, as texts of any form. */
export function peopleRow(
  { lead, receivedAt, spamVerdict }: StoredLead,
  { state, source, notes }: Omit<Known, 'amount'>,
  wording: Wording,
): Readonly<Record<PeopleColumn, string>> {
  const { messages, states, table } = wording;
  const { kind } = lead;
  const title = isLeadKind(kind) ? messages[`${kind}Title`] : String(kind);
  return {
    date: localTime(receivedAt, wording),
    name: personField(lead, 'name'),
    phone: personField(lead, 'phone'),
    email: personField(lead, 'email'),
    address: personField(lead, 'address'),
    what: [title, choicesIn(lead).join(', ')].filter(Boolean).join(': '),
    price: priceSeen(lead, wording),
    state: [
      states[state],
      ...(lead['partial'] === true ? [messages.unfinished] : []),
      ...(spamVerdict === undefined ? [] : [table.suspect]),
    ].join(', '),
    notes: [
      ...wordFields.map((field) => textAt(lead, field)).filter((text) => text !== ''),
      ...answerLines(lead, wording),
      ...notes.map(({ at, account, text }) => `${localTime(at, wording)} ${account}: ${text}`),
    ].join('\n'),
    source: [textAt(lead, 'hearAboutUs'), source === DIRECT ? table.direct : source]
      .filter(Boolean)
      .join(', '),
  };
}

/** `2030-01-31 18:34` by the firm's clocks: spreadsheets of all languages take it for a time. */
const localTime = (time: string, { style: { timeZone } }: Wording): string =>
  new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

const answerLines = (lead: Record<string, unknown>, wording: Wording): string[] =>
  answersOf(replacePhotoReferences(lead, (name) => name)).map(
    ({ label, value, file, agreedAt }) =>
      `${label}: ${plain(file ?? withTime(value, agreedAt, (time) => localTime(time, wording)))}`,
  );
