import type { Messages } from '../../../messages';

export const banner: Messages['banner'] = {
  heading: 'Sepa cómo está su casa',
  text: 'Una revisión gratis de la propiedad, un informe por escrito y una cotización el mismo día. Qué hacer después lo decide usted.',
  button: 'Agendar mi revisión gratis',
};
