import type { Business } from '../content/schema';

const service = (id: string, name: string, min: number, max: number) =>
  ({ id, name, group: 'services', price: { min, max } }) as const;
const addOn = (id: string, name: string, min: number, max: number) =>
  ({ id, name, group: 'addOns', price: { min, max } }) as const;

/** What an invented firm offers in the estimator. */
export const estimatorFacts: Business['estimator'] = {
  groups: [
    { id: 'services', step: 'services' },
    { id: 'addOns', step: 'addOns' },
  ],
  items: [
    service('wash', 'Soft wash', 275, 975),
    service('blast', 'Blasting', 395, 1495),
    service('seal', 'Sealing', 495, 1495),
    service('roofline', 'Roofline care', 350, 1200),
    { ...service('guards', 'Gutter guards', 9, 16), unit: 'foot', quantityLabel: 'How many feet?' },
    service('drainage', 'Drainage check', 75, 150),
    addOn('lights', 'Garden lights', 750, 3500),
    { ...addOn('bins', 'Clean bins', 25, 45), unit: 'bin', quantityLabel: 'How many bins?' },
    addOn('windows', 'Clean windows', 95, 395),
  ],
  modifiers: [
    {
      id: 'stories',
      label: 'Stories',
      step: 'property',
      options: [
        { id: '1', label: '1', factor: 1 },
        { id: '2', label: '2', factor: 1.15 },
        { id: '3+', label: '3+', factor: 1.3 },
      ],
    },
    {
      id: 'condition',
      label: 'Condition',
      step: 'property',
      options: [
        { id: 'light', label: 'Light', factor: 0.95 },
        { id: 'heavy', label: 'Heavy', factor: 1.2 },
      ],
    },
    {
      id: 'material',
      label: 'Material',
      step: 'property',
      options: [
        { id: 'brick', label: 'Brick', factor: 1 },
        { id: 'stone', label: 'Stone', factor: 1.1 },
      ],
    },
    {
      id: 'access',
      label: 'Access',
      step: 'location',
      options: [
        { id: 'easy', label: 'Easy', factor: 1 },
        { id: 'limited', label: 'Limited', factor: 1.25 },
      ],
    },
  ],
  propertyTypes: ['Detached house', 'Townhome'],
  visitHours: { min: 2, max: 5 },
  preselected: [],
  countsOnce: true,
  stepsOff: [],
  servedZips: [],
};
