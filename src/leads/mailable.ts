import { isSingleEmail } from './email';
import type { Lead } from './schema';
import { spamVerdict } from './spamVerdict';

/** Whether a lead desk that mails estimates mails this one: not what looks like spam, nor to a doubtful address. */
export function isMailable(lead: Lead): boolean {
  if (lead.kind !== 'estimate' || spamVerdict(lead.guard)) return false;
  // A listener of `bio-lead` may have changed it.
  const contact: unknown = lead.contactInfo;
  return (
    typeof contact === 'object' &&
    contact !== null &&
    'email' in contact &&
    typeof contact.email === 'string' &&
    isSingleEmail(contact.email.trim())
  );
}
