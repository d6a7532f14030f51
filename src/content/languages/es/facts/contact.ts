import type { FactsTranslation } from '../../language';

export const contact: FactsTranslation['contact'] = {
  hearAboutUs: [
    'Búsqueda en Google',
    'Facebook',
    'Recomendación',
    'Nextdoor',
    'Volante en la puerta',
    'Otro',
  ],
};
