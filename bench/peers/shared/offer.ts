/** The steps of the built-in firm's estimator, and its arithmetic: every wizard of the peers is made of them. */
import type { offer as built } from '../content';

/** Defined by `bench/build.ts`. */
declare const OFFER: typeof built;

const { services, addOns, property, location, propertyTypes } = OFFER;
export const { messages } = OFFER;

export interface Choice {
  id: string;
  type: 'checkbox' | 'radio';
  label: string;
  options: readonly { id: string; label: string; note?: string | undefined }[];
}

export interface Step {
  heading: string;
  choices: readonly Choice[];
  /** A field for text below the choices. */
  field?: { id: string; label: string };
}

const itemChoice = (id: string, items: typeof services): Choice => ({
  id,
  type: 'checkbox',
  label: messages.steps.services.intro,
  options: items.map(({ id: item, name, description }) => ({ id: item, label: name, note: description })),
});
const question = ({ id, label, options }: Omit<Choice, 'type'>): Choice => ({
  id,
  type: 'radio',
  label,
  options,
});
const propertyType = {
  id: 'propertyType',
  label: messages.labels.propertyType,
  options: propertyTypes.map((type) => ({ id: type, label: type })),
};

/** The last step shows the range. */
export const steps: readonly Step[] = [
  { heading: messages.steps.services.heading, choices: [itemChoice('services', services)] },
  { heading: messages.steps.addOns.heading, choices: [itemChoice('addOns', addOns)] },
  {
    heading: messages.steps.property.heading,
    choices: [propertyType, ...property].map(question),
    field: { id: 'sqft', label: messages.labels.sqft },
  },
  {
    heading: messages.steps.location.heading,
    choices: location.map(question),
    field: { id: 'zip', label: messages.labels.zip },
  },
  { heading: messages.steps.result.heading, choices: [] },
];

/** By choice: the ids of its chosen options. */
export type Answers = Readonly<Record<string, readonly string[]>>;

const FACTOR_DIGITS = 1e6; // removes floating point errors: 1.15 * 100 is 114.99999999999999

/** @returns a range such as "$866–$2,615": each item's min and max times all factors, rounded half up, then added. */
export function rangeOf(answers: Answers): string {
  const isChosen = (choice: string, id: string) => answers[choice]?.includes(id) ?? false;
  const items = [
    ...services.filter(({ id }) => isChosen('services', id)),
    ...addOns.filter(({ id }) => isChosen('addOns', id)),
  ];
  const factor = [...property, ...location]
    .flatMap(({ id, options }) => options.filter((option) => isChosen(id, option.id)))
    .reduce((product, option) => product * option.factor, 1);
  const end = (which: 'min' | 'max') =>
    items
      .map(({ price }) => Math.round(Math.round(price[which] * factor * FACTOR_DIGITS) / FACTOR_DIGITS))
      .reduce((sum, one) => sum + one, 0)
      .toLocaleString('en-US');
  return `$${end('min')}–$${end('max')}`;
}
