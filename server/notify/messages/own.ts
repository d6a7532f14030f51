import type { MailStyle } from '.';

/** What mails of the desk's own firm say in its own words. */
export const ownMessages: MailStyle['messages'] = {
  en: {
    contactRequest: 'your booking of a BioCheck',
    auditRequest: 'your request for a surface-health audit',
    contactTitle: 'BioCheck booking',
    auditTitle: 'Audit request',
  },
  es: {
    contactRequest: 'su solicitud de un BioCheck',
    auditRequest: 'su solicitud de un diagnóstico de superficies',
    contactTitle: 'Solicitud de BioCheck',
    auditTitle: 'Solicitud de diagnóstico',
  },
};
