/**
 * Ten price calculators as their firms would build them in the studio, each with prices that were computed by hand from the figures of
 * a public price page. Prices change: nothing here says what a firm charges today.
 */
import type { Entries } from '../pages/studioEditor';

/** What a visitor answers: an item that is chosen, or a question with its answer. */
export type VisitorAnswers = readonly (readonly [label: string, answer?: string])[];

export interface Calculator {
  /** The parts of the editor, in the order in which they are filled in. */
  sections: readonly (readonly [section: string, entries: Entries])[];
  prices: readonly {
    name: string;
    answers: VisitorAnswers;
    /** As the widget says it. */
    total: string;
    /** Other lines of the breakdown. */
    lines?: readonly string[];
  }[];
}

const yes = { switch: true } as const;
const from = (price: string): { fields: Entries } => ({ fields: [['From', price]] });
const range = (min: string, max: string): { fields: Entries } => ({
  fields: [
    ['From', min],
    ['To', max],
  ],
});
const groups = (...list: Entries[]): Entries[number] => ['Groups', { add: 'Add a group', list }];
const items = (...list: Entries[]): Entries[number] => ['Items', { add: 'Add an item', list }];
const questions = (...list: Entries[]): Entries[number] => [
  'Questions that change the price',
  { add: 'Add a question', list },
];
const answers = (...list: Entries[]): Entries => [
  ['How it is answered', { choose: 'Answers' }],
  ['Answers', { add: 'Add an answer', list }],
];
const number = (...fields: Entries): Entries => [
  ['How it is answered', { choose: 'A number' }],
  ['A number', { fields }],
];
const yesNo = (...fields: Entries): Entries => [
  ['How it is answered', { choose: 'Yes or no' }],
  ['Yes or no', { fields }],
];
const tiers = (...list: Entries[]): Entries => [
  ['How it is priced', { choose: 'Prices by quantity' }],
  ['Prices by quantity', { add: 'Add a tier', list }],
];
/** One of the items of the first group, the others in a group of extras. */
const oneAndExtras = groups(
  [
    ['Label', 'Choose one'],
    ['Only one can be chosen', yes],
  ],
  [
    ['Label', 'Extras'],
    ['In which step', { choose: 'Add-ons' }],
  ],
);
const extra = { choose: 'Extras' };

