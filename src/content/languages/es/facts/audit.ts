import type { FactsTranslation } from '../../language';

const noProtection = 'No, gracias. Por ahora solo la limpieza.';

export const audit: FactsTranslation['audit'] = {
  cleaningServices: [
    'Revestimiento de la casa (siding)',
    'Techo (rayas negras, musgo)',
    'Entrada de autos y aceras',
    'Patio, porche o área de la piscina',
    'Cerca (madera o vinilo)',
    'Canaletas (manchas o abrillantado)',
  ],
  strippingServices: [
    'Quitar pintura o tinte',
    'Quitar óxido',
    'Quitar recubrimientos (epóxico, etc.)',
    'Quitar grafiti',
    'No sé si necesito esto',
  ],
  protectionServices: [
    'Sellar concreto o adoquines',
    'Impermeabilizar terraza o cerca de madera',
    'Proteger mi techo',
    'Saber más sobre un plan de mantenimiento',
    noProtection,
  ],
  noProtection,
};
