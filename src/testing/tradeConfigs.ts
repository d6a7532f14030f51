/** Configs of trades that price in their own ways. Tests compare what they cost with what was computed by hand. */

const services = [{ id: 'services', step: 'services' }];

/** The first visit costs more, later ones less the more often they come; the price goes by rooms. */
export const cleaning = {
  version: 1,
  company: { name: 'Clean Sweep' },
  estimator: {
    groups: [...services, { id: 'extras', step: 'addOns', label: 'Extras' }],
    items: [
      {
        id: 'home',
        name: 'Home cleaning',
        group: 'services',
        always: true,
        formula: '80 + bedrooms * 25 + bathrooms * 30',
      },
      { id: 'oven', name: 'Inside the oven', group: 'extras', price: 35 },
      { id: 'fridge', name: 'Inside the fridge', group: 'extras', price: 30 },
    ],
    modifiers: [
      {
        id: 'bedrooms',
        label: 'Bedrooms',
        step: 'property',
        number: {
          control: 'choices',
          choices: [0, 1, 2, 3, 4],
          choiceLabels: ['Studio', '1', '2', '3', '4'],
          required: true,
        },
      },
      { id: 'bathrooms', label: 'Bathrooms', step: 'property', number: { default: 1, max: 6 } },
      {
        id: 'often',
        label: 'How often?',
        step: 'property',
        required: true,
        preselected: 'biweekly',
        options: [
          { id: 'once', label: 'Once', factor: 1 },
          { id: 'weekly', label: 'Every week', factor: 1 },
          { id: 'biweekly', label: 'Every two weeks', factor: 1 },
        ],
      },
    ],
    surcharges: [{ id: 'deep', label: 'Deep clean on the first visit', percent: 50, visit: 'first' }],
    discounts: [
      {
        id: 'weekly',
        label: 'Every week',
        percent: 20,
        visit: 'later',
        when: { answers: { often: ['weekly'] } },
      },
      {
        id: 'biweekly',
        label: 'Every two weeks',
        percent: 15,
        visit: 'later',
        when: { answers: { often: ['biweekly'] } },
      },
    ],
    laterVisits: {
      label: 'Each later visit',
      firstLabel: 'First visit',
      when: { answers: { often: ['weekly', 'biweekly'] } },
    },
    asksSize: false,
    stepsOff: ['location'],
  },
};

/** Paint is computed from the walls, and taxed; labor is not. Prices are one number, shown as a range. */
export const painting = {
  version: 1,
  company: { name: 'True Coat' },
  estimator: {
    groups: services,
    items: [
      {
        id: 'walls',
        name: 'Walls',
        group: 'services',
        unit: 'sq ft',
        tiersMode: 'whole',
        tiers: [{ upTo: 1000, price: 3 }, { price: 2.5 }],
      },
      {
        id: 'paint',
        name: 'Paint',
        group: 'services',
        always: true,
        unit: 'gallon',
        price: 45,
        units: 'up(units(walls) / 350)',
      },
    ],
    rangePercent: 10,
    tax: { label: 'Sales tax', percent: 8.25, of: ['paint'] },
    stepsOff: ['addOns', 'property', 'location'],
  },
};

/** By parts of a truck; the fees come before the discount. */
export const junk = {
  version: 1,
  company: { name: 'Haul Away' },
  estimator: {
    groups: services,
    items: [
      {
        id: 'load',
        name: 'Junk removal',
        group: 'services',
        quantity: {
          control: 'choices',
          choices: [0.125, 0.25, 0.5, 1],
          choiceLabels: ['1/8 truck', '1/4 truck', '1/2 truck', 'Full truck'],
        },
        tiersMode: 'whole',
        tiers: [
          { upTo: 0.125, flat: 119 },
          { upTo: 0.25, flat: 179 },
          { upTo: 0.5, flat: 299 },
          { upTo: 1, flat: 499 },
        ],
      },
      { id: 'trip', name: 'Trip and dump fee', group: 'services', always: true, price: 25 },
    ],
    modifiers: [
      { id: 'day', label: 'Which day?', step: 'location', date: { to: 60 } },
      { id: 'senior', label: 'Senior discount?', step: 'location', yesNo: { factor: 1 } },
    ],
    surcharges: [{ id: 'today', label: 'Same day', amount: 49, when: { answers: { day: ['sameDay'] } } }],
    discounts: [
      { id: 'senior', label: 'Senior discount', percent: 10, when: { answers: { senior: ['yes'] } } },
    ],
    chargeOrder: ['fees'],
    stepsOff: ['addOns'],
    asksSize: false,
  },
};

