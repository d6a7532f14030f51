import type { Words } from '../wordsSchema';

export const biocheckTexts: Words['biocheck'] = {
  heading: 'The BioCheck: a free look at the whole outside',
  lead: 'We walk around the property with you, look at every surface, and put what we see in writing.',
  checked: 'What we check',
  received: 'What you receive',
  action: 'Book my free BioCheck',
};
