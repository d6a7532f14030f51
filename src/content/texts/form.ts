import type { Words } from '../wordsSchema';

export const formTexts: Words['form'] = {
  required: 'Please fill in this field.',
  email: 'Please enter an email address, such as name@example.com.',
  tooLong: 'Please shorten this to {limit} characters. It has {length} now.',
  requiredNote: 'Fields marked with * are required.',
  mayContact: 'If I leave before sending this, you may keep what I typed here and contact me about it.',
  limitHint: 'Up to {limit} characters.',
};
