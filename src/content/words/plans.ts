import { text, textOrEmpty, topic } from '../fields';

export const plans = topic(
  {
    heading: text('Heading on the home page.'),
    lead: textOrEmpty('Sentence below it.'),
    pageHeading: text("Heading on the plans' own page."),
    popular: text('Marks the popular plan.'),
    period: text('Behind a price. {period} is replaced by the period, such as month.'),
    choose: text("The button of a plan. {plan} is replaced by the plan's name."),
    service: text(
      "What the plans are as a service. A contact form notes it with the plan's name, and the plans' own page shows the testimonial about it.",
    ),
    benefits: text("Heading of the benefits on the plans' own page."),
  },
  'Words of the maintenance plans.',
);
