import type { FactsTranslation } from '../../language';
import { alts } from './alts';

export const gallery: FactsTranslation['gallery'] = {
  driveway: {
    title: 'Entrada de adoquines',
    text: 'Lavada, con las juntas limpias y renovadas.',
    comparison: { before: { alt: alts.drivewayBefore }, after: { alt: alts.drivewayAfter } },
  },
  roof: {
    title: 'Techo de tejas asfálticas',
    text: 'Adiós a las rayas negras y al musgo con lavado suave.',
    comparison: { before: { alt: alts.roofBefore }, after: { alt: alts.roofAfter } },
  },
  wall: {
    title: 'Ladrillo pintado',
    text: 'Sin la pintura descascarada, otra vez ladrillo a la vista.',
    comparison: { before: { alt: alts.wallBefore }, after: { alt: alts.wallAfter } },
  },
  gutter: { title: 'Canaleta y bajante', picture: { alt: alts.gutter } },
  window: { title: 'Vidrio de ventana', picture: { alt: alts.window } },
};
