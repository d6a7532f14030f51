/** The estimator in the visitor's words. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { type Estimate, estimate } from '../../src/pricing/estimate';
import { animationsEnded } from '../support/animations';
import {
  addOn,
  estimatorItems,
  firstQuestion,
  formatPrices,
  propertyTypes,
  questionsIn,
  secondAnswer,
  service,
  serviceByUnit,
} from '../support/firm';
import { settled } from '../support/time';
import { DESK } from '../support/urls';
import { ERROR, ready, type Within } from './contactForm';

/** The estimator in the page. */
export const ESTIMATOR = `<bio-estimator endpoint="${DESK}"></bio-estimator>`;

/** The floating button with its panel. */
export const PANEL = `<bio-estimator mode="panel" endpoint="${DESK}"></bio-estimator>`;

/** The estimator in the page, with a config of its own and any other attributes. */
export const withConfig = (config: object, attributes = ''): string =>
  `<bio-estimator endpoint="${DESK}" ${attributes} config='${JSON.stringify(config).replaceAll("'", '&#39;')}'></bio-estimator>`;

/** What somebody answers on the way to the result. Steps that are not named are passed. */
export interface Answers {
  services: readonly string[];
  addOns?: readonly string[];
  /** Of each question the answer. */
  property?: Readonly<Record<string, string>>;
  sqft?: string;
  zip?: string;
  location?: Readonly<Record<string, string>>;
}

/** Of each question of a step the answer with the highest factor. */
const costliestAnswers = (step: 'property' | 'location'): Record<string, string> =>
  Object.fromEntries(
    questionsIn(step).map(({ label, options }) => [
      label,
      options.reduce((costliest, option) => (option.factor > costliest.factor ? option : costliest)).label,
    ]),
  );

/** Every question answered. */
export const FULL: Required<Answers> = {
  services: [service.name, serviceByUnit.name],
  addOns: [addOn.name],
  property: {
    ...Object.fromEntries(propertyTypes.slice(-1).map((type) => ['Property type', type])),
    ...costliestAnswers('property'),
  },
  sqft: '2,400',
  zip: '30009',
  location: costliestAnswers('location'),
};

/** What needs few presses. */
export const QUICK: Answers = {
  services: [service.name],
  property: { [firstQuestion.label]: secondAnswer },
};

/** The items that are selected, in the order in which they are offered. */
export const itemsOf = ({ services, addOns = [] }: Answers) =>
  [...estimatorItems.services, ...estimatorItems.addOns].filter(({ name }) =>
    [...services, ...addOns].includes(name),
  );

/** The answers to the questions of a step as a lead has them, by id. */
export const answersOf = (step: 'property' | 'location', answers: Answers): Record<string, string> =>
  Object.fromEntries(questionsIn(step).map(({ id, label }) => [id, answers[step]?.[label] ?? '']));

/**
 * What the estimator has to compute.
 * @param quantities by the name of the item.
 */
export function estimateOf(answers: Answers, quantities: Readonly<Record<string, number>> = {}): Estimate {
  return estimate({
    items: itemsOf(answers).map(({ id, name, price, unit, floor }) => {
      const quantity = unit ? quantities[name] : undefined;
      return { id, price, quantity, floor: unit && !quantity ? undefined : floor };
    }),
    factors: (['property', 'location'] as const).flatMap((step) =>
      questionsIn(step).flatMap(({ id, label, options }) =>
        options
          .filter((option) => option.label === answers[step]?.[label])
          .map(({ factor }) => ({ id, factor })),
      ),
    ),
  });
}

export const QUICK_RANGE = formatPrices(estimateOf(QUICK));

export const launchButton = (where: Within): Locator =>
  where.getByRole('button', { name: 'Price in a minute' });
export const panel = (where: Within): Locator => where.getByRole('dialog', { name: 'Instant estimate' });

/** The checkbox of the card that has exactly this name on it. */
export const card = (where: Within, name: string): Locator =>
  where.getByRole('checkbox').and(where.locator(`label:has(:text-is(${JSON.stringify(name)})) input`));
/** An answer of a question, which is a radio group where it has to be answered. Its fee may stand behind it. */
export const chip = (where: Within, question: string, answer: string): Locator =>
  where
    .getByRole('group', { name: question, exact: true })
    .or(where.getByRole('radiogroup', { name: question, exact: true }))
    .getByRole('radio', {
      name: new RegExp(`^${answer.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?: \\([+−].+\\))?$`),
    });
export const sqft = (where: Within): Locator => where.getByRole('textbox', { name: 'Size in square feet' });
export const zip = (where: Within): Locator => where.getByRole('textbox', { name: 'ZIP code' });

const button = (name: string) => (where: Within) => where.getByRole('button', { name, exact: true });
export const nextButton = (where: Within): Locator => ready(where, button('Next')(where));
export const backButton = button('Back');
export const computeButton = button('See My Estimate');
export const bookButton = button('Book my free property check');
export const askButton = button('I have a question first');
export const confirmButton = button('Confirm');
export const againButton = button('Get another estimate');
export const closeButton = button('Close and start over');

