import type { Words } from '../wordsSchema';

export const notFoundTexts: Words['notFound'] = {
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved.',
  home: 'Go to the home page',
};
