import type { FactsTranslation } from '../../language';

export const footer: FactsTranslation['footer'] = [
  {
    title: 'Enlaces rápidos',
    links: [
      { label: 'Inicio' },
      { label: 'Nosotros' },
      { label: 'Servicios' },
      { label: 'Paquetes' },
      { label: 'Suscripciones' },
    ],
  },
  {
    title: 'Más información',
    links: [
      { label: 'Galería' },
      { label: 'Testimonios' },
      { label: 'Contacto' },
      { label: 'Privacidad' },
      { label: 'Términos' },
      { label: 'Accesibilidad' },
    ],
  },
];
