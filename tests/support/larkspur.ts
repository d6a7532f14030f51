/** How an agency enters the pest-control example (demo/public/examples/pest-control.json), section by section. */
import type { Entries } from '../pages/studioEditor';

const range = (min: string, max: string): { fields: Entries } => ({
  fields: [
    ['From', min],
    ['To', max],
  ],
});

const services = { choose: 'Services' };
const property = { choose: 'Property' };
const inside = { choose: 'Inside the house' };
const outside = { choose: 'Around the house' };
const yes = { switch: true } as const;

/** What is entered in each section of the editor. */
export const larkspur: readonly (readonly [section: string, entries: Entries])[] = [
  [
    'Company',
    [
      ['Name', 'Larkspur Pest Control'],
      ['Tagline', 'Pest control in Austin'],
      ['Motto', 'Bugs out, pets safe'],
      ['Phone', '(512) 555-0164'],
      ['Email', 'hello@larkspur.example'],
      ['Area', 'Austin, Texas'],
      ['Cities', 'Austin\nRound Rock\nCedar Park\nPflugerville\nDripping Springs'],
      ['Currency', 'USD'],
      ['Locale', 'en-US'],
    ],
  ],
  [
    'Services and prices',
    [
      [
        'Groups',
        {
          add: 'Add a group',
          list: [
            [
              ['Label', 'Inside the house'],
              ['Id', 'inside'],
              ['In which step', services],
            ],
            [
              ['Label', 'Around the house'],
              ['Id', 'outside'],
              ['In which step', services],
            ],
            [
              ['Id', 'extras'],
              ['In which step', { choose: 'Add-ons' }],
            ],
          ],
        },
      ],
      [
        'Items',
        {
          add: 'Add an item',
          list: [
            [
              ['Name', 'Ants and roaches'],
              ['Id', 'ants'],
              ['Description', 'Baits and gel where they walk, no fog in the air.'],
              ['Group', inside],
              ['Price', range('18', '26')],
              ['Unit', 'room'],
              ['Question for the quantity', 'How many rooms?'],
              [
                'Quantity',
                {
                  on: [
                    ['Default', '5'],
                    ['From', '1'],
                    ['To', '20'],
                    ['Step', '1'],
                    ['Required', yes],
                    ['Asked by', { choose: 'A slider' }],
                  ],
                },
              ],
              ['Costs at least', '99'],
              ['Icon', { choose: 'Door' }],
            ],
            [
              ['Name', 'Bed bugs'],
              ['Description', 'Heat first, then a second visit to make sure.'],
              ['Group', inside],
              ['How it is priced', { choose: 'Prices by quantity' }],
              [
                'Prices by quantity',
                {
                  add: 'Add a tier',
                  list: [
                    [
                      ['Up to', '1'],
                      ['Price', range('340', '420')],
                    ],
                    [
                      ['Up to', '3'],
                      ['Price', range('290', '360')],
                    ],
                    [['Price', range('250', '310')]],
                  ],
                },
              ],
              ['Unit', 'room'],
              ['Question for the quantity', 'In how many rooms?'],
              ['How these prices count', { choose: 'All units cost what the tier of the last one says' }],
              [
                'Quantity',
                {
                  on: [
                    ['Required', yes],
                    ['Asked by', { choose: 'Choices' }],
                    ['Choices', '1\n2\n3\n4\n5'],
                  ],
                },
              ],
              ['Icon', { choose: 'Inspection' }],
            ],
            [
              ['Name', 'Termites'],
              ['Description', 'A treated line in the soil around the foundation.'],
              ['Group', outside],
              ['How it is priced', { choose: 'Prices by quantity' }],
              [
                'Prices by quantity',
                {
                  add: 'Add a tier',
                  list: [
                    [
                      ['Up to', '1000'],
                      ['Price', range('0.32', '0.44')],
                    ],
                    [
                      ['Up to', '2500'],
                      ['Price', range('0.24', '0.34')],
                    ],
                    [['Price', range('0.18', '0.26')]],
                  ],
                },
              ],
              ['Unit', 'square foot'],
              ['Question for the quantity', 'How many square feet does the house cover?'],
              [
                'Quantity',
                {
                  on: [
                    ['From', '100'],
                    ['To', '20000'],
                  ],
                },
              ],
              ['Costs at least', '349'],
              ['Icon', { choose: 'Shield' }],
            ],
            [
              ['Name', 'Mosquitoes'],
              ['Description', 'Shade, gutters and standing water, once a month.'],
              ['Group', outside],
              ['Price', range('79', '119')],
              ['Icon', { choose: 'Tree' }],
            ],
            [
              ['Name', 'Rats and mice'],
              ['Id', 'rodents'],
              ['Description', 'We look for the way in, close it, and set traps.'],
              ['Group', outside],
              ['How it is priced', { choose: 'Price on request' }],
              ['Icon', { choose: 'Tool' }],
            ],
            [
              ['Name', 'Wasp nest'],
              ['Id', 'nest'],
              ['Description', 'Removed the same day, up to the second floor.'],
              ['Group', { choose: 'extras' }],
              ['Price', range('95', '140')],
              ['Icon', { choose: 'Roof' }],
            ],
          ],
        },
      ],
      ['Selected at the start', { tick: ['Ants and roaches'] }],
    ],
  ],
  [
    'Questions',
    [
      [
        'Questions that change the price',
        {
          add: 'Add a question',
          list: [
            [
              ['Label', 'How often do you see them?'],
              ['Id', 'seen'],
              ['In which step', property],
              ['Only when', { on: [['Groups', { tick: ['Inside the house'] }]] }],
              ['How it is answered', { choose: 'Answers' }],
              [
                'Answers',
                {
                  add: 'Add an answer',
                  list: [
                    [
                      ['Label', 'Once or twice'],
                      ['Id', 'once'],
                      ['Factor', '1'],
                    ],
                    [
                      ['Label', 'Every week'],
                      ['Id', 'weekly'],
                      ['Factor', '1.15'],
                    ],
                    [
                      ['Label', 'Every day'],
                      ['Id', 'daily'],
                      ['Factor', '1.4'],
                    ],
                  ],
                },
              ],
            ],
            [
              ['Label', 'Do pets live with you?'],
              ['Id', 'pets'],
              ['In which step', property],
              ['Only when', { on: [['Items', { tick: ['Ants and roaches', 'Bed bugs'] }]] }],
              ['How it is answered', { choose: 'Yes or no' }],
              ['Yes or no', { fields: [['Fee', '15']] }],
            ],
            [
              ['Label', 'How often shall we come?'],
              ['Id', 'visits'],
              ['In which step', property],
              ['How it is answered', { choose: 'Answers' }],
              [
                'Answers',
                {
                  add: 'Add an answer',
                  list: [
                    [
                      ['Label', 'Once'],
                      ['Id', 'single'],
                      ['Factor', '1'],
                    ],
                    [
                      ['Label', 'Every three months'],
                      ['Id', 'quarterly'],
                      ['Factor', '1'],
                    ],
                  ],
                },
              ],
            ],
            [
              ['Label', 'Does it have to be within two days?'],
              ['Id', 'soon'],
              ['In which step', { choose: 'Location' }],
              ['How it is answered', { choose: 'Yes or no' }],
            ],
          ],
        },
      ],
      ['Property types', 'House\nTownhome\nApartment'],
    ],
  ],
  [
    'Price rules',
    [
      ['Rounding', { choose: '5' }],
      ['A job costs at least', '149'],
      [
        'Surcharges',
        {
          add: 'Add a surcharge',
          list: [
            [
              ['Label', 'Within two days'],
              ['Id', 'rush'],
              [
                'Only when',
                {
                  on: [
                    [
                      'Answers that were given',
                      { fields: [['Does it have to be within two days?', { tick: ['Yes'] }]] },
                    ],
                  ],
                },
              ],
              ['How much', { choose: 'Percent' }],
              ['Percent', '10'],
            ],
          ],
        },
      ],
      [
        'Discounts',
        {
          add: 'Add a discount',
          list: [
            [
              ['Label', 'Two or more together'],
              ['Id', 'bundle'],
              [
                'Only when',
                {
                  on: [
                    ['Groups', { tick: ['Inside the house', 'Around the house'] }],
                    ['At least', '2'],
                  ],
                },
              ],
              ['How much', { choose: 'Percent' }],
              ['Percent', '10'],
            ],
            [
              ['Label', 'Quarterly plan'],
              ['Id', 'plan'],
              [
                'Only when',
                {
                  on: [
                    [
                      'Answers that were given',
                      { fields: [['How often shall we come?', { tick: ['Every three months'] }]] },
                    ],
                  ],
                },
              ],
              ['How much', { choose: 'Percent' }],
              ['Percent', '15'],
            ],
          ],
        },
      ],
      [
        'Tax',
        {
          on: [
            ['Label', 'Sales tax'],
            ['Percent', '8.25'],
          ],
        },
      ],
      ['Visit hours', range('1', '3')],
    ],
  ],
  [
    'Where you work',
    [
      ['ZIP codes that you serve', '787\n78613\n78660\n78664\n78681'],
      ['Other ZIP codes', { choose: 'Stop' }],
      [
        'Areas',
        {
          add: 'Add an area',
          list: [
            [
              ['Label', 'Drive into the Hill Country'],
              ['Id', 'hills'],
              ['ZIP codes', '78620\n78737\n78738'],
              ['Fee', '35'],
            ],
          ],
        },
      ],
    ],
  ],
];

