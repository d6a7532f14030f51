import type { Messages } from '../../../messages';

export const biocheck: Messages['biocheck'] = {
  heading: 'El BioCheck: una revisión gratis de todo el exterior',
  lead: 'Recorremos la propiedad con usted, miramos cada superficie y le damos por escrito lo que vemos.',
  checked: 'Qué revisamos',
  received: 'Qué recibe usted',
  action: 'Agendar mi BioCheck gratis',
};
