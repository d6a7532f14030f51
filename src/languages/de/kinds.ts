import type { KindNames } from '../../domain/leadKinds';

export const kinds: KindNames = {
  contact: {
    name: 'Termin',
    form: 'Kontaktformular',
    title: 'Terminanfrage',
    request: 'Ihre Bitte um einen Termin',
  },
  audit: {
    name: 'Begutachtung',
    form: 'Begutachtung',
    title: 'Begutachtung',
    request: 'Ihre Bitte um eine Begutachtung',
  },
  estimate: {
    name: 'Preisanfrage',
    form: 'Preisrechner',
    title: 'Preisanfrage',
    request: 'Ihre Anfrage aus dem Preisrechner',
  },
  quote: {
    name: 'Angebot',
    form: 'Angebot',
    title: 'Unterschriebenes Angebot',
    request: 'Ihr unterschriebenes Angebot',
  },
};
