import { company } from './company';
import type { Business } from './schema';
import { listed, names } from './shared';

const facts = [
  {
    id: 'what-is-biocheck',
    question: 'What is a BioCheck, and what does it cost?',
    answer:
      'It is a free check of the outside of your property. We look at the condition of your surfaces, their protection, the way water flows, and anything structural that needs attention. You get a surface health report, honest recommendations and a quote the same day. There is no obligation.',
    quick: true,
  },
  {
    id: 'what-does-it-cost',
    question: 'How much will my project cost?',
    answer:
      'It depends on the size and height of the property, the material, its condition and how easily we can reach it. Every service shows its price range, and the estimator gives you a range of your own in about 60 seconds. The visit confirms it.',
    quick: true,
  },
  {
    id: 'where-do-you-work',
    question: 'Where do you work?',
    answer: `In ${company.area}: ${listed(company.cities)}.`,
    quick: true,
  },
  {
    id: 'how-soon-do-you-answer',
    question: 'What happens after I send a request?',
    answer: 'We contact you within 24 hours to confirm a time for your free on-site surface audit.',
  },
  {
    id: 'how-long-is-a-visit',
    question: 'How long does a visit take?',
    answer: 'Typically 2 to 5 hours, depending on the work and the size of the property.',
  },
  {
    id: 'soft-wash-or-blast',
    question: `What is the difference between ${names.biorinse} and ${names.bioblast}?`,
    answer: `${names.biorinse} cleans: it washes off algae, mildew and grime at low pressure and leaves the finish where it is. ${names.bioblast} strips: it takes off paint, rust or a coating that has failed, so that the surface can be finished anew.`,
  },
  {
    id: 'how-long-does-bioseal-last',
    question: `How long does ${names.bioseal} last?`,
    answer: `${names.bioseal} lasts up to two years, depending on the surface, the weather and how much it is used. We tell you when it is time to renew it.`,
  },
  {
    id: 'which-plan',
    question: 'Which BioCare plan is right for me?',
    answer:
      'Essential covers the basics for a home in good shape. Protect adds care for your surface protection. Premium+ looks after the whole outside, with more visits and a repair credit. A BioCheck shows what your home needs.',
  },
] as const satisfies Business['faqs'];

export const faqs: Business['faqs'] = facts;
export type Faqs = typeof facts;
