import { recordOf } from '../../domain/recordOf';
import type { LeadInput } from '../../element/spec';
import type { AuditFields } from './fields';
import { listNames, type Offer, type Selected } from './offer';

/**
 * An audit's lead.
 * @param photos as `data:` strings.
 */
export function auditLead(request: {
  id: string;
  fields: AuditFields;
  selected: Selected;
  offer: Offer;
  photos: readonly string[];
}): Extract<LeadInput, { kind: 'audit' }> {
  const { id, fields, selected, offer, photos } = request;
  return {
    id,
    kind: 'audit',
    source: 'Audit Wizard',
    ...fields,
    // A label that was selected on an earlier page may not be on offer here.
    ...recordOf(listNames, (list) => offer[list].filter((label) => selected[list].includes(label))),
    photos: [...photos],
  };
}
