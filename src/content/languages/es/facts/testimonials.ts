import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';

export const testimonials: FactsTranslation['testimonials'] = [
  {
    quote: 'Lo verde del lado norte llevaba años ahí. Ahora me sorprendo mirando la casa cada vez que llego.',
    service: names.biorinse,
  },
  {
    quote: 'Me dijeron qué podía esperar, y era casi toda la lista. Por eso los llamé para lo demás.',
    service: 'BioCheck',
  },
  {
    quote: 'Ahora la lluvia forma gotas en el patio en vez de absorberse. Barrerlo toma un minuto.',
    service: names.bioseal,
  },
  {
    quote: 'La pintura vieja salió del ladrillo y el jardín quedó como estaba. Gente muy ordenada.',
    service: names.bioblast,
  },
  {
    quote: 'Ya no pienso en las canaletas. Me escriben antes de venir y me cuentan qué vieron.',
    service: 'BioCare',
  },
];
