import type { Words } from '../wordsSchema';

export const mapTexts: Words['map'] = {
  heading: 'Where we work',
  lead: '{count} cities in {area}. Close by, but not listed? Ask us.',
  title: 'Map of {area}',
  open: 'Open the map',
};
