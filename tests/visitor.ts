/** The contact form in the visitor's words. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { DESK } from './addresses';
import { holdBack } from './slowLine';

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
  hearAboutUs: 'Nextdoor',
  ...changes,
});

export const PHONE = '(770) 555-0142';
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

/** A button that is pressed again only when the first press, which may have woken a sleeping widget, is answered. */
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
  await watchAwake(page);
  await page.goto(path);
  await awake(page, 'bio-contact-form');
}

/** Marks widgets that answer, beyond showing. Call it before the page is opened. */
export const watchAwake = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener(
      'bio-awake', // not for pages, which need not know
      ({ target }) => target instanceof Element && target.setAttribute('data-awake', ''),
      { capture: true },
    ),
  );

/** Comes near a sleeping widget, and waits until it answers. */
export async function awake(page: Page, tag: string): Promise<void> {
  await comeNear(page, tag);
  await page.locator(`${tag}[data-awake]`).waitFor({ state: 'attached' });
}

/** Whether the class of the first such element has taken it over. */
export const isDefined = (page: Page, tag: string): Promise<boolean> =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => element.matches(':defined'));

/** What a visitor's pointer does to prerendered widgets: they wake. */
export async function comeNear(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const asleep = document.querySelectorAll(`:is(${wanted}):not(:defined)`);
    for (const element of asleep) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return asleep.length === 0;
  }, selector);
}

/** Waits until a widget has its methods, awake or asleep. */
export async function waitForMethods(page: Page, tag: string): Promise<void> {
  await page.waitForFunction((name) => 'show' in (document.querySelector(name) ?? {}), tag);
}

/** Wakes all widgets of our own page, those too that no visitor wakes: they read a setting that is set. */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = document.querySelectorAll('bio-site :not(:defined)');
    if (asleep.length > 0) document.querySelector('bio-site')?.setAttribute('lang', 'en');
    return asleep.length === 0;
  });
}

/**
 * A device that keeps no leads: whatever is not known to have arrived is told as an error. It takes its time before it
 * sends again by itself. Call it before the page is opened.
 */
export const keepNothing = (page: Page): Promise<unknown> =>
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

/** Answers for the maps of Google: a test asks nobody outside. */
export const withoutMap = (page: Page): Promise<unknown> =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
