import type { FactsTranslation } from '../../language';
import { alts } from './alts';

export const pictures: FactsTranslation['pictures'] = {
  hero: { alt: alts.hero },
  banner: { alt: alts.dusk },
  about: { before: { alt: alts.sidingBefore }, after: { alt: alts.sidingAfter } },
};
