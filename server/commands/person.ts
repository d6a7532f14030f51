import { isEmailLike } from '../../src/leads/email';
import { fileOldLead } from '../privacy/fileOld';
import { inSteps } from '../privacy/steps';
import { ofPerson, type Which } from '../privacy/which';
import type { LeadStore } from '../store';

/** What is wrong with an `--email`, in one line; undefined where nothing is. */
export const wrongEmail = (email: string): string | undefined =>
  isEmailLike(email) ? undefined : `--email needs an address such as name@example.com, not "${email}".`;

/** Which leads are one person's. Files those first that no address is known of yet. */
export async function leadsOf(store: LeadStore, email: string): Promise<Which> {
  await inSteps(store, fileOldLead);
  return ofPerson(email);
}
