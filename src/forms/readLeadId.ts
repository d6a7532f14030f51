import { asString } from '../element/untrusted';
import { isLeadId, newLeadId } from '../leads/leadId';

/** @returns the lead id of a draft, or a new one where the draft has none. */
export function readLeadId({ leadId }: Readonly<Record<string, unknown>>): string {
  const id = asString(leadId);
  return isLeadId(id) ? id : newLeadId();
}
