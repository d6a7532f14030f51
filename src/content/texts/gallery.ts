import type { Words } from '../wordsSchema';

export const galleryTexts: Words['gallery'] = {
  heading: 'See the difference',
  lead: 'The same place before and after. Drag the handle, or use the arrow keys.',
  note: 'The pictures on this page are illustrations.',
};
