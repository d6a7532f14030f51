import { parseBody } from '../leads/parseBody';
import { extractPhotos } from '../photos/extract';
import { addPhotos } from '../photos/store';
import { emailOf } from './email';
import type { Step } from './steps';

/**
 * Backfills one lead that is older than the photos table and the email column: moves its photos into their table and
 * its email address into its column. Photos that cannot be read stay in the body.
 */
export const backfillLead: Step = async (transaction) => {
  const row = await transaction
    .selectFrom('leads')
    .select(['id', 'updated_at', 'body'])
    .where('email', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const lead = { id: row.id, ...parseBody(row.body) };
  const { photos } = await extractPhotos(lead);
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ email: emailOf(lead), ...(photos.length > 0 && { body: JSON.stringify(lead) }) })
    .where('id', '=', row.id)
    // A correction that was stored meanwhile has filled in the column, or will be backfilled by the next step.
    .where('email', 'is', null)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await addPhotos(transaction, row.id, photos);
  return true;
};
