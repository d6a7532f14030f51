import type { Words } from '../wordsSchema';

export const scrollTopTexts: Words['scrollTop'] = {
  label: 'Back to top',
};
