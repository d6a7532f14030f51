/** The quote builder in the visitor's words. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { bookingsOf, type StoredLead } from '../support/desk';
import { firstQuoteItem, PHONE } from '../support/firm';
import { DESK } from '../support/urls';
import { newBooking, ready, type Within } from './contactForm';

export const QUOTE = `<bio-quote-builder endpoint="${DESK}"></bio-quote-builder>`;

export const STEPS = [
  'Client Information',
  'Select Core Services',
  'Add-Ons (Optional)',
  'Quote Total',
  'Notes & Adjustments',
  'Signature & Approval',
] as const;

export interface Client {
  clientName: string;
  phone: string;
  email: string;
  address: string;
}

/** Somebody who has no quote yet. */
export const newClient = (): Client => ({
  clientName: 'Ada Lovelace',
  phone: '(770) 555-0100',
  email: `${randomUUID()}@example.com`,
  address: '12 Main Street\nAlpharetta, GA 30009',
});

const textbox = (name: string | RegExp) => (where: Within) => where.getByRole('textbox', { name });
export const clientField = {
  clientName: textbox('Client Name'),
  phone: textbox('Phone'),
  email: textbox('Email'),
  address: textbox('Address'),
} satisfies Record<keyof Client, (where: Within) => Locator>;
export const notes = textbox('Notes');
export const signature = textbox(/^Signature/);
export const approval = (where: Within): Locator =>
  where.getByRole('checkbox', { name: /^I approve this request/ });
/** The checkbox of the card that has exactly this name on it. */
export const item = (where: Within, name: string): Locator =>
  where.getByRole('checkbox').and(where.locator(`label:has(:text-is(${JSON.stringify(name)})) input`));
export const pad = (where: Within): Locator =>
  where.getByRole('group', { name: 'Your drawn signature' }).locator('canvas');

const button = (name: string) => (where: Within) => where.getByRole('button', { name, exact: true });
export const nextButton = (where: Within): Locator => ready(where, button('Next')(where));
export const previousButton = button('Previous');
export const completeButton = button('Complete Quote');
export const drawButton = button('Draw your signature too (optional)');
export const printButton = button('Print or save as PDF');
export const againButton = button('Start a new quote');

export const total = (where: Within): Locator => where.locator('[part=total]');
export const problem = (where: Within): Locator => where.getByRole('alert');
export const ERROR = `Something went wrong. Please try again or call us directly at ${PHONE}.`;
export const UNREACHABLE = /Please give us a phone number or an email address, so that we can answer you\./;
export const TOO_LONG = /^Please shorten this to/;

/** Heading of a step. */
export const heading = (where: Within, step: (typeof STEPS)[number]): Locator =>
  where.getByRole('heading', { name: step, exact: true });
export const confirmation = (where: Within): Locator =>
  where.getByRole('heading', { name: 'Thank you, your signed request is with us' });

export async function fillClient(where: Within, client: Client): Promise<void> {
  for (const [name, value] of Object.entries(client))
    await clientField[name as keyof Client](where).fill(value);
}

/** From the step where it stands to the last one. */
export async function goToEnd(where: Within): Promise<void> {
  const here = await where.getByRole('heading', { level: 2 }).first().innerText();
  for (const step of STEPS.slice(STEPS.findIndex((name) => name === here) + 1)) {
    await nextButton(where).click();
    await expect(heading(where, step)).toBeFocused();
  }
}

export async function sign(where: Within, name = 'Ada Lovelace'): Promise<void> {
  await approval(where).check();
  await signature(where).fill(name);
}

/** The shortest quote that says who asked: the client, one service, approval and signature, sent. */
export async function quickQuote(where: Within, client = newClient()): Promise<Client> {
  await fillClient(where, client);
  await nextButton(where).click();
  await item(where, firstQuoteItem.name).check();
  await goToEnd(where);
  await sign(where);
  await completeButton(where).click();
  return client;
}

/** Every quote of this client that the desk has. */
export const quotesOf = ({ email }: Client): Promise<StoredLead[]> => bookingsOf(newBooking({ email }));

/** The desk has exactly one. @returns its lead. */
export async function expectQuoted(client: Client): Promise<StoredLead> {
  const [lead, ...others] = await quotesOf(client);
  expect(others, 'the quote is there once').toHaveLength(0);
  expect(lead).toMatchObject({ kind: 'quote', ...client });
  return lead ?? {};
}

/** Draws a wave across the drawing area. */
export async function drawSignature(page: Page): Promise<void> {
  await drawButton(page).click();
  await pad(page).evaluate((element) => element.scrollIntoView({ block: 'center' })); // not behind the foot
  const box = await pad(page).boundingBox();
  if (!box) throw new Error('There is no drawing area.');
  const at = (part: number) =>
    [box.x + part * box.width, box.y + box.height * (0.5 + Math.sin(part * 20) / 4)] as const;
  await page.mouse.move(...at(0.1));
  await page.mouse.down();
  for (let part = 0.1; part < 0.9; part += 0.02) await page.mouse.move(...at(part));
  await page.mouse.up();
}

/** How many of a canvas's pixels are drawn on. */
export const inkIn = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels =
      (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let drawn = 0;
    for (let index = 3; index < pixels.length; index += 4) if (pixels[index]) drawn++;
    return drawn;
  });
