import type { KindNames } from '../../domain/leadKinds';

export const kinds: KindNames = {
  contact: { name: 'Termin', title: 'Terminanfrage', request: 'Ihre Bitte um einen Termin' },
  audit: { name: 'Begutachtung', title: 'Begutachtung', request: 'Ihre Bitte um eine Begutachtung' },
  estimate: { name: 'Preisanfrage', title: 'Preisanfrage', request: 'Ihre Anfrage aus dem Preisrechner' },
  quote: { name: 'Angebot', title: 'Unterschriebenes Angebot', request: 'Ihr unterschriebenes Angebot' },
};
