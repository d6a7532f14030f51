import type { Messages } from '../../../content/messages';

export const form: Messages['form'] = {
  required: 'Por favor, complete este campo.',
  email: 'Escriba un correo electrónico como nombre@example.com.',
  tooLong: 'Acorte este texto a {limit} caracteres. Ahora tiene {length}.',
  number: 'Escriba un número, por ejemplo 12.',
  day: 'Ese día no es posible. Elija otro, por favor.',
  possibleDays: 'Posible: {days}.',
  time: 'Hora',
  yes: 'Sí',
  no: 'No',
  help: 'Más sobre esto',
  slips: {
    phone: 'Parece muy corto para un teléfono. Por favor, revíselo.',
    email: '¿Quiso escribir {suggestion}?',
    address: 'Todavía no tiene número. Agréguelo si lo hay.',
  },
  requiredNote: 'Los campos con * son obligatorios.',
  problems: 'Hay algo que corregir',
  mayContact:
    'Si me voy sin enviar esto, pueden conservar lo que escribí aquí y comunicarse conmigo al respecto.',
  queuedNote:
    'Su solicitud está guardada en este dispositivo y se volverá a enviar sola mientras esta página, u otra de este sitio más adelante, esté abierta. Todavía no está confirmada.',
  queuedHeading: 'Guardada, pero todavía sin confirmar',
  queued:
    'Su solicitud está guardada en este dispositivo. No pudimos confirmar que nos haya llegado, así que se volverá a enviar sola mientras esta página, u otra de este sitio más adelante, esté abierta. Cuando se confirme, lo leerá aquí.',
  queuedCall: 'Si es urgente, llámenos al {phone}.',
  delivered: 'Su solicitud del {date} ya nos llegó. Gracias por su paciencia.',
  undelivered:
    'No pudimos recibir su solicitud del {date}. Por favor, llámenos al {phone} o envíela de nuevo.',
  undeliveredWithoutPhone: 'No pudimos recibir su solicitud del {date}. Por favor, envíela de nuevo.',
  dismiss: 'Cerrar este mensaje',
  nextHeading: 'Qué sigue',
  nextRead: 'Leemos su solicitud.',
  nextCall: '¿Tiene preguntas antes? Llámenos al {phone}.',
  remind: 'Recordármelo mañana',
  print: 'Imprimir o guardar como PDF',
  printFailed: 'No se pudo preparar la impresión. Por favor, inténtelo de nuevo.',
  document: {
    date: 'Fecha',
    client: 'Para',
    price: 'Rango de precios',
    notes: 'Notas',
  },
  remindTitle: '¿Ya tuvo noticias de {company}?',
  remindText:
    'Usted envió una solicitud el {date}. Si todavía nadie le ha llamado ni escrito, llame al {phone}.',
  remindTextWithoutPhone: 'Usted envió una solicitud el {date}.',
  stepPosition: 'Paso {step} de {steps}',
  limitHint: 'Hasta {limit} caracteres.',
};
