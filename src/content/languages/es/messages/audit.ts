import type { Messages } from '../../../messages';

export const audit: Messages['audit'] = {
  title: 'Diagnóstico de superficies gratis',
  closeIcon: 'Cerrar y conservar mis respuestas',
  progress: 'Pasos del diagnóstico',
  stepDone: 'completado',
  excluded: 'Ya no están elegidas: {choices}',
  steps: {
    info: {
      label: 'Datos',
      heading: '¿Qué propiedad revisamos y cómo nos comunicamos con usted?',
      intro: 'La visita y el informe son gratis y no le comprometen a nada.',
    },
    clean: {
      label: 'Limpiar',
      heading: '¿Qué hay que limpiar?',
      intro: 'Opcional. Elija todo lo que corresponda.',
    },
    strip: {
      label: 'Quitar',
      heading: '¿Hay algo que quitar?',
      intro: 'Opcional. Elija todo lo que corresponda.',
    },
    protect: {
      label: 'Proteger',
      heading: '¿Qué le gustaría proteger?',
      intro: 'Opcional. Elija todo lo que corresponda.',
    },
    submit: {
      label: 'Enviar',
      heading: '¿Hay algo más que debamos saber?',
      intro: 'Las dos cosas son opcionales. Una foto muchas veces nos dice qué llevar.',
    },
  },
  labels: {
    fullName: 'Nombre completo',
    serviceAddress: 'Dirección del servicio',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    notes: 'Notas (opcional)',
  },
  hints: {
    serviceAddress: 'Calle, ciudad y código postal (ZIP) de la propiedad.',
    notes: 'Por ejemplo: la clave del portón, un perro, la mancha que más le preocupa.',
  },
  stillNeeded: 'Falta completar: {fields}.',
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar',
  submitting: 'Enviando...',
  photosBusy: 'Un momento: todavía estamos preparando sus fotos. Después presione Enviar otra vez.',
  photosLost: 'No pudimos conservar algunas fotos. Por favor, elíjalas de nuevo.',
  error: 'Algo salió mal. Por favor, inténtelo de nuevo o llámenos directamente al {phone}.',
  errorWithoutPhone: 'Algo salió mal. Por favor, inténtelo de nuevo.',
  thanks: '¡Gracias! Ya recibimos su solicitud de diagnóstico.',
  thanksPromise:
    'Nos comunicaremos con usted en las próximas 24 horas hábiles para confirmar su diagnóstico de superficies gratis en su propiedad.',
  thanksVisit:
    'Después de la visita, usted recibe un informe del estado de las superficies, recomendaciones honestas y una cotización el mismo día.',
  thanksNoted: 'Le responderemos a {email} o al {phone}.',
  close: 'Cerrar',
};
