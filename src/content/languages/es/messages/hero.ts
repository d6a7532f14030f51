import type { Messages } from '../../../messages';

export const hero: Messages['hero'] = {
  headline: 'Más que limpio. Hecho para durar.',
  subline: 'Limpiamos, quitamos capas viejas, sellamos y reparamos el exterior de las casas en {area}.',
  auditButton: 'Quiero mi revisión gratis',
  plansButton: 'Ver planes de mantenimiento',
  promises: {
    check: 'Revisión gratis, sin compromiso',
    price: 'Un rango de precios en unos 60 segundos',
    answer: 'Le respondemos en las próximas 24 horas',
  },
};
