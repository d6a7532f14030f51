import type { Words } from '../wordsSchema';

export const mapTexts: Words['map'] = {
  heading: 'Where we work',
  lead: 'We are at home in {area}. Just outside of it? Ask us.',
  title: 'Map of {area}',
  open: 'Open the map',
};
