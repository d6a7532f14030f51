import type { Words } from '../wordsSchema';

export const wheelTexts: Words['wheel'] = {
  heading: 'One system for the whole outside',
  lead: 'Look first, do what is needed, keep it that way. Every service turns around that one idea.',
  addOns: 'Lighting, bins and glass: see the add-ons',
};
