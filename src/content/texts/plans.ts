import type { Words } from '../wordsSchema';

export const plansTexts: Words['plans'] = {
  heading: 'BioCare looks after it all year',
  lead: 'Washing and protection on a schedule, so that nothing gets away. A free BioCheck shows which plan fits.',
  pageHeading: 'Three plans, from the basics to everything',
  popular: 'Popular',
  period: '/{period}',
  choose: 'Ask about {plan}',
  service: 'BioCare',
  benefits: 'What a plan changes',
};
