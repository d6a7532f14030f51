import { keepPhotos } from '../photos/keep';
import { takePhotos } from '../photos/take';
import { emailOf } from './email';
import type { Step } from './steps';

/**
 * Files one lead from before photos and email addresses were kept apart: its photos move into their table, its address
 * into its column. Photos that cannot be read stay in the body, as they always were.
 */
export const fileOldLead: Step = async (write) => {
  const row = await write
    .selectFrom('leads')
    .select(['id', 'updated_at', 'body'])
    .where('email', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const lead = JSON.parse(row.body);
  const { photos } = await takePhotos(lead);
  const { numUpdatedRows } = await write
    .updateTable('leads')
    .set({ email: emailOf(lead), ...(photos.length > 0 && { body: JSON.stringify(lead) }) })
    .where('id', '=', row.id)
    // A correction that arrived meanwhile is filed already, or will be.
    .where('email', 'is', null)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await keepPhotos(write, row.id, photos);
  return true;
};
