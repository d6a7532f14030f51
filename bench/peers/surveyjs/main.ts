/** The estimator as a SurveyJS form, rendered by its own renderer for pages without a framework, as its manual says. */
import { FunctionFactory, Model } from 'survey-core';
import 'survey-js-ui';
import { type Item, offer, priceRange } from '../shared/offer';

const { messages } = offer;
const questions = [...offer.property, ...offer.location];
const factorIds = questions.map(({ id }) => id);

FunctionFactory.Instance.register(
  'priceRange',
  ([services, addOns, ...answers]: [
    string[] | undefined,
    string[] | undefined,
    ...(string | undefined)[],
  ]) => {
    const selected = [...(services ?? []), ...(addOns ?? [])];
    return priceRange(
      [...offer.services, ...offer.addOns].filter(({ id }) => selected.includes(id)),
      questions.flatMap(({ options }, index) =>
        options.filter(({ id }) => id === answers[index]).map(({ factor }) => factor),
      ),
    );
  },
);

const items = (name: string, title: string, offered: readonly Item[], isRequired: boolean) => ({
  name,
  title,
  isRequired,
  requiredErrorText: messages.missingService,
  type: 'checkbox',
  choices: offered.map(({ id, name: label, description }) => ({
    value: id,
    text: `${label}: ${description ?? ''}`,
  })),
});
const asked = (some: typeof questions) =>
  some.map(({ id, label, options }) => ({
    type: 'radiogroup',
    name: id,
    title: label,
    choices: options.map((option) => ({ value: option.id, text: option.label })),
  }));

const survey = new Model({
  showQuestionNumbers: 'off',
  pageNextText: messages.next,
  pagePrevText: messages.back,
  showCompleteButton: false,
  calculatedValues: [
    {
      name: 'range',
      expression: `priceRange({services}, {addOns}, ${factorIds.map((id) => `{${id}}`).join(', ')})`,
    },
  ],
  pages: [
    { elements: [items('services', messages.steps.services.heading, offer.services, true)] },
    { elements: [items('addOns', messages.steps.addOns.heading, offer.addOns, false)] },
    {
      elements: [
        {
          type: 'radiogroup',
          name: 'propertyType',
          title: messages.labels.propertyType,
          choices: offer.propertyTypes,
        },
        ...asked(offer.property),
        { type: 'text', name: 'sqft', title: messages.labels.sqft },
      ],
    },
    { elements: [{ type: 'text', name: 'zip', title: messages.labels.zip }, ...asked(offer.location)] },
    { elements: [{ type: 'html', name: 'result', html: `<p>${messages.lead} {range}</p>` }] },
  ],
});
const place = document.getElementById('estimator');
if (place) survey.render(place);
