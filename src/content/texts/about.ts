import type { Words } from '../wordsSchema';

export const aboutTexts: Words['about'] = {
  heading: 'Care begins with a close look',
  lead: 'Weather works on a house every day. We treat yours surface by surface, and no harder than it needs.',
};
