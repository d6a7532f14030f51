/** How the estimator prices: quantities, conditions, and what is added to the items. */
import * as v from 'valibot';
import { factor, flag, id, label, list, price, range, topic, topicWith, whole } from '../fields';
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

const quantityKeys = {
  default: v.optional(amountOrNone('Stands in the field at the start. Example: 2')),
  min: v.optional(amountOrNone('The least that can be entered. 0 lets 0 units be entered. Example: 3')),
  max: v.optional(amount('The most that can be entered. A slider needs it. Example: 12')),
  step: v.optional(
    amount(
      'What can be entered lies so far apart, counted from `min` or 0. Left out: any number. Example: 0.5',
    ),
  ),
  required: flag(
    'Whether it has to be answered to go on. Left out: yes for the number of units that have a price each, unless `countsOnce` is set; no for a question.',
  ),
  control: v.optional(
    v.pipe(
      v.picklist(['number', 'slider', 'choices'], '"number", "slider" or "choices"'),
      v.description('How it is asked: by a field (default), a slider, or `choices`.'),
    ),
  ),
  choices: v.optional(
    list(
      amountOrNone('A number.'),
      'The numbers to choose from, with `control` "choices". Example: [1, 2, 3]',
      1,
    ),
  ),
  choiceLabels: v.optional(
    list(
      label('A label.'),
      'What these choices are called, in their order. Example: ["1/8 truck", "1/4 truck", "Full truck"]',
      1,
    ),
  ),
};

interface QuantityRules {
  default?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  control?: 'number' | 'slider' | 'choices' | undefined;
  choices?: number[] | undefined;
  choiceLabels?: string[] | undefined;
}

/** What no single value can tell. */
const fits = <Rules extends QuantityRules>() =>
  v.check<Rules, string>(
    ({ default: first, min = 0, max = Infinity, control, choices, choiceLabels }) =>
      min <= (first ?? min) &&
      (first ?? min) <= max &&
      (control !== 'slider' || max < Infinity) &&
      (control === 'choices') === (choices !== undefined) &&
      (choiceLabels === undefined || choiceLabels.length === choices?.length),
    'min, default and max in this order, a max for a slider, choices for "choices" alone, and a label for each or for none',
  );

/** How the units of an item are asked for. */
export const quantity = v.pipe(
  v.strictObject(
    {
      ...quantityKeys,
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
      atLeast: v.optional(whole([1, 200], 'So many of them are selected: 2 makes a bundle. Left out: 1.')),
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

const DAY = 'a day such as "12-01", of every year, or "2030-12-24"';
const day = (description: string) =>
  v.pipe(
    v.string(DAY),
    v.regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, DAY),
    v.description(description),
  );

const ahead = (description: string) => whole([0, 730], description);

const FORMULA = 'a formula of 1 to 500 characters, such as "rooms * 35 + if(pets, 20, 0)"';
/** A formula. The check of configs reads it: the widgets load its reader only where there is one. */
export const formula = (description: string) =>
  v.pipe(v.string(FORMULA), v.regex(/\S/, FORMULA), v.maxLength(500, FORMULA), v.description(description));

const effects = {
  factor: v.exactOptional(factor('What the items are multiplied by. Left out: 1. Example: 1.15')),
  fee: v.exactOptional(price('Added to the job once. Example: 25')),
};

/** The answers of a question: one of the four. */
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
          value: v.exactOptional(amountOrNone('What the answer is in formulas. Left out: 0. Example: 3')),
        },
        'anyOf',
        ['factor', 'fee', 'value'],
        'a factor, a fee, or a value for formulas',
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
          ...quantityKeys,
          unit: v.optional(label('What is counted. Example: "mile"')),
          fee: v.exactOptional(price('Added for each. Example: 2.5')),
          included: v.optional(amountOrNone('So many cost nothing. Example: 10')),
        },
        'an object',
      ),
      fits(),
      v.description('Answered by a number. Example: { "unit": "mile", "fee": 2.5, "included": 10 }'),
    ),
  ),
  date: v.exactOptional(
    topic(
      {
        from: v.optional(ahead('The first day that is possible, in days from today. Left out: 0, today.')),
        to: v.optional(ahead('The last one. Left out: any.')),
        periods: v.optional(
          list(
            topic(
              {
                id: id('Names the period in `when`.'),
                from: day('Its first day. Example: "12-01"'),
                until: day('Its last day. One before the first lies in the next year. Example: "03-15"'),
              },
              'Some days of the year.',
            ),
            'Periods that conditions name. Example: [{ "id": "season", "from": "12-01", "until": "03-15" }]',
          ),
        ),
      },
      'Answered by a date. Conditions name it by "sameDay", "nextDay", "weekend", "weekday", or the id of a period: a surcharge with `when` { "answers": { "day": ["sameDay", "weekend"] } }.',
    ),
  ),
};

