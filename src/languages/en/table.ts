import type { LeadState } from '../../domain/leadStates';
import type { PeopleTexts } from '../../domain/peopleTable';

/** How far the firm has got with a lead, in the inbox and in exports. */
export const states: Readonly<Record<LeadState, string>> = {
  new: 'New',
  called: 'Called',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
};

export const table: PeopleTexts = {
  columns: {
    date: 'Date',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    what: 'What',
    price: 'Price',
    state: 'State',
    notes: 'Notes',
    source: 'Source',
    amount: 'Worth',
    firm: 'Firm',
  },
  suspect: 'suspect',
  direct: 'typed the address',
};
