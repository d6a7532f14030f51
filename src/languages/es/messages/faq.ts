import type { Messages } from '../../../content/messages';

export const faq: Messages['faq'] = {
  heading: 'Respuestas rápidas',
  lead: '¿No era lo que quería saber? Llame al {phone}.',
  showAll: 'Ver todas las preguntas frecuentes',
  hideAll: 'Ocultar las preguntas frecuentes',
};
