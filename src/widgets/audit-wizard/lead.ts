import type { LeadAnswer } from '../../domain/leadSchema';
import { recordOf } from '../../domain/recordOf';
import type { LeadInput } from '../../element/spec';
import { type AuditFields, fieldNames } from './fields';
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
  /** To the firm's own questions. */
  answers?: LeadAnswer[];
}): Extract<LeadInput, { kind: 'audit' }> {
  const { id, fields, selected, offer, photos, answers } = request;
  return {
    id,
    kind: 'audit',
    source: 'Audit Wizard',
    ...recordOf(fieldNames, (name) => fields[name]),
    // A label that was selected on an earlier page may not be on offer here.
    ...recordOf(listNames, (list) => offer[list].filter((label) => selected[list].includes(label))),
    photos: [...photos],
    ...(answers && { answers }),
  };
}