export const calculators: Readonly<Record<string, Calculator>> = {
  'House cleaning': {
    sections: [
      [
        'Services and prices',
        [
          oneAndExtras,
          items(
            [
              ['Name', 'Standard cleaning'],
              ['Price', from('89')],
            ],
            [
              ['Name', 'Deep cleaning'],
              ['Price', from('179')],
            ],
            [
              ['Name', 'Inside the oven'],
              ['Price', from('30')],
              ['Group', extra],
            ],
          ),
        ],
      ],
      [
        'Questions',
        [
          questions(
            [
              ['Label', 'How many bedrooms?'],
              ...number(
                ['From', '1'],
                ['To', '6'],
                ['Step', '1'],
                ['Asked by', { choose: 'A slider' }],
                ['Fee', '20'],
                ['So many are included', '1'],
              ),
            ],
            [
              ['Label', 'How many bathrooms?'],
              ...number(
                ['From', '1'],
                ['To', '4'],
                ['Step', '0.5'],
                ['Asked by', { choose: 'A slider' }],
                ['Fee', '24'],
                ['So many are included', '1'],
              ),
            ],
            [
              ['Label', 'How often?'],
              ...answers([['Label', 'Once']], [['Label', 'Every week']], [['Label', 'Every two weeks']]),
            ],
          ),
        ],
      ],
      [
        'Price rules',
        [
          ['What is added first', { tick: ['Fees'] }],
          [
            'Discounts',
            {
              add: 'Add a discount',
              list: [
                [
                  ['Label', 'Every week'],
                  ['How much', { choose: 'Percent' }],
                  ['Percent', '20'],
                  ['Only when', { on: [['How often?', { tick: ['Every week'] }]] }],
                ],
                [
                  ['Label', 'Every two weeks'],
                  ['How much', { choose: 'Percent' }],
                  ['Percent', '15'],
                  ['Only when', { on: [['How often?', { tick: ['Every two weeks'] }]] }],
                ],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: 'three bedrooms, two baths, oven, every two weeks',
        answers: [
          ['Standard cleaning'],
          ['Inside the oven'],
          ['How many bedrooms?', '3'],
          ['How many bathrooms?', '2'],
          ['How often?', 'Every two weeks'],
        ],
        // 89 + 30 + 2 × 20 + 1 × 24 = 183, less 15 %: 155.55
        total: '$156',
      },
      { name: 'deep cleaning, once', answers: [['Deep cleaning'], ['How often?', 'Once']], total: '$179' },
    ],
  },

  // https://jpscustompaintingor.com/how-much-does-exterior-painting-cost/
  'Exterior painting': {
    sections: [
      [
        'Services and prices',
        [
          items(
            [
              ['Name', 'Siding'],
              ...tiers(
                [
                  ['Up to', '1000'],
                  ['Price', range('2.5', '3.5')],
                ],
                [
                  ['Up to', '2500'],
                  ['Price', range('2.2', '3')],
                ],
                [['Price', range('1.7', '2.5')]],
              ),
              ['Unit', 'square foot'],
              ['Question for the quantity', 'How many square feet of siding?'],
            ],
            [
              ['Name', 'Front door'],
              ['Price', range('150', '200')],
            ],
          ),
        ],
      ],
      [
        'Questions',
        [
          questions([
            ['Label', 'How many stories?'],
            ...answers(
              [['Label', 'One']],
              [
                ['Label', 'Two'],
                ['Factor', '1.15'],
              ],
            ),
          ]),
        ],
      ],
      [
        'Price rules',
        [
          [
            'Tax',
            {
              on: [
                ['Label', 'Sales tax'],
                ['Percent', '7'],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: '1,800 square feet, two stories',
        answers: [['Siding'], ['How many square feet of siding?', '1800'], ['How many stories?', 'Two']],
        // (1,000 × 2.50 + 800 × 2.20) × 1.15 = 4,899; (3,500 + 2,400) × 1.15 = 6,785; 7 %: 343 and 475
        lines: ['Siding $4,899–$6,785', 'Sales tax (7%) $343–$475'],
        total: '$5,242–$7,260',
      },
      {
        name: '3,000 square feet and the door, one story',
        answers: [
          ['Siding'],
          ['How many square feet of siding?', '3000'],
          ['Front door'],
          ['How many stories?', 'One'],
        ],
        // 2,500 + 1,500 × 2.20 + 500 × 1.70 = 6,650, + 150 = 6,800, + 476; 3,500 + 4,500 + 1,250 + 200 = 9,450, + 661.50
        total: '$7,276–$10,112',
      },
    ],
  },

  // https://www.otesse.com/articles/what-is-a-full-truck-load
  'Junk removal': {
    sections: [
      [
        'Services and prices',
        [
          items(
            [
              ['Name', 'Junk removal'],
              ...tiers(
                [
                  ['Up to', '1'],
                  ['Price', from('99')],
                ],
                [['Price', from('65')]],
              ),
              ['Question for the quantity', 'How full is the truck?'],
              [
                'Quantity',
                {
                  on: [
                    ['Asked by', { choose: 'Choices' }],
                    ['Choices', '1, 2, 4, 8'],
                    ['What the choices are called', '1/8 truck\n1/4 truck\n1/2 truck\nFull truck'],
                  ],
                },
              ],
            ],
            [
              ['Name', 'Mattress'],
              ['Price', from('25')],
              ['Unit', 'mattress'],
            ],
          ),
          ['A range of so many percent around each price', '10'],
        ],
      ],
      [
        'Questions',
        [
          questions(
            [['Label', 'Are there stairs?'], ...yesNo(['Fee', '35'])],
            [
              ['Label', 'Which day?'],
              ['How it is answered', { choose: 'A day' }],
            ],
          ),
        ],
      ],
      [
        'Price rules',
        [
          [
            'Surcharges',
            {
              add: 'Add a surcharge',
              list: [
                [
                  ['Label', 'Same day'],
                  ['How much', { choose: 'Amount' }],
                  ['Amount', '50'],
                  ['Only when', { on: [['Which day?', { tick: ['The same day'] }]] }],
                ],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: 'half a truck, two mattresses, stairs',
        answers: [
          ['Junk removal'],
          ['How full is the truck?', '1/2 truck'],
          ['Mattress'],
          ['How many? (mattress)', '2'],
          ['Are there stairs?', 'Yes'],
        ],
        // 99 + 3 × 65 = 294, ± 10 %: 264.60–323.40; 45–55; 35
        lines: ['Junk removal $265–$323', 'Mattress $45–$55'],
        total: '$345–$413',
      },
      {
        name: 'a full truck today',
        answers: [
          ['Junk removal'],
          ['How full is the truck?', 'Full truck'],
          ['Are there stairs?', 'No'],
          ['Which day?', 'today'],
        ],
        // 99 + 7 × 65 = 554, ± 10 %: 498.60–609.40; + 50
        total: '$549–$659',
      },
    ],
  },

  // https://landscapeatlas.com/blog/lawn-mowing-service-costs-and-pricing-factors
  'Lawn care': {
    sections: [
      [
        'Services and prices',
        [
          groups([
            ['Label', 'How large is the lot?'],
            ['Only one can be chosen', yes],
          ]),
          items(
            [
              ['Name', 'Up to 1/8 acre'],
              ['Price', range('30', '40')],
            ],
            [
              ['Name', 'Up to 1/4 acre'],
              ['Price', range('45', '65')],
            ],
            [
              ['Name', 'Up to 1/2 acre'],
              ['Price', range('50', '75')],
            ],
            [
              ['Name', 'Up to 1 acre'],
              ['Price', range('60', '100')],
            ],
          ),
        ],
      ],
      [
        'Questions',
        [
          questions([
            ['Label', 'How often shall we mow?'],
            ['Required', yes],
            ...answers(
              [['Label', 'Every week']],
              [
                ['Label', 'Every two weeks'],
                ['Factor', '1.3'],
              ],
              [
                ['Label', 'Once a month'],
                ['Factor', '1.6'],
              ],
            ),
          ]),
        ],
      ],
    ],
    prices: [
      // 45 × 1.3 = 58.50, 65 × 1.3 = 84.50
      {
        name: 'a quarter acre every two weeks',
        answers: [['Up to 1/4 acre'], ['How often shall we mow?', 'Every two weeks']],
        total: '$59–$85',
      },
      {
        name: 'an acre once a month',
        answers: [['Up to 1 acre'], ['How often shall we mow?', 'Once a month']],
        total: '$96–$160',
      },
    ],
  },

  // https://servicegrid.app/faq/annual-pest-vs-quarterly
  'Pest control': {
    sections: [
      [
        'Services and prices',
        [
          groups([
            ['Label', 'Your plan'],
            ['Only one can be chosen', yes],
          ]),
          items(
            [
              ['Name', 'First inspection'],
              ['Price', from('99')],
              ['Always included', yes],
              ['On which visit', { choose: 'The first only' }],
            ],
            [
              ['Name', 'Every three months'],
              ['Price', range('75', '125')],
            ],
            [
              ['Name', 'Every two months'],
              ['Price', range('50', '85')],
            ],
            [
              ['Name', 'Every month'],
              ['Price', range('35', '65')],
            ],
          ),
        ],
      ],
      [
        'Price rules',
        [
          [
            'Later visits',
            {
              on: [
                ['Label', 'Each later visit'],
                ['First label', 'First visit'],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: 'every three months',
        answers: [['Every three months']],
        // 99 + 75, 99 + 125
        total: '$174–$224',
        lines: ['Each later visit', 'Total $75–$125'],
      },
      {
        name: 'every month',
        answers: [['Every month']],
        total: '$134–$164',
        lines: ['Total $35–$65'],
      },
    ],
  },

  // https://www.twinriverspoolservice.com/weekly-maintanence, https://westmorelandpoolservice.com/weekly-pool-cleaning/
  'Pool service': {
    sections: [
      [
        'Services and prices',
        [
          oneAndExtras,
          items(
            [
              ['Name', 'Chemicals only'],
              ['Price', from('105')],
            ],
            [
              ['Name', 'Chemicals plus'],
              ['Price', from('125')],
            ],
            [
              ['Name', 'Premium'],
              ['Price', from('165')],
            ],
            [
              ['Name', 'Filter cleaned'],
              ['Price', from('90')],
              ['Group', extra],
            ],
            [
              ['Name', 'Pool drained'],
              ['Price', from('120')],
              ['Group', extra],
            ],
          ),
        ],
      ],
      ['Questions', [questions([['Label', 'Do you pay by credit card?'], ...yesNo(['Fee', '0'])])]],
      [
        'Price rules',
        [
          [
            'Surcharges',
            {
              add: 'Add a surcharge',
              list: [
                [
                  ['Label', 'Credit card'],
                  ['How much', { choose: 'Percent' }],
                  ['Percent', '5'],
                  ['Only when', { on: [['Do you pay by credit card?', { tick: ['Yes'] }]] }],
                ],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      // 165 + 90 = 255, + 5 %: 12.75
      {
        name: 'premium, filter, by card',
        answers: [['Premium'], ['Filter cleaned'], ['Do you pay by credit card?', 'Yes']],
        total: '$268',
      },
      {
        name: 'chemicals only, drained',
        answers: [['Chemicals only'], ['Pool drained'], ['Do you pay by credit card?', 'No']],
        total: '$225',
      },
    ],
  },

  // https://homeguide.com/costs/average-cost-to-tear-off-and-replace-roof
  Roofing: {
    sections: [
      [
        'Questions',
        [
          questions(
            [['Label', 'Square feet'], ...number(['Required', yes])],
            [['Label', 'Is the roof steep?'], ...yesNo(['Factor', '1.15'])],
          ),
        ],
      ],
      [
        'Services and prices',
        [
          oneAndExtras,
          items(
            [
              ['Name', 'Architectural shingles'],
              ['Price', range('4', '6')],
              ['Quantity by a formula', '[square-feet]'],
            ],
            [
              ['Name', 'Metal'],
              ['Price', range('5', '16')],
              ['Quantity by a formula', '[square-feet]'],
            ],
            [
              ['Name', 'Old roof torn off'],
              ['Price', range('1', '3')],
              ['Group', extra],
              ['Quantity by a formula', '[square-feet]'],
            ],
          ),
        ],
      ],
      [
        'Price rules',
        [
          [
            'Monthly',
            {
              on: [
                ['Label', 'Or in 60 payments'],
                ['Months', '60'],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: '2,000 square feet of shingles, torn off, steep',
        answers: [
          ['Architectural shingles'],
          ['Old roof torn off'],
          ['Square feet', '2000'],
          ['Is the roof steep?', 'Yes'],
        ],
        // 8,000–12,000 and 2,000–6,000, × 1.15; in 60 parts: 191.67–345
        lines: ['Architectural shingles $9,200–$13,800', 'Or in 60 payments'],
        total: '$11,500–$20,700',
      },
      {
        name: '1,500 square feet of metal',
        answers: [['Metal'], ['Square feet', '1500'], ['Is the roof steep?', 'No']],
        total: '$7,500–$24,000',
      },
    ],
  },

  // https://247moving.net/faqs/
  Moving: {
    sections: [
      [
        'Services and prices',
        [
          items(
            [
              ['Name', 'Trip'],
              ['Price', from('219')],
              ['Always included', yes],
            ],
            [
              ['Name', 'Crew and truck'],
              ['Price', from('219')],
              ['Unit', 'hour'],
              ['Question for the quantity', 'How many hours?'],
              ['Quantity', { on: [['From', '2']] }],
            ],
          ),
        ],
      ],
      [
        'Price rules',
        [
          [
            'Deposit',
            {
              on: [
                ['Label', 'Due when you book'],
                ['How much', { choose: 'Amount' }],
                ['Amount', '438'],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: 'five hours',
        answers: [['Crew and truck'], ['How many hours?', '5']],
        // 219 + 5 × 219
        lines: ['Due when you book $438'],
        total: '$1,314',
      },
      { name: 'two hours', answers: [['Crew and truck'], ['How many hours?', '2']], total: '$657' },
    ],
  },

  // https://zenhome.co/services/window-cleaning, https://www.shineprowindowcleaning.com/2018/05/09/typical-window-cleaning-job-what-is-your-standard-what-do-your-customers-expect/
  Windows: {
    sections: [
      [
        'Services and prices',
        [
          items(
            [
              ['Name', 'Ground floor'],
              ['Price', range('4', '8')],
              ['Unit', 'pane'],
              ['Question for the quantity', 'How many panes on the ground floor?'],
            ],
            [
              ['Name', 'Second story'],
              ['Price', range('8', '15')],
              ['Unit', 'pane'],
              ['Question for the quantity', 'How many panes above?'],
            ],
            [
              ['Name', 'Screens'],
              ['Price', from('2')],
              ['Unit', 'screen'],
              ['Question for the quantity', 'How many screens?'],
            ],
          ),
        ],
      ],
      ['Price rules', [['A job costs at least', '150']]],
    ],
    prices: [
      {
        name: '20 below, 4 above, 10 screens',
        answers: [
          ['Ground floor'],
          ['How many panes on the ground floor?', '20'],
          ['Second story'],
          ['How many panes above?', '4'],
          ['Screens'],
          ['How many screens?', '10'],
        ],
        // 80 + 32 + 20 = 132, raised to 150; 160 + 60 + 20
        total: '$150–$240',
      },
      {
        name: '40 below',
        answers: [['Ground floor'], ['How many panes on the ground floor?', '40']],
        total: '$160–$320',
      },
    ],
  },

  // http://www.currivangreen.com/snow-plowing.html, http://palmconstructioninc.com/rates.html
  'Snow removal': {
    sections: [
      [
        'Services and prices',
        [
          groups([
            ['Label', 'How large is the driveway?'],
            ['Only one can be chosen', yes],
          ]),
          items(
            [
              ['Name', 'One car'],
              ['Price', from('45')],
            ],
            [
              ['Name', 'Two cars'],
              ['Price', from('55')],
            ],
            [
              ['Name', 'Larger'],
              ['How it is priced', { choose: 'Price on request' }],
            ],
          ),
        ],
      ],
      [
        'Questions',
        [
          questions([
            ['Label', 'How much snow?'],
            ...answers(
              [['Label', '2 to 6 inches']],
              [
                ['Label', '7 to 12 inches'],
                ['Factor', '2'],
              ],
              [
                ['Label', '13 to 18 inches'],
                ['Factor', '3'],
              ],
            ),
          ]),
        ],
      ],
      [
        'Where you work',
        [
          ['ZIP codes that you serve', '804, 805'],
          [
            'Areas',
            {
              add: 'Add an area',
              list: [
                [
                  ['Label', 'Up the canyon'],
                  ['ZIP codes', '80403 80466'],
                  ['Fee', '25'],
                ],
              ],
            },
          ],
        ],
      ],
    ],
    prices: [
      {
        name: 'two cars, a foot of snow, up the canyon',
        answers: [['Two cars'], ['How much snow?', '7 to 12 inches'], ['ZIP code', '80403']],
        // 55 × 2 + 25
        lines: ['Up the canyon $25'],
        total: '$135',
      },
      {
        name: 'one car, a little snow',
        answers: [['One car'], ['How much snow?', '2 to 6 inches'], ['ZIP code', '80501']],
        total: '$45',
      },
    ],
  },
};
