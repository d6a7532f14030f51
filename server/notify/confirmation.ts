import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import { delivery } from '../../src/domain/delivery';
import { normalizeEmail } from '../leads/fields';
import { sha256 } from '../storage/hashes';
import type { MessageRow, Tables } from '../storage/tables';
import { contactOf } from './contact';
import { formatBreakdown } from './formatBreakdown';
import { priceRange } from './formatPrice';
import { englishStyle, wordingFor } from './messages';

type Nullable = Pick<MessageRow, 'mailbox' | 'estimate'>;
type Confirmation = { [Column in keyof Nullable]: string };

/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** An estimate is the same in every language. */
const wording = wordingFor(englishStyle, undefined);

/** What identifies the mail to the visitor among those about a lead; undefined where the lead gets none. */
export function confirmationOf(lead: Record<string, unknown>): Confirmation | undefined {
  const { email } = contactOf(lead);
  if (email === undefined || lead.partial === true) return undefined;
  const estimate =
    lead.kind === 'estimate' && hasOwnPrices(lead)
      ? (formatBreakdown(lead, wording) ?? priceRange(lead, wording))
      : '';
  return { mailbox: mailboxHashOf(email), estimate: estimate && sha256(estimate) };
}

/** Whether the desk has found a lead's prices, and the labels beside them, in the firm's own config: strangers may read them. */
export const hasOwnPrices = (lead: Record<string, unknown>): boolean => lead.priceCheck === 'agrees';

/**
 * What the addresses of one mailbox have in common. With many providers `a.na+any@example.com` is `ana@example.com`; two mailboxes
 * that are not the same get fewer mails at worst.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalizeEmail(email).normalize('NFKC').split('@');
  const host = domain.replace(/\.+$/, '');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domainToASCII(host) || host}`;
}

/** By which mails to one mailbox are counted. */
export const mailboxHashOf = (email: string): string => sha256(mailboxOf(email));

export const isSameConfirmation = (one: Nullable, other: Nullable): boolean =>
  one.mailbox === other.mailbox && one.estimate === other.estimate;

/**
 * Whether the mailbox may get another mail of the firm today. Another firm's do not count: one agency's client must not use up
 * what visitors of another one are told. Leads that are stored in the same instant by PostgreSQL may each get the
 * last one.
 */
export async function mayConfirm(
  db: Kysely<Tables>,
  firm: string,
  { mailbox }: Pick<Confirmation, 'mailbox'>,
  now: Date,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mailbox', '=', mailbox)
    .where('firm', '=', firm)
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) < delivery.confirmationsPerDay;
}

/** Whether the visitor was mailed the estimate of this lead as it is here, or the mail is queued. */
export async function isEstimateMailed(db: Kysely<Tables>, lead: Record<string, unknown>): Promise<boolean> {
  const confirmation = confirmationOf(lead);
  if (!confirmation?.estimate) return false;
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', String(lead.id).toLowerCase())
    .where('mailbox', '=', confirmation.mailbox)
    .where('estimate', '=', confirmation.estimate)
    .where('state', '!=', 'dead')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
