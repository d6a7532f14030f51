/** The estimator as a SurveyJS form, rendered by its own renderer for pages without a framework, as its manual says. */
import { FunctionFactory, Model } from 'survey-core';
import 'survey-js-ui';
import { type Choice, messages, rangeOf, steps } from '../shared/offer';

const ids = steps.flatMap(({ choices }) => choices.map(({ id }) => id));

FunctionFactory.Instance.register('priceRange', (values: (string | string[] | undefined)[]) =>
  rangeOf(Object.fromEntries(ids.map((id, index) => [id, [values[index] ?? []].flat()]))),
);

const question = ({ id, type, label, options }: Choice) => ({
  type: type === 'radio' ? 'radiogroup' : 'checkbox',
  name: id,
  title: label,
  isRequired: id === 'services',
  requiredErrorText: messages.missingService,
  choices: options.map((option) => ({
    value: option.id,
    text: option.note ? `${option.label}: ${option.note}` : option.label,
  })),
});

const survey = new Model({
  showQuestionNumbers: 'off',
  pageNextText: messages.next,
  pagePrevText: messages.back,
  showCompleteButton: false,
  calculatedValues: [{ name: 'range', expression: `priceRange(${ids.map((id) => `{${id}}`).join(', ')})` }],
  pages: [
    ...steps.slice(0, -1).map(({ heading, choices, field }) => ({
      title: heading,
      elements: [
        ...choices.map(question),
        ...(field ? [{ type: 'text', name: field.id, title: field.label }] : []),
      ],
    })),
    { elements: [{ type: 'html', name: 'result', html: `<p>${messages.lead} {range}</p>` }] },
  ],
});
const place = document.getElementById('estimator');
if (place) survey.render(place);
