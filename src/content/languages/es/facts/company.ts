import type { FactsTranslation } from '../../language';

export const company: FactsTranslation['company'] = {
  tagline: 'Más que limpio, hecho para durar',
  motto: 'Restaurar, proteger, repetir',
  // The name that people there say, in Spanish too.
  area: 'North Atlanta, Georgia',
};