/** Its texts of the estimator, in English. */
export const larkspurTexts: Entries = [
  ['Launch', 'Price my visit'],
  ['Title', 'Pest control price'],
  ['Steps · Services · Label', 'Pests'],
  ['Steps · Services · Heading', 'What is bothering you?'],
  ['Steps · Services · Intro', 'Choose all that you have seen.'],
  ['Steps · Add-ons · Label', 'Extras'],
  ['Steps · Add-ons · Heading', 'Anything else while we are there?'],
  ['Steps · Add-ons · Intro', 'Optional.'],
  ['Steps · Property · Label', 'Home'],
  ['Steps · Property · Heading', 'Tell us a little more'],
  ['Steps · Property · Intro', 'Answer what you know. Each answer makes the range more exact.'],
  ['Steps · Location · Label', 'Place'],
  ['Steps · Location · Heading', 'Where is it, and how soon?'],
  ['Steps · Location · Intro', ''],
  ['Steps · Result · Label', 'Price'],
  ['Steps · Result · Heading', 'Your price'],
  ['Steps · Result · Intro', ''],
  ['Book', 'Book a visit'],
  ['Contact intro', 'We contact you within 24 hours to agree on a time.'],
  [
    'Sms consent',
    'Text me about this visit. Message and data rates may apply. Reply STOP to end. Not a condition of any purchase.',
  ],
  ['Thanks promise', 'We will contact you within 24 hours to agree on a time.'],
  ['Result · Lead', 'For what you told us, expect'],
  ['Result · Confirm', 'We look first. The price is fixed before we begin.'],
];

/** Its look, by the groups of the theme. */
export const larkspurTheme: readonly (readonly [
  group: string,
  values: readonly (readonly [string, string])[],
])[] = [
  [
    'Text',
    [
      ['Ink', '#1d1a33'],
      ['Ink soft', '#57536f'],
    ],
  ],
  [
    'Grounds and lines',
    [
      ['Ground', '#ffffff'],
      ['Ground soft', '#f4f1fb'],
      ['Line', '#ddd7ec'],
      ['Control', '#7a7494'],
    ],
  ],
  [
    'Accent',
    [
      ['Accent', '#4b3aa8'],
      ['Accent strong', '#372a85'],
    ],
  ],
  [
    'Done and chosen',
    [
      ['Done', '#4b3aa8'],
      ['Done ground', '#ece8fb'],
    ],
  ],
  ['Focus', [['Focus', '#b0360b']]],
];

/** Corners, which stand in no group that is opened. */
export const larkspurCorners: readonly (readonly [string, string])[] = [
  ['Radius control', '10px'],
  ['Radius card', '18px'],
];
