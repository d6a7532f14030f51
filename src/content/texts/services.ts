import type { Words } from '../wordsSchema';

export const servicesTexts: Words['services'] = {
  heading: 'What your home may need',
  lead: 'Each service with its price range. The visit settles the price before any work begins.',
  bestFor: 'Best for',
  price: 'Price range',
  schedule: 'Schedule {service}',
  more: 'More about {service}',
};
