import type { Messages } from '../../../content/messages';

export const audit: Messages['audit'] = {
  title: 'Solicitar una visita',
  closeIcon: 'Cerrar y conservar mis respuestas',
  progress: 'Pasos de su solicitud',
  stepDone: 'completado',
  excluded: 'Ya no están elegidas: {choices}',
  steps: {
    info: {
      label: 'Datos',
      heading: '¿Adónde vamos y cómo nos comunicamos con usted?',
      intro: '',
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
      intro: 'Las dos cosas son opcionales.',
    },
    photo: {
      label: 'Foto',
      heading: 'Muéstrenos de qué se trata',
      intro: 'Para empezar, basta con una foto.',
    },
  },
  photoFirst: {
    offer: '',
    label: 'Foto',
    camera: 'Tomar una foto',
    notesHint: '¿En qué debemos fijarnos?',
    questions: 'Prefiero responder las preguntas',
  },
  labels: {
    fullName: 'Nombre completo',
    serviceAddress: 'Dirección del servicio',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    notes: 'Notas (opcional)',
  },
  hints: {
    serviceAddress: 'Calle, ciudad y código postal.',
    notes: 'Por ejemplo: la clave del portón o un perro.',
  },
  chosen: 'Usted eligió: {choices}',
  stillNeeded: 'Falta completar: {fields}.',
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar',
  submitting: 'Enviando...',
  photosBusy: 'Un momento: todavía estamos preparando sus fotos. Después presione otra vez.',
  photosLost: 'No pudimos conservar algunas fotos. Por favor, elíjalas de nuevo.',
  error: 'Algo salió mal. Por favor, inténtelo de nuevo o llámenos directamente al {phone}.',
  errorWithoutPhone: 'Algo salió mal. Por favor, inténtelo de nuevo.',
  thanks: '¡Gracias! Su solicitud fue enviada.',
  thanksPromise: 'Nos comunicaremos con usted para acordar la hora.',
  thanksVisit: '',
  thanksNoted: 'Le responderemos a {email} o al {phone}.',
  close: 'Cerrar',
};
