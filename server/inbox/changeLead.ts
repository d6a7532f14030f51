/** What the inbox and the API do with a lead: the same is checked, stored and noted. */
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { type LeadState, leadStates } from '../../src/domain/leadStates';
import type { ActivityRow, LeadRow, Tables } from '../storage/tables';
import { note } from './activity';

/** Characters of a note. */
export const maxNote = 5_000;

export const newState = v.object({ state: v.picklist(leadStates, `Send one of ${leadStates.join(', ')}.`) });

export const newNote = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\0', '').trim()), // PostgreSQL's text cannot hold NUL
    v.minLength(1, 'Send a text.'),
    v.maxLength(maxNote, `A note has at most ${maxNote} characters.`),
  ),
});

/** What of a lead's row is changed. */
export type ChangedColumns = Partial<Pick<LeadRow, 'state' | 'suspect' | 'snoozed_until' | 'assignee'>>;

/** What the log says of it. */
export type Noted = Pick<ActivityRow, 'action'> & { text?: string };

/** What is noted now is what counts: nobody is called again because it was put off before. */
export const inState = (state: LeadState): ChangedColumns => ({ state, snoozed_until: null });

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
