import type { Words } from '../wordsSchema';

export const bannerTexts: Words['banner'] = {
  heading: 'Find out where your home stands',
  text: 'A free property check, a written report, and a quote the same day. What you do with them is up to you.',
  button: 'Book my free property check',
};
