import type { Words } from '../wordsSchema';

export const commonTexts: Words['common'] = {
  unexpectedHeading: 'Something unexpected happened',
  unexpectedCall: 'This part of the page could not be shown. Please call us at {phone}.',
  unexpectedWithoutPhone: 'This part of the page could not be shown. Please reload the page.',
};
