import type { Words } from '../wordsSchema';

export const faqTexts: Words['faq'] = {
  heading: 'Quick answers',
  lead: 'Not what you wanted to know? Call {phone}.',
  showAll: 'See All FAQs',
  hideAll: 'Hide All FAQs',
};
