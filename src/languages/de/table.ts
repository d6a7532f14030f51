import type { LeadState } from '../../domain/leadStates';
import type { PeopleTexts } from '../../domain/peopleTable';

/** How far the firm has got with a lead, in the inbox and in exports. */
export const states: Readonly<Record<LeadState, string>> = {
  new: 'Neu',
  called: 'Angerufen',
  booked: 'Termin',
  won: 'Gewonnen',
  lost: 'Verloren',
};

export const table: PeopleTexts = {
  columns: {
    date: 'Datum',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    what: 'Anliegen',
    price: 'Preis',
    state: 'Stand',
    notes: 'Notizen',
    source: 'Herkunft',
    amount: 'Auftragswert',
    firm: 'Firma',
  },
  suspect: 'verdächtig',
  direct: 'Adresse eingegeben',
};
