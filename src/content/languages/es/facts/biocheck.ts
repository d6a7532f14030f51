import type { FactsTranslation } from '../../language';

export const biocheck: FactsTranslation['biocheck'] = {
  checked: [
    {
      title: 'Estado de las superficies',
      text: 'Algas, manchas, desgaste y acabados que fallan en revestimiento, techo, madera y piedra.',
    },
    {
      title: 'Estado de la protección',
      text: 'Qué superficies están selladas y si el sellado todavía cumple.',
    },
    {
      title: 'Flujo del agua y drenaje',
      text: 'Por dónde corre la lluvia: por las canaletas, por las bajantes y lejos de la casa.',
    },
    {
      title: 'Problemas estructurales',
      text: 'Tablas sueltas, adoquines hundidos, grietas: lo que no debe esperar.',
    },
  ],
  received: [
    {
      title: 'Informe de salud de las superficies',
      text: 'Lo que vimos, superficie por superficie, en palabras sencillas.',
    },
    {
      title: 'Recomendaciones honestas',
      text: 'Qué hay que hacer ahora, qué puede esperar y qué está bien como está.',
    },
    {
      title: 'Cotización el mismo día',
      text: 'Un rango de precios para el trabajo que le interesa, el mismo día de la visita.',
    },
    {
      title: 'Sin presiones',
      text: 'El BioCheck es gratis. Quédese con el informe y decida cuando quiera.',
    },
  ],
};
