/** Messages of the questions and answers. */
export const faqMessages = {
  /** Heading of the quick answers. */
  heading: 'Quick answers',
  /** Sentence below it. {phone} is replaced by the phone number. */
  lead: 'Not what you wanted to know? Call {phone}.',
  /** The toggle that shows the full list. */
  showAll: 'See All FAQs',
  /** The same toggle while the full list is shown. */
  hideAll: 'Hide All FAQs',
};
