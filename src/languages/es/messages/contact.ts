import type { Messages } from '../../../content/messages';

export const contact: Messages['contact'] = {
  heading: 'Contáctenos',
  intro: 'Díganos cómo comunicarnos con usted y qué necesita.',
  labels: {
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    serviceAddress: 'Dirección',
    hearAboutUs: '¿Cómo supo de nosotros?',
    areasOfConcern: '¿Qué necesita?',
  },
  hints: {
    serviceAddress: 'Calle, ciudad y código postal.',
    areasOfConcern: '',
  },
  chooseSource: 'Elija una opción (opcional)',
  button: 'Enviar mi solicitud',
  sending: 'Enviando su solicitud...',
  success: '¡Gracias! Ya recibimos su solicitud. Nos comunicaremos con usted.',
  again: 'Enviar otra solicitud',
  nextContact: 'Nos comunicaremos con usted.',
  nextVisit: '',
  error: 'Algo salió mal. Por favor, inténtelo de nuevo o llámenos directamente al {phone}.',
  withoutScript: 'Este formulario necesita JavaScript, que está desactivado. Por favor, llámenos al {phone}.',
  errorWithoutPhone: 'Algo salió mal. Por favor, inténtelo de nuevo.',
};
