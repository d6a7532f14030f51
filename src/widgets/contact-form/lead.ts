import type { ContactField } from '../../domain/contactFields';
import type { LeadInput } from '../../element/spec';

/** A contact form's lead. */
export const contactLead = (
  id: string,
  fields: Readonly<Record<ContactField, string>>,
): Extract<LeadInput, { kind: 'contact' }> => ({ id, kind: 'contact', source: 'Contact Form', ...fields });
