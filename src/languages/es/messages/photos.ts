import type { Messages } from '../../../content/messages';

export const photos: Messages['photos'] = {
  label: 'Fotos (opcional)',
  tip: 'Dos ayudan más: una de lejos y una de cerca.',
  hint: 'Hasta {limit} fotos, PNG o JPG, de {size} MB cada una.',
  full: '{limit} es el máximo: quite una para agregar otra.',
  button: 'Elegir fotos',
  drop: 'o suéltelas aquí',
  count: '{count} de {limit} fotos agregadas',
  remove: 'Quitar {name}',
  more: 'y {count} más',
  refusals: {
    tooLarge: '{name}: pesa más de {size} MB. Por favor, elija una versión más pequeña.',
    documentTooLarge:
      '{name}: pesa más de {documentSize} MB. Por favor, elija un PDF más pequeño o una foto del documento.',
    notImage: '{name}: no es una foto. Por favor, elija un JPG o PNG.',
    svg: '{name}: es un dibujo (SVG), no una foto. Por favor, elija un JPG o PNG.',
    unreadable: '{name}: está vacío o dañado. Por favor, elija otra copia o tome una captura de pantalla.',
    tooManyPixels:
      '{name}: tiene demasiados píxeles para abrirse sin riesgo. Por favor, elija una versión más pequeña.',
    heic: '{name}: es una foto de Apple (HEIC) que este navegador no puede abrir. Por favor, envíela como JPG; una captura de pantalla también sirve.',
    limit: '{name}: no se agregó, porque {limit} fotos es lo máximo que podemos recibir.',
    unavailable:
      '{name}: no se pudo agregar en este momento. Por favor, revise su conexión y elíjala de nuevo.',
  },
  file: {
    hint: 'Una foto o un PDF de hasta {documentSize} MB (opcional).',
    hintRequired: 'Una foto o un PDF de hasta {documentSize} MB.',
    missing: 'Por favor, agregue un archivo. Si no tiene ninguno a mano, llámenos al {phone}.',
    call: '¿Sin archivo? Llame al {phone}',
    withoutScript:
      'Solo se puede agregar un archivo con JavaScript activado. Por favor, llámenos al {phone}.',
    busy: 'Un momento: todavía estamos preparando su archivo. Después presione el botón otra vez.',
    lost: 'Si eligió un archivo aquí, no pudimos conservarlo. Por favor, elíjalo de nuevo.',
    full: 'Quítelo para elegir otro.',
    button: 'Elegir un archivo',
    drop: 'o suéltelo aquí',
    count: 'Archivos agregados: {count}',
    notImage: '{name}: no es una foto ni un PDF. Por favor, elija un JPG, PNG o PDF.',
    limit: '{name}: no se agregó, porque aquí solo podemos recibir un archivo.',
  },
};
