import type { Messages } from '../../../messages';

export const contact: Messages['contact'] = {
  heading: 'Agende su BioCheck™ gratis',
  intro:
    'Díganos cómo comunicarnos con usted y dónde está la propiedad. Nos comunicaremos con usted en las próximas 24 horas.',
  labels: {
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    serviceAddress: 'Dirección del servicio',
    hearAboutUs: '¿Cómo supo de nosotros?',
    areasOfConcern: 'Lo que le preocupa',
  },
  hints: {
    serviceAddress: 'Calle, ciudad y código postal (ZIP) de la propiedad que revisaremos.',
    areasOfConcern:
      'Por ejemplo: rayas verdes en el revestimiento, una terraza resbalosa, una canaleta que se desborda.',
  },
  chooseSource: 'Elija una opción (opcional)',
  button: 'Agendar mi BioCheck™',
  sending: 'Agendando su BioCheck™...',
  success:
    '¡Gracias! Su BioCheck™ quedó agendado. Nos comunicaremos con usted en las próximas 24 horas para confirmar su cita.',
  nextContact: 'Nos comunicaremos con usted en las próximas 24 horas para confirmar su cita.',
  nextVisit:
    'Después de la visita, usted recibe un informe del estado de las superficies, recomendaciones honestas y una cotización el mismo día.',
  error: 'Algo salió mal. Por favor, inténtelo de nuevo o llámenos directamente al {phone}.',
  withoutScript:
    'Este formulario necesita JavaScript, que está desactivado. Por favor, agende su cita por teléfono: {phone}.',
  errorWithoutPhone: 'Algo salió mal. Por favor, inténtelo de nuevo.',
};
