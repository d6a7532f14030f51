import type { Messages } from '../../../content/messages';

export const quote: Messages['quote'] = {
  title: 'Su cotización',
  progress: 'Pasos de su cotización',
  done: 'completado',
  steps: {
    client: {
      label: 'Datos del cliente',
      heading: 'Datos del cliente',
      intro: '¿Para quién es? Para responderle basta un teléfono o un correo.',
    },
    services: {
      label: 'Elija los servicios principales',
      heading: 'Elija los servicios principales',
      intro: 'Elija todo lo que corresponda. El total se va sumando.',
    },
    addOns: {
      label: 'Adicionales (opcional)',
      heading: 'Adicionales (opcional)',
      intro: 'Solo si usted quiere.',
    },
    total: { label: 'Total de la cotización', heading: 'Total de la cotización', intro: '' },
    notes: {
      label: 'Notas y ajustes',
      heading: 'Notas y ajustes',
      intro: 'Todo lo que debamos saber o hacer de otra manera.',
    },
    signature: {
      label: 'Firma y aprobación',
      heading: 'Firma y aprobación',
      intro: 'Apruebe su solicitud y escriba su nombre para firmarla.',
    },
  },
  labels: {
    clientName: 'Nombre del cliente',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    notes: 'Notas',
    signature: 'Firma (escriba su nombre completo)',
  },
  hints: {
    address: 'Calle, ciudad y código postal (ZIP) de la propiedad.',
    notes:
      'Por ejemplo: el portón lateral está con llave, no incluyan el cobertizo, los martes nos quedan mejor.',
    signature: '',
  },
  includes: 'Qué incluye',
  excludes: 'No incluye:',
  bestFor: 'Ideal para: {text}',
  nothingOffered: 'Por el momento no hay nada que elegir aquí. Por favor, continúe.',
  seeQuote: 'Ver su cotización',
  total: 'Total',
  perMonth: '{range} al mes',
  once: 'Una sola vez',
  monthly: 'Cada mes',
  monthlyNote: 'El total cuenta un mes de lo que se paga cada mes.',
  includingMonthly: 'incluye {range}',
  nothingChosen: 'Todavía no ha elegido nada',
  emptyQuote:
    'Todavía no ha elegido ningún servicio. Regrese para elegir, o continúe y cuéntenos en las notas qué necesita.',
  rangeNote:
    'En qué punto del rango quede su precio depende del tamaño y del estado. Usted recibe el precio exacto antes de que empiece cualquier trabajo.',
  approve:
    'Apruebo esta solicitud. Entiendo que el total es un rango y que el precio exacto se confirma antes de que empiece cualquier trabajo.',
  draw: 'Dibujar también su firma (opcional)',
  drawing: 'Su firma dibujada (opcional)',
  drawingHint: 'Dibuje con el dedo, con un lápiz óptico o con el ratón.',
  drawingLoading: 'Un momento: se está cargando el área de dibujo. Con su firma escrita es suficiente.',
  clearDrawing: 'Borrar el dibujo',
  removeDrawing: 'Firmar sin dibujo',
  missing: {
    both: 'Faltan su aprobación y su firma escrita.',
    approval: 'Falta su aprobación.',
    signature: 'Falta su firma escrita.',
  },
  contactMissing:
    'Su solicitud está firmada y casi lista. Por favor, denos un teléfono o un correo electrónico para poder responderle.',
  previous: 'Anterior',
  next: 'Siguiente',
  complete: 'Completar la cotización',
  completing: 'Enviando su cotización...',
  error: 'Algo salió mal. Por favor, inténtelo de nuevo o llámenos directamente al {phone}.',
  errorWithoutPhone: 'Algo salió mal. Por favor, inténtelo de nuevo.',
  thanks: 'Gracias, recibimos su solicitud firmada',
  number: 'Cotización número {number}',
  nextHeading: 'Qué sigue',
  promise: 'Nos comunicaremos con usted para confirmar su precio exacto.',
  afterwards: 'El trabajo empieza solo cuando usted tiene el precio exacto.',
  print: 'Imprimir o guardar como PDF',
  printFailed:
    'No se pudo preparar la cotización para imprimirla. Por favor, inténtelo de nuevo o anote su número de cotización: {number}.',
  again: 'Empezar otra cotización',
  document: {
    title: 'Cotización',
    date: 'Fecha',
    client: 'Preparada para',
    services: 'Servicios',
    price: 'Rango de precios',
    notes: 'Notas',
    signed: 'Aprobada y firmada',
    unsigned: 'Todavía sin firmar',
    signature: 'Firma',
    drawn: 'Firma dibujada',
  },
  withoutScript:
    'El cotizador necesita JavaScript, que está desactivado. Por favor, pida su cotización por teléfono: {phone}.',
};