/** Hours and crew from the answers, dearer at the weekend, paid in parts. */
export const moving = {
  version: 1,
  company: { name: 'Steady Movers' },
  estimator: {
    groups: [...services, { id: 'cover', step: 'addOns', label: 'Cover', choose: 'one' }],
    items: [
      {
        id: 'movers',
        name: 'Movers',
        group: 'services',
        unit: 'mover hour',
        price: 65,
        units: 'lookup(hours, size) * crew',
      },
      { id: 'basic', name: 'Basic cover', group: 'cover', price: 0 },
      { id: 'full', name: 'Full cover', group: 'cover', price: 120 },
    ],
    tables: [{ id: 'hours', rows: [{ upTo: 1, value: 3 }, { upTo: 2, value: 5 }, { value: 8.5 }] }],
    modifiers: [
      {
        id: 'size',
        label: 'What do you move?',
        step: 'property',
        required: true,
        options: [
          { id: 'one', label: '1 bedroom', value: 1 },
          { id: 'two', label: '2 bedrooms', value: 2 },
          { id: 'house', label: 'A house', value: 3 },
        ],
      },
      {
        id: 'crew',
        label: 'Movers',
        step: 'property',
        number: { control: 'choices', choices: [2, 3, 4], default: 2 },
      },
      { id: 'day', label: 'Which day?', step: 'location', date: { from: 1 } },
    ],
    surcharges: [
      {
        id: 'weekend',
        label: 'Weekend',
        percent: 10,
        when: { items: ['movers'], answers: { day: ['weekend'] } },
      },
    ],
    monthly: { label: 'Or in monthly payments', months: 6 },
    asksSize: false,
  },
};

/** An initial service, then one each quarter. */
export const pest = {
  version: 1,
  company: { name: 'No Bugs' },
  estimator: {
    groups: [{ id: 'plans', step: 'services', label: 'Plan', choose: 'one' }],
    items: [
      {
        id: 'initial',
        name: 'First service, inside and outside',
        group: 'plans',
        always: true,
        price: 199,
        visit: 'first',
      },
      { id: 'quarterly', name: 'Quarterly plan', group: 'plans', price: 119, visit: 'later' },
      { id: 'monthly', name: 'Monthly plan', group: 'plans', price: 55, visit: 'later' },
    ],
    preselected: ['quarterly'],
    laterVisits: { label: 'Each later service', firstLabel: 'First service' },
    stepsOff: ['addOns', 'property', 'location'],
  },
};

/** By squares and pitch, with interest. */
export const roofing = {
  version: 1,
  company: { name: 'High Ridge' },
  estimator: {
    groups: services,
    items: [
      {
        id: 'roof',
        name: 'New roof',
        group: 'services',
        formula: 'up(area / 100) * if(pitch = "steep", 520, 450) * (1 + 10%)',
      },
    ],
    modifiers: [
      { id: 'area', label: 'Roof area', step: 'property', number: { unit: 'sq ft', required: true } },
      {
        id: 'pitch',
        label: 'Pitch',
        step: 'property',
        options: [
          { id: 'low', label: 'Low', factor: 1 },
          { id: 'steep', label: 'Steep', factor: 1 },
        ],
      },
    ],
    discounts: [{ id: 'large', label: 'Large roof', formula: 'if(subtotal > 15000, 5% * subtotal, 0)' }],
    monthly: { label: 'Financing', months: 60, rate: 9.9 },
    asksSize: false,
    stepsOff: ['addOns', 'location'],
  },
};

/** Dearer in the season. */
export const snow = {
  version: 1,
  company: { name: 'White Out' },
  estimator: {
    groups: services,
    items: [
      { id: 'drive', name: 'Driveway', group: 'services', unit: 'car', price: 30, quantity: { max: 6 } },
    ],
    modifiers: [
      {
        id: 'day',
        label: 'From when?',
        step: 'location',
        required: true,
        date: { periods: [{ id: 'season', from: '12-01', until: '03-15' }] },
      },
    ],
    surcharges: [
      { id: 'season', label: 'In the season', percent: 25, when: { answers: { day: ['season'] } } },
    ],
    stepsOff: ['addOns', 'property'],
  },
};

export const tradeConfigs = { cleaning, painting, junk, moving, pest, roofing, snow };
