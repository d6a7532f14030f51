import type { Messages } from '../../../content/messages';

export const common: Messages['common'] = {
  unexpectedHeading: 'Ocurrió algo inesperado',
  unexpectedCall: 'No se pudo mostrar esta parte de la página. Por favor, llámenos al {phone}.',
  unexpectedWithoutPhone: 'No se pudo mostrar esta parte de la página. Por favor, vuelva a cargarla.',
  loadError: 'No se pudo cargar. Revise su conexión e inténtelo de nuevo, o llámenos al {phone}.',
  loadErrorWithoutPhone: 'No se pudo cargar. Revise su conexión e inténtelo de nuevo.',
  pricesUnavailable:
    'En este momento no podemos mostrar los precios. Por favor, inténtelo de nuevo o llámenos al {phone}.',
  pricesUnavailableWithoutPhone:
    'En este momento no podemos mostrar los precios. Por favor, inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  rangeTo: 'a',
  per: 'por',
};
