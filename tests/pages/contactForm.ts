/** The contact form in the visitor's words. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { heardOf, PHONE } from '../support/firm';
import { hydrate, watchHydration } from '../support/hydration';
import { holdBack } from '../support/slowNetwork';
import { DESK } from '../support/urls';

export type Within = Page | Locator;

export interface Booking {
  fullName: string;
  phone: string;
  email: string;
  serviceAddress: string;
  areasOfConcern: string;
  hearAboutUs: string;
}

/** A complete booking by somebody who has not booked before. */
export const newBooking = (changes: Partial<Booking> = {}): Booking => ({
  fullName: 'Ada Lovelace',
  phone: '(770) 555-0100',
  email: `${randomUUID()}@example.com`,
  serviceAddress: '12 Main Street\nAlpharetta, GA 30009',
  areasOfConcern: 'Green streaks on the north side',
  hearAboutUs: heardOf,
  ...changes,
});

export const SUCCESS =
  "Thank you! Your BioCheck™ has been scheduled. We'll contact you within 24 hours to confirm your appointment.";
export const ERROR = `Something went wrong. Please try again or call us directly at ${PHONE}.`;

/** A quote builder on the same page asks for some of these too, but never requires them. */
const required = (where: Within, name: string) =>
  where.getByRole('textbox', { name }).and(where.locator('[required]'));

export const field = {
  fullName: (where: Within) => where.getByRole('textbox', { name: 'Full Name' }),
  phone: (where: Within) => required(where, 'Phone'),
  email: (where: Within) => required(where, 'Email'),
  serviceAddress: (where: Within) => where.getByRole('textbox', { name: 'Service Address' }),
  areasOfConcern: (where: Within) => where.getByRole('textbox', { name: 'Areas of Concern' }),
  hearAboutUs: (where: Within) => where.getByRole('combobox', { name: 'How Did You Hear About Us?' }),
} satisfies Record<keyof Booking, (where: Within) => Locator>;

/** A button that is pressed again only when the first press, which may have triggered the hydration, is answered. */
export const ready = (where: Within, button: Locator): Locator =>
  button.and(where.locator(':not([aria-busy=true])'));

export const sendButton = (where: Within): Locator =>
  where.getByRole('button', { name: 'Schedule My BioCheck™', exact: true });

export async function fillIn(where: Within, booking: Booking): Promise<void> {
  const { hearAboutUs, ...texts } = booking;
  for (const [name, value] of Object.entries(texts))
    await field[name as keyof typeof texts](where).fill(value);
  await field.hearAboutUs(where).selectOption(hearAboutUs);
}

/** Fills in and sends a booking. @returns what was filled in. */
export async function book(where: Within, booking: Booking = newBooking()): Promise<Booking> {
  await fillIn(where, booking);
  await sendButton(where).click();
  return booking;
}

export const success = (where: Within): Locator => where.getByRole('status');
export const alert = (where: Within): Locator => where.getByRole('alert');

export async function expectSuccess(where: Within): Promise<void> {
  await expect(success(where)).toHaveText(SUCCESS);
}

export async function expectError(where: Within): Promise<void> {
  await expect(alert(where)).toHaveText(ERROR);
}

/** Every field still holds what was typed. */
export async function expectFilledIn(where: Within, booking: Booking): Promise<void> {
  for (const [name, value] of Object.entries(booking))
    await expect(field[name as keyof Booking](where)).toHaveValue(value);
}

const emptyForm: Booking = {
  fullName: '',
  phone: '',
  email: '',
  serviceAddress: '',
  areasOfConcern: '',
  hearAboutUs: '',
};

export const expectEmpty = (where: Within): Promise<void> => expectFilledIn(where, emptyForm);

/** Opens a page of our own site and waits until its form answers. Whatever must be watched is set up before. */
export async function openOurSite(page: Page, path = '/biocheck'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // every press would wait for the end of a smooth scroll
  await watchHydration(page);
  await page.goto(path);
  await hydrate(page, 'bio-contact-form');
}

/**
 * A device that stores no leads: whatever is not known to have arrived is shown as an error. The first retry comes late. Call it before the page is opened.
 */
export const withoutStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Math.random = () => 0.999;
  });

/** Every try to send a booking, as it happens. Call it before. */
export function watchSending(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === DESK) requests.push(request);
  });
  return requests;
}

/** Holds back the desk's answers until the returned function is called. */
export const holdAnswers = (page: Page): Promise<() => void> => holdBack(page, DESK);

/** What stands in the frame of a map. */
export const MAP = 'A map';

/** Answers for the maps of Google: a test asks nobody outside. */
export const withoutMap = (page: Page): Promise<unknown> =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>${MAP}</title>${MAP}` }),
  );