const eitherOr = ['oneOf', ['percent', 'amount'], 'either a percent or an amount'] as const;

/** Which of two visits something belongs to. */
export const visit = v.optional(
  v.pipe(
    v.picklist(['first', 'later'], '"first" or "later"'),
    v.description(
      'With `laterVisits`: counts for the first visit only, or for each later one only. Left out: for both.',
    ),
  ),
);

const charge = (most: number, example: string) =>
  topicWith(
    {
      id: id('Names it.'),
      label: label(`Its line. Example: "${example}"`),
      percent: v.exactOptional(
        percent('In percent of the items that `when` names, or of all. Example: 10', most),
      ),
      amount: v.exactOptional(price('Or an amount, once. Example: 40')),
      formula: v.exactOptional(
        formula('Or an amount by a formula, which may use `total`, `subtotal` and `price(id)`.'),
      ),
      when: v.exactOptional(when('Left out: always.')),
      visit,
    },
    'oneOf',
    ['percent', 'amount', 'formula'],
    'one of a percent, an amount and a formula',
    'A line below the items.',
  );

const chargeKinds = ['surcharges', 'discounts', 'fixedDiscounts', 'fees'] as const;

export const chargeTopics = {
  tables: v.optional(
    list(
      topic(
        {
          id: id('Names the table in formulas: lookup(id, number).'),
          rows: v.pipe(
            list(
              topic(
                {
                  upTo: v.optional(
                    amountOrNone('The highest number of this row. The last row needs none. Example: 1000'),
                  ),
                  value: amountOrNone('What the table says for it. Example: 2.5'),
                },
                'A row.',
              ),
              'The rows, in rising order.',
              1,
            ),
            v.check((rows) => {
              const ends = rows.slice(0, -1).map(({ upTo = -1 }) => upTo);
              return ends.every((end, index) => end > (ends[index - 1] ?? -1));
            }, 'rows with a rising upTo, which only the last may leave out'),
          ),
        },
        'A table.',
      ),
      'Tables for formulas. Example: [{ "id": "hours", "rows": [{ "upTo": 2, "value": 3 }, { "value": 6 }] }]',
    ),
  ),
  rangePercent: v.optional(
    percent(
      'Makes a range of each price of an item that is one number: so many percent below and above it. Example: 10',
      90,
    ),
  ),
  chargeOrder: v.optional(
    list(
      v.picklist(chargeKinds, `one of ${chargeKinds.join(', ')}`),
      'In which order charges are added: `surcharges` and `discounts` in percent, `fixedDiscounts`, and `fees` (fixed surcharges, fees of answers and areas). Those that are left out follow in this order. A percentage of all items counts what was added before it. Example: ["fees"] adds fees before all percentages.',
      1,
    ),
  ),
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
        of: v.optional(
          list(
            id('Id of an item.'),
            'Only these items are taxed, after percentages; fees, fixed discounts and the minimum are not. Left out: all. Example: ["paint"]',
            1,
          ),
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
  monthly: v.optional(
    topic(
      {
        label: label('Its line. Example: "Or in monthly payments"'),
        months: whole([2, 360], 'How many payments. Example: 12'),
        rate: v.optional(percent('Interest in percent a year. Left out: none. Example: 9.9', 100)),
      },
      'Monthly payment of the total in equal parts, shown below it.',
    ),
  ),
  laterVisits: v.optional(
    topic(
      {
        label: label('Names the second total. Example: "Each later visit"'),
        firstLabel: label('Names the first. Example: "First visit"'),
        when: v.exactOptional(when('When there are later visits. Left out: always.')),
      },
      'Shows two totals: of the first visit, and of each later one. `visit` says what belongs to one of them alone.',
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
