/** Messages of the page for addresses that lead nowhere. */
export const notFoundMessages = {
  /** Heading. */
  heading: 'Oops! Page not found',
  /** Sentence below it. */
  text: 'There is nothing at this address. It may have moved.',
  /** The link to the home page. */
  home: 'Go to the home page',
};
