import type { Kysely, Transaction } from 'kysely';
import { delivery } from '../../src/domain/delivery';
import type { FormDraft } from '../../src/domain/formDraft';
import { parseBody } from '../leads/fields';
import { locksRows } from '../storage/database';
import { sha256 } from '../storage/hashes';
import type { Tables } from '../storage/tables';

/** Milliseconds. */
const lifetime = delivery.resumeDays * 24 * 60 * 60_000;

/**
 * Makes a link that leads back to a form which was left. Only the hash of its secret is stored.
 * @returns the secret; undefined where the form was sent meanwhile, or nothing could bring it back
 */
export async function createResumeLink(
  transaction: Transaction<Tables>,
  leadId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('leads')
    .select(['firm', 'partial', 'draft', 'suspect'])
    .where('id', '=', leadId)
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row?.partial !== 1 || row.draft === null || row.suspect !== null) return undefined;
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  await transaction
    .insertInto('resume_links')
    .values({
      token_hash: sha256(token),
      lead_id: leadId,
      firm: row.firm,
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
    })
    .execute();
  return token;
}

/** Where a link leads. */
export type Resumed = { firm: string; lead: Record<string, unknown> } & (
  | { state: 'open'; draft: FormDraft; revision: number }
  /** The form was sent. */
  | { state: 'arrived' }
  | { state: 'expired' }
);

/** @returns undefined for a link that the desk does not know, or whose lead was erased. Nothing is changed. */
export async function findResumed(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<Resumed | undefined> {
  const row = await db
    .selectFrom('resume_links')
    .innerJoin('leads', 'leads.id', 'resume_links.lead_id')
    .select(['leads.firm', 'leads.partial', 'leads.draft', 'leads.revision', 'leads.body', 'expires_at'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const found = { firm: row.firm, lead: parseBody(row.body) ?? {} };
  if (row.partial === 0) return { ...found, state: 'arrived' };
  if (row.draft === null || row.expires_at <= now.toISOString()) return { ...found, state: 'expired' };
  return { ...found, state: 'open', draft: JSON.parse(row.draft) as FormDraft, revision: row.revision };
}

/**
 * Whether a secret is that of a link to the lead: whoever has opened the mail on another device revises the lead by it, as by
 * its own secret.
 */
export async function isResumeSecret(
  transaction: Transaction<Tables>,
  leadId: string,
  secretHash: string | null,
  now: Date,
): Promise<boolean> {
  if (secretHash === null) return false;
  const found = await transaction
    .selectFrom('resume_links')
    .select('lead_id')
    .where('token_hash', '=', secretHash)
    .where('lead_id', '=', leadId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The page on which a form was left, as a link may name it; undefined where it is on no site of the firm: anybody can send a lead that
 * names any page.
 * @param origins of the firm's pages
 */
export function pageToResume(
  { page }: Readonly<Record<string, unknown>>,
  origins: readonly (string | undefined)[],
): string | undefined {
  const url = typeof page === 'string' && URL.canParse(page) ? new URL(page) : undefined;
  if (!url || !origins.includes(url.origin)) return undefined;
  url.hash = '';
  return url.href;
}

/** The origins of a firm's pages: the desk's own is that of its public address, whatever a request says. */
export const originsOf = (
  { allowedOrigins }: { allowedOrigins: readonly string[] },
  deskUrl: string,
): readonly string[] => [...allowedOrigins, new URL(deskUrl).origin];
