import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { normalizeEmail } from '../leads/fields';
import type { Tables } from '../storage/tables';

/** A condition on the rows of leads. */
export type LeadFilter = (leads: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>;

/**
 * The leads of one person, by any of their revisions. The email column of leads that are older than it has to be filled
 * in first.
 */
export const byEmail =
  (email: string): LeadFilter =>
  (leads) =>
    leads.or([
      leads('email', '=', normalizeEmail(email)),
      leads(
        'id',
        'in',
        leads.selectFrom('revisions').select('lead_id').where('revisions.email', '=', normalizeEmail(email)),
      ),
    ]);

/** One lead. */
export const byId =
  (id: string): LeadFilter =>
  (leads) =>
    leads('leads.id', '=', id.toLowerCase());

/** The leads of one firm. */
export const byFirm =
  (firm: string): LeadFilter =>
  (leads) =>
    leads('leads.firm', '=', firm);

/** The leads of several firms. */
export const byFirms =
  (firms: readonly string[]): LeadFilter =>
  (leads) =>
    leads('leads.firm', 'in', firms);

/** Leads that match the filter, and are of the firm where one is named. */
export const ofFirm = (firm: string | undefined, filter: LeadFilter): LeadFilter =>
  firm === undefined ? filter : (leads) => leads.and([filter(leads), byFirm(firm)(leads)]);

export const unchangedSince =
  (instant: Date): LeadFilter =>
  (leads) =>
    leads('updated_at', '<', instant.toISOString());
