import { parseBody } from '../leads/parseBody';
import type { Step } from '../privacy/steps';
import { saveSearch } from './search';

/** Leads of one step. */
const batch = 100;

/** Makes leads that are older than the inbox searchable. */
export const backfillSearch: Step = async (transaction) => {
  const rows = await transaction
    .selectFrom('leads')
    .select(['id', 'body'])
    .where('id', 'not in', transaction.selectFrom('lead_search').select('lead_id'))
    .limit(batch)
    .execute();
  for (const { id, body } of rows) await saveSearch(transaction, id, parseBody(body) ?? {});
  return rows.length > 0;
};
