import { isEmailLike } from '../../src/domain/email';
import { backfillLead } from '../privacy/backfill';
import { byEmail, type LeadFilter } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import type { LeadStore } from '../storage/store';

/** What is wrong with the value of `--email`, in one line; undefined where nothing is. */
export const emailOptionError = (email: string): string | undefined =>
  isEmailLike(email) ? undefined : `--email needs an address such as name@example.com, not "${email}".`;

/** A filter for the leads of one person. Fills in the email column of old leads first. */
export async function filterByEmail(store: LeadStore, email: string): Promise<LeadFilter> {
  await repeatStep(store, backfillLead);
  return byEmail(email);
}
