import type { LeadState } from '../../domain/leadStates';
import type { PeopleTexts } from '../../domain/peopleTable';

/** How far the firm has got with a lead, in the inbox and in exports. */
export const states: Readonly<Record<LeadState, string>> = {
  new: 'Nueva',
  called: 'Llamada',
  booked: 'Con cita',
  won: 'Ganada',
  lost: 'Perdida',
};

export const table: PeopleTexts = {
  columns: {
    date: 'Fecha',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
    what: 'Qué pide',
    price: 'Precio',
    state: 'Estado',
    notes: 'Notas',
    source: 'Origen',
    amount: 'Valor',
    firm: 'Empresa',
  },
  suspect: 'sospechosa',
  direct: 'escribió la dirección',
};
