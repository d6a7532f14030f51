import type { Words } from '../wordsSchema';

export const addOnsTexts: Words['addOns'] = {
  heading: 'Add-ons that finish the picture',
  lead: 'Have them done on the same visit, or on their own.',
  perUnit: 'per {unit}',
  action: 'Ask about {addOn}',
};
