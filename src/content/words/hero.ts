import { text, textOrEmpty, topic } from '../fields';

export const hero = topic(
  {
    headline: text('The headline.'),
    subline: textOrEmpty('Sentence below it. {area} is replaced by the area served.'),
    auditButton: text('The button that opens the audit wizard.'),
    plansButton: text('The button that leads to the plans.'),
    promises: topic(
      {
        check: textOrEmpty('About the free check.'),
        price: textOrEmpty('About the price.'),
        answer: textOrEmpty('About the answer.'),
      },
      'Three short promises below the buttons.',
    ),
  },
  'Words of the headline of the home page.',
);
