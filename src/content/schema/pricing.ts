/** How the estimator prices: quantities, conditions, and what is added to the items. */
import * as v from 'valibot';
import { factor, flag, id, label, list, price, range, topic, topicWith } from '../fields';
import { ZIPS_LIMIT } from '../limits';

/** Most units of one item, and the highest answer to a question for a number. */
const QUANTITY_LIMIT = 100_000;

function amount(description: string) {
  const expected = 'a number above 0 and up to 100,000';
  return v.pipe(
    v.number(expected),
    v.gtValue(0, expected),
    v.maxValue(QUANTITY_LIMIT, expected),
    v.description(description),
  );
}

function percent(description: string, most: number) {
  const expected = `a number from 0 to ${most}, such as 15 for 15 %`;
  return v.pipe(
    v.number(expected),
    v.minValue(0, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
}

function amountOrNone(description: string) {
  const expected = 'a number from 0 to 100,000';
  return v.pipe(
    v.number(expected),
    v.minValue(0, expected),
    v.maxValue(QUANTITY_LIMIT, expected),
    v.description(description),
  );
}

/** @param count a schema of what can be entered. */
const quantityKeys = <Count extends v.GenericSchema<number>>(count: (description: string) => Count) => ({
  default: v.optional(count('Stands in the field at the start. Example: 2')),
  min: v.optional(count('The least that can be entered. Example: 3')),
  max: v.optional(amount('The most that can be entered. A slider needs it. Example: 12')),
  step: v.optional(
    amount(
      'What can be entered lies so far apart, counted from `min` or 0. Left out: any number. Example: 0.5',
    ),
  ),
  required: flag('Whether it has to be answered to go on.'),
  control: v.optional(
    v.pipe(
      v.picklist(['number', 'slider', 'choices'], '"number", "slider" or "choices"'),
      v.description('How it is asked: by a field (default), a slider, or `choices`.'),
    ),
  ),
  choices: v.optional(
    list(count('A number.'), 'The numbers to choose from, with `control` "choices". Example: [1, 2, 3]', 1),
  ),
});

interface QuantityRules {
  default?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  control?: 'number' | 'slider' | 'choices' | undefined;
  choices?: number[] | undefined;
}

/** What no single value can tell. */
const fits = <Rules extends QuantityRules>() =>
  v.check<Rules, string>(
    ({ default: first, min = 0, max = Infinity, control, choices }) =>
      min <= (first ?? min) &&
      (first ?? min) <= max &&
      (control !== 'slider' || max < Infinity) &&
      (control === 'choices') === (choices !== undefined),
    'min, default and max in this order, a max for a slider, and choices for "choices" alone',
  );

/** How the units of an item are asked for. */
export const quantity = v.pipe(
  v.strictObject(
    {
      ...quantityKeys(amount),
      billingIncrement: v.optional(
        amount('Part of a unit is billed as whole ones: 1 bills every started hour, 0.5 every started half.'),
      ),
    },
    'an object',
  ),
  fits(),
  v.description(
    'Asks for the number of units, with the `quantities` attribute or without. {} asks for any number.',
  ),
);

/** Prices by quantity. */
export const tiers = v.pipe(
  list(
    topicWith(
      {
        upTo: v.optional(
          amount(
            'The last unit of this tier. The last tier needs none: it holds for all above. Example: 1000',
          ),
        ),
        price: v.exactOptional(range('The price of one unit. Example: { "min": 0.1, "max": 0.14 }')),
        flat: v.exactOptional(
          range('Added once as soon as this tier is reached. Example: { "min": 99, "max": 129 }'),
        ),
      },
      'anyOf',
      ['price', 'flat'],
      'a price, a flat amount, or both',
      'A tier.',
    ),
    'In place of `price`: prices by the number of units, from the first on. How many is asked for.',
    1,
  ),
  v.check((entries) => {
    const ends = entries.slice(0, -1).map(({ upTo = 0 }) => upTo);
    return ends.every((end, index) => end > (ends[index - 1] ?? 0));
  }, 'tiers with a rising upTo, which only the last may leave out'),
);

/** A condition. */
export const when = (description: string) =>
  topic(
    {
      items: v.optional(list(id('Id of an item.'), 'One of these items is selected. Example: ["roof"]')),
      groups: v.optional(list(id('Id of a group.'), 'Or one of these groups. Example: ["outdoors"]')),
      atLeast: v.optional(
        v.pipe(
          v.number('a whole number from 1 to 200'),
          v.integer('a whole number from 1 to 200'),
          v.minValue(1, 'a whole number from 1 to 200'),
          v.maxValue(200, 'a whole number from 1 to 200'),
          v.description('So many of them are selected: 2 makes a bundle. Left out: 1.'),
        ),
      ),
      answers: v.optional(
        v.pipe(
          v.record(
            id('Id of a question above this one.'),
            list(label('Id of an answer; "yes" or "no".'), 'One of these answers was given.', 1),
            'an object that names questions',
          ),
          v.description('And these questions are answered so. Example: { "pets": ["yes"] }'),
        ),
      ),
    },
    description,
  );

/** A small picture. `builtin:answer-` begins the names of those that come with the widgets. */
export const pictureUrl = (description: string) =>
  v.exactOptional(
    v.pipe(
      v.string('a URL'),
      v.maxLength(2000, 'a URL of at most 2000 characters'),
      v.regex(
        /^(?:\/|https:\/\/|builtin:answer-)/,
        'a URL that begins with "/", "https://" or "builtin:answer-"',
      ),
      v.description(description),
    ),
  );

const effects = {
  factor: v.exactOptional(factor('What the items are multiplied by. Left out: 1. Example: 1.15')),
  fee: v.exactOptional(price('Added to the job once. Example: 25')),
};

/** The answers of a question: one of the three. */
export const answers = {
  options: v.exactOptional(
    list(
      topicWith(
        {
          id: id('Names the answer.'),
          label: label('The answer.'),
          picture: pictureUrl(
            'URL of a picture above the answer, 4 to 3, shown 160 px wide at most. Shown where each answer of the question has one.',
          ),
          ...effects,
        },
        'anyOf',
        ['factor', 'fee'],
        'a factor, a fee, or both',
        'An answer.',
      ),
      'Answers to choose from.',
      1,
    ),
  ),
  yesNo: v.exactOptional(topic(effects, 'Answers yes or no; yes has this effect. Example: { "fee": 25 }')),
  number: v.exactOptional(
    v.pipe(
      v.strictObject(
        {
          ...quantityKeys(amountOrNone),
          unit: v.optional(label('What is counted. Example: "mile"')),
          fee: v.exactOptional(price('Added for each. Example: 2.5')),
          included: v.optional(amount('So many cost nothing. Example: 10')),
        },
        'an object',
      ),
      fits(),
      v.description('Answered by a number. Example: { "unit": "mile", "fee": 2.5, "included": 10 }'),
    ),
  ),
};

const eitherOr = ['oneOf', ['percent', 'amount'], 'either a percent or an amount'] as const;

const charge = (most: number, example: string) =>
  topicWith(
    {
      id: id('Names it.'),
      label: label(`Its line. Example: "${example}"`),
      percent: v.exactOptional(
        percent('In percent of the items that `when` names, or of all. Example: 10', most),
      ),
      amount: v.exactOptional(price('Or an amount, once. Example: 40')),
      when: v.exactOptional(when('Left out: always.')),
    },
    ...eitherOr,
    'A line below the items.',
  );

export const chargeTopics = {
  rounding: v.optional(
    v.pipe(
      v.picklist(['whole', 'cents', 5, 10], '"whole", "cents", 5 or 10'),
      v.description(
        'What computed prices are rounded to, half up: whole units of the currency (default), cents, or the nearest 5 or 10.',
      ),
    ),
  ),
  minimum: v.optional(price('What a job costs at least, before tax. Example: 149')),
  surcharges: v.optional(
    list(
      charge(1000, 'Weekend'),
      'What is added. Example: [{ "id": "travel", "label": "Travel", "amount": 25 }]',
    ),
  ),
  discounts: v.optional(
    list(
      charge(100, 'Bundle discount'),
      'What is taken off. Example: [{ "id": "bundle", "label": "Bundle discount", "percent": 10, "when": { "groups": ["outdoors"], "atLeast": 2 } }]',
    ),
  ),
  tax: v.optional(
    topic(
      {
        label: label('Its line, or the note. Example: "Sales tax"'),
        percent: v.optional(
          percent('A line adds so much. Left out: only the label is shown, as a note. Example: 8.25', 100),
        ),
      },
      'Tax. Example of a note: { "label": "All prices include 19 % VAT." }',
    ),
  ),
  deposit: v.optional(
    topicWith(
      {
        label: label('Its line. Example: "Deposit when you book"'),
        percent: v.exactOptional(percent('In percent of the total. Example: 20', 100)),
        amount: v.exactOptional(price('Or an amount. Example: 50')),
      },
      ...eitherOr,
      'What is paid in advance. It is a part of the total, shown below it.',
    ),
  ),
  areas: v.optional(
    list(
      topic(
        {
          id: id('Names the area.'),
          label: label('Its line. Example: "North shore"'),
          zips: list(
            label('A ZIP code, or the beginning of some.'),
            'Where it is. The longest beginning that fits decides. Example: ["972", "97005"]',
            1,
            ZIPS_LIMIT,
          ),
          factor: v.optional(factor('What every price is multiplied by. Left out: 1. Example: 1.1')),
          fee: v.optional(price('Added to the job once. Example: 35')),
        },
        'An area. You work there, whatever `servedZips` says.',
      ),
      'Areas with prices of their own. Example: [{ "id": "far", "label": "Travel beyond the river", "zips": ["98"], "fee": 35 }]',
    ),
  ),
  unservedZips: v.optional(
    v.pipe(
      v.picklist(['warn', 'stop'], '"warn" or "stop"'),
      v.description(
        'What happens with a ZIP code where you do not work: the visitor reads a note and may go on (default), or is asked to call.',
      ),
    ),
  ),
};
