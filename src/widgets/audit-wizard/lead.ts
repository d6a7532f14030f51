import type { FieldChanges } from '../../domain/formFields';
import type { LeadAnswer } from '../../domain/leadSchema';
import { recordOf } from '../../domain/recordOf';
import type { LeadInput } from '../../element/spec';
import { formOfLead, sentFields } from '../../forms/ownFields';
import { type AuditFields, auditFields, type FixedField } from './fields';
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
  /** The firm's, to the fields. */
  changes?: FieldChanges<FixedField>;
  photos: readonly string[];
  /** To the firm's own questions. */
  answers?: LeadAnswer[];
}): Extract<LeadInput, { kind: 'audit' }> {
  const { id, fields, selected, offer, photos, answers, changes = {} } = request;
  return {
    id,
    kind: 'audit',
    source: 'Audit Wizard',
    ...sentFields<FixedField>(fields, auditFields, changes),
    ...formOfLead<FixedField>(auditFields, changes),
    // A label that was selected on an earlier page may not be on offer here.
    ...recordOf(listNames, (list) => offer[list].filter((label) => selected[list].includes(label))),
    photos: [...photos],
    ...(answers && { answers }),
  };
}
