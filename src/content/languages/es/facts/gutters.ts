import type { FactsTranslation } from '../../language';

export const gutters: FactsTranslation['gutters'] = {
  clean: {
    name: 'Limpiar',
    description: 'Canaletas y bajantes despejadas, enjuagadas y revisadas.',
  },
  secure: {
    name: 'Asegurar',
    description: 'Tramos flojos bien fijados, juntas y esquinas selladas.',
  },
  install: {
    name: 'Instalar',
    unit: 'pie',
    description: 'Canaleta nueva donde la vieja ya no tiene remedio.',
  },
};
