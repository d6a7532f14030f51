import type { Messages } from '../../../content/messages';

export const biocheck: Messages['biocheck'] = {
  heading: 'Nuestra revisión',
  lead: '',
  checked: 'Qué revisamos',
  received: 'Qué recibe usted',
  sampleReport: 'Ver un informe de muestra',
  action: 'Solicitar una revisión',
  photo: '',
  areas: '¿Qué le preocupa? Tóquelo y empezamos por ahí.',
};
