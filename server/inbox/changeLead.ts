/** What the inbox and the API do with a lead: the same is checked, stored and noted. */
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { leadStates } from '../../src/domain/leadStates';
import type { ActivityRow, LeadRow, Tables } from '../storage/tables';
import { note } from './activity';

const toCents = (amount: number): number => Math.round(amount * 100);
export const toAmount = (cents: number): number => cents / 100;

/** Characters of a note. */
export const maxNote = 5_000;

/** Of one job: in hundredths, a column of whole numbers holds it. */
const maxAmount = 20_000_000;

const amountInWords = `Send an amount from 0 to ${maxAmount} with at most two decimals, or null for none.`;

const amountSchema = v.pipe(
  v.number(amountInWords),
  v.minValue(0, amountInWords),
  v.maxValue(maxAmount, amountInWords),
  v.check((value) => toAmount(toCents(value)) === value, amountInWords),
  v.description(
    'What the job is worth, in the firm’s currency, of a lead that is won. Left out, the amount stays; null takes it back.',
  ),
);

export const newState = v.pipe(
  v.object({
    state: v.picklist(leadStates, `Send one of ${leadStates.join(', ')}.`),
    amount: v.optional(v.nullable(amountSchema)),
  }),
  v.check((sent) => sent.amount === undefined || sent.state === 'won', 'Only what is won has an amount.'),
);

export const newNote = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\0', '').trim()), // PostgreSQL's text cannot hold NUL
    v.minLength(1, 'Send a text.'),
    v.maxLength(maxNote, `A note has at most ${maxNote} characters.`),
  ),
});

/** What of a lead's row is changed. */
export type ChangedColumns = Partial<
  Pick<LeadRow, 'state' | 'suspect' | 'snoozed_until' | 'assignee' | 'won_cents'>
>;

/** What the log says of it. */
export type Noted = Pick<ActivityRow, 'action'> & { text?: string };

/** A new state, and what the log says of it. What is noted now is what counts: nobody is called again because it was put off before. */
export function inState({ state, amount }: v.InferOutput<typeof newState>): [ChangedColumns, Noted] {
  const columns = {
    state,
    snoozed_until: null,
    ...(amount !== undefined && { won_cents: amount === null ? null : toCents(amount) }),
  };
  return [
    columns,
    typeof amount === 'number' ? { action: 'won', text: `${amount}` } : { action: 'state', text: state },
  ];
}

/** What a lead is worth; undefined unless it is won and somebody said. */
export const wonAmount = ({ state, won_cents }: Pick<LeadRow, 'state' | 'won_cents'>): number | undefined =>
  state === 'won' && won_cents !== null ? toAmount(won_cents) : undefined;

/** Changes a lead and notes who did it, both or nothing. */
export async function changeLead(
  transaction: Transaction<Tables>,
  { id, firm }: Pick<LeadRow, 'id' | 'firm'>,
  account: string,
  columns: ChangedColumns,
  what: Noted,
): Promise<void> {
  if (Object.keys(columns).length > 0)
    await transaction.updateTable('leads').set(columns).where('id', '=', id).execute();
  await note(transaction, { account, firm, lead_id: id, ...what });
}
