/** An invented firm that asks by sliders and choices, in a currency of its own. */

const item = (index: number) => ({
  id: `job-${index}`,
  name: `Job ${index}`,
  group: 'jobs',
  price: { min: 100 * index, max: 150 * index },
});

/** @param items how many it offers; the first one is selected, and asks for hours. */
export const blueDoor = (items: number): object => ({
  company: { name: 'Blue Door Movers', phone: '020 7946 0127' },
  currency: 'GBP',
  locale: 'en-GB',
  estimator: {
    groups: [{ id: 'jobs', step: 'services' }],
    items: Array.from({ length: items }, (_, index) => ({
      ...item(index + 1),
      ...(index === 0 && {
        icon: 'door',
        quantityLabel: 'Hours',
        quantity: { control: 'slider', default: 4, min: 2, max: 12, step: 0.5 },
      }),
      ...(index === 1 && {
        quantityLabel: 'Months',
        quantity: { control: 'choices', choices: [1, 2, 3], default: 1 },
      }),
    })),
    modifiers: [
      {
        id: 'miles',
        label: 'Miles',
        step: 'property',
        number: { control: 'slider', min: 0, max: 2000, step: 10, fee: 1 },
      },
      {
        id: 'floors',
        label: 'Floors',
        step: 'property',
        number: { control: 'choices', choices: [0, 1, 2], fee: 20 },
      },
    ],
    propertyTypes: [],
    preselected: ['job-1', 'job-2'],
  },
});
