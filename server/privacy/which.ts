import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../migrations';
import { emailKey } from './email';

/** Which leads are meant, as a condition on their rows. */
export type Which = (leads: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/** Those of one person. Leads from before addresses were kept apart have to be filed first. */
export const ofPerson =
  (email: string): Which =>
  (leads) =>
    leads('email', '=', emailKey(email));

export const unchangedSince =
  (instant: Date): Which =>
  (leads) =>
    leads('updated_at', '<', instant.toISOString());
