import type { NeutralMessages } from '../../../messages/neutral';

/** For what only sections of a page show. */
export const neutralMessages = {
  about: { heading: 'Por qué elegirnos', lead: '' },
  addOns: { heading: 'Adicionales' },
  banner: { heading: '¿Le hacemos una visita?', text: '', button: 'Solicitar una visita' },
  biocheck: { heading: 'Nuestra revisión', lead: '', action: 'Solicitar una revisión' },
  gallery: { heading: 'Nuestro trabajo', lead: '', note: '' },
  header: { action: 'Solicitar una visita' },
  hero: {
    headline: '{company}',
    subline: '',
    auditButton: 'Solicitar una visita',
    plansButton: '',
    promises: { check: '', price: '', answer: '' },
  },
  map: { lead: '' },
  plans: {
    heading: 'Planes',
    lead: '',
    pageHeading: 'Planes',
    service: 'Plan',
    benefits: 'Qué le ofrece un plan',
  },
  servicePage: {
    tiers: 'Opciones',
    gutters: 'Opciones',
    range: 'Rango de precios',
    rangeNote: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.',
    action: 'Solicitar una visita',
    gallery: 'Nuestro trabajo',
  },
  services: { heading: 'Servicios', lead: '' },
  wheel: { heading: 'Lo que hacemos', lead: '', addOns: '' },
} satisfies Partial<NeutralMessages>;
