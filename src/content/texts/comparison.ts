import type { Words } from '../wordsSchema';

export const comparisonTexts: Words['comparison'] = {
  before: 'Before',
  after: 'After',
  slider: 'Compare before and after',
  value: '{percent}% of the picture before',
};
