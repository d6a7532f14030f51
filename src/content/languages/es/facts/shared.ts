/** Of add-ons, by id: several topics name them. */
export const addOnNames = {
  lighting: 'Iluminación',
  'bin-cleaning': 'Limpieza de contenedores',
  glass: 'Limpieza de vidrios',
} as const;
