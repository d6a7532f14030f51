import type { Business } from '../content/schema';

/** What an invented firm offers in the quote builder. */
export const quoteFacts: Business['quote'] = {
  groups: [
    {
      id: 'clean',
      label: 'Clean',
      step: 'core',
      items: [
        { id: 'wash', name: 'Soft wash', description: '', price: { min: 275, max: 975 } },
        { id: 'seal', name: 'Sealing', description: '', price: { min: 495, max: 2200 } },
      ],
    },
    {
      id: 'drain',
      label: 'Drain',
      step: 'core',
      items: [{ id: 'gutter', name: 'Gutters', description: '', price: { min: 275, max: 1200 } }],
    },
    {
      id: 'extras',
      label: 'Extras',
      step: 'addOns',
      items: [{ id: 'lights', name: 'Garden lights', description: '', price: { min: 750, max: 4500 } }],
    },
  ],
};