const HEADINGS = {
  services: 'What needs care?',
  addOns: 'Anything else while we are there?',
  property: 'Tell us about the property',
  location: 'Where is it, and how do we get to it?',
  result: 'Your estimate',
  contact: 'Where can we reach you?',
  question: 'What would you like to know?',
  confirmation: 'Thanks for reaching out!',
};

/** Heading of a step, or of what comes after it. */
export const heading = (where: Within, of: keyof typeof HEADINGS): Locator =>
  where.getByRole('heading', { name: HEADINGS[of], exact: true });

/** The range that the result shows. */
export const range = (where: Within): Locator => where.locator('[part=range]');

export async function answerServices(where: Within, { services }: Answers): Promise<void> {
  for (const name of services) await card(where, name).check();
}

export async function answerAddOns(where: Within, { addOns = [] }: Answers): Promise<void> {
  for (const name of addOns) await card(where, name).check();
}

export async function answerProperty(where: Within, answers: Answers): Promise<void> {
  for (const [question, answer] of Object.entries(answers.property ?? {}))
    await chip(where, question, answer).check();
  if (answers.sqft) await sqft(where).fill(answers.sqft);
}

export async function answerLocation(where: Within, answers: Answers): Promise<void> {
  if (answers.zip) await zip(where).fill(answers.zip);
  for (const [question, answer] of Object.entries(answers.location ?? {}))
    await chip(where, question, answer).check();
}

/** Goes from the first step to the result. */
export async function walkToResult(where: Within, answers: Answers = QUICK): Promise<void> {
  await answerServices(where, answers);
  await nextButton(where).click();
  await answerAddOns(where, answers);
  await nextButton(where).click();
  await answerProperty(where, answers);
  await nextButton(where).click();
  await answerLocation(where, answers);
  await computeButton(where).click();
  await expect(heading(where, 'result')).toBeVisible();
}

/** Goes from the first step to the contact form. */
export async function walkToContact(where: Within, answers: Answers = QUICK): Promise<void> {
  await walkToResult(where, answers);
  await bookButton(where).click();
  await expect(heading(where, 'contact')).toBeVisible();
}

/** How somebody can be reached. */
export interface Contact {
  firstName: string;
  phone: string;
  email: string;
  preferredDays: string;
}

/** Somebody who has not asked before. */
export const newContact = (changes: Partial<Contact> = {}): Contact => ({
  firstName: 'Ada',
  phone: '(770) 555-0100',
  email: `${randomUUID()}@example.com`,
  preferredDays: 'Tuesday mornings',
  ...changes,
});

export const contactField = {
  firstName: (where: Within) => where.getByRole('textbox', { name: 'First Name' }),
  phone: (where: Within) => where.getByRole('textbox', { name: 'Phone' }),
  email: (where: Within) => where.getByRole('textbox', { name: 'Email' }),
  preferredDays: (where: Within) => where.getByRole('textbox', { name: 'Preferred days' }),
} satisfies Record<keyof Contact, (where: Within) => Locator>;

export const questionText = (where: Within): Locator => where.getByRole('textbox', { name: 'Your question' });

export const smsConsent = (where: Within): Locator =>
  where.getByRole('checkbox', { name: /^Text me about this estimate\./ });

/** Where files are chosen. It comes with code of its own, a moment after the form. */
export const photoInput = (where: Within): Locator => where.getByLabel('Photos (optional)');
/** The photos that were taken, each with its name. */
export const photos = (where: Within): Locator =>
  where.getByRole('listitem').filter({ has: where.getByRole('button', { name: /^Remove / }) });

const fields = Object.entries(contactField) as [keyof Contact, (where: Within) => Locator][];

export async function fillContact(where: Within, contact: Contact): Promise<void> {
  for (const [name, find] of fields) await find(where).fill(contact[name]);
}

/** Every field of the contact form still holds what was typed. */
export async function expectContact(where: Within, contact: Contact): Promise<void> {
  for (const [name, find] of fields) await expect(find(where)).toHaveValue(contact[name]);
}

/** The whole visit, up to the press on Confirm. @returns what was typed last. */
export async function requestEstimate(
  where: Within,
  { answers = QUICK, contact = newContact() }: { answers?: Answers; contact?: Contact } = {},
): Promise<Contact> {
  await walkToContact(where, answers);
  await fillContact(where, contact);
  await confirmButton(where).click();
  return contact;
}

/** What is wrong. The photo picker holds a place for its own, which is empty for the most part. */
export const problem = (where: Within): Locator => where.getByRole('alert').filter({ hasText: /\S/ });

export async function expectError(where: Within): Promise<void> {
  await expect(problem(where)).toHaveText(ERROR);
}

export async function expectConfirmation(where: Within): Promise<void> {
  await expect(heading(where, 'confirmation')).toBeVisible();
}

/** Fresh as nobody had ever been there. */
export async function expectFirstStep(where: Within): Promise<void> {
  await expect(heading(where, 'services')).toBeVisible();
  await expect(where.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

/** Nothing of an estimator is moving any more. */
export async function still(page: Page): Promise<void> {
  await settled(page);
  await animationsEnded(page, 'bio-estimator');
}
