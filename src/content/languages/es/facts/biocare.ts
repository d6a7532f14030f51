import type { FactsTranslation } from '../../language';

export const biocare: FactsTranslation['biocare'] = {
  benefits: [
    {
      title: 'Nada que recordar',
      text: 'Nosotros llevamos el calendario y le avisamos antes de ir.',
    },
    {
      title: 'Los problemas se ven a tiempo',
      text: 'Alguien que conoce su casa la mira en cada visita y le cuenta qué ha cambiado.',
    },
    {
      title: 'Precios más bajos',
      text: 'Todos los planes incluyen un descuento en otros trabajos.',
    },
  ],
};
