/** Times that a visitor can choose: in the four forms, and alone. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { animationsEnded } from '../support/animations';
import { availability, type BookableDesk, serveTimes } from '../support/bookableDesk';
import { estimatorItems } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { DESK } from '../support/urls';

test.use({ timezoneId: 'America/New_York', viewport: { width: 390, height: 844 } });

let desk: BookableDesk;

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
  desk = await serveTimes(page);
});

const config = (facts: object = {}) => JSON.stringify({ availability, ...facts });

/** A widget of a firm that offers times. */
const offering = (tag: string, facts?: object, attributes = '') =>
  `<bio-${tag} endpoint="${DESK}" ${attributes} config='${config(facts)}'></bio-${tag}>`;

const openForm = (page: Page, { html, facts }: { html?: string; facts?: object } = {}) =>
  openForeignPage(
    page,
    `${SCRIPT}<main><h1>Book</h1>${offering('contact-form', facts)}</main>`,
    html === undefined ? {} : { html },
  );

type Within = Page | Locator;

const question = (where: Within) => where.getByText('Choose a time for our visit (optional)');
const time = (where: Within, name: string) => where.getByRole('radio', { name, exact: true });
const day = (where: Within, name: string) => where.getByRole('radio', { name, exact: true });
const yours = (where: Within, text: string) => where.getByText(`Your time: ${text}`);

/** Times are written with spaces of several kinds. */
const MORNING = /^8 – 10 AM$/;
const morning = (where: Within) => where.getByRole('radio', { name: MORNING });

const MORNING_START = '2026-12-01T13:00:00.000Z';

test('without it switched on, the form asks for no time', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<bio-contact-form endpoint="${DESK}"></bio-contact-form>`);
  await contact.field.fullName(page).fill('Ada');
  await expect(contact.sendButton(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(desk.asked).toBe(0);
});

test('a time is chosen, kept and booked', async ({ page }) => {
  await openForm(page);
  await contact.fillIn(page, contact.newBooking());
  expect(desk.asked).toBe(0);
  await question(page).click();
  await expect(day(page, 'Tuesday, December 1')).toBeChecked();
  await expectNoViolations(page);
  await morning(page).check();
  await expect(yours(page, 'Tue, Dec 1, 8 – 10 AM')).toBeVisible();
  await expect.poll(() => desk.holds).toEqual([{ start: MORNING_START, kind: 'contact' }]);
  await contact.sendButton(page).click();
  await expect(page.getByText('Scheduled: Tue, Dec 1, 8 – 10 AM.')).toBeVisible();
  await expect(page.getByText(contact.SUCCESS)).toBeVisible();
  expect(desk.leads).toMatchObject([
    { slot: { start: MORNING_START, hold: expect.stringMatching(/^[\da-f-]{36}$/) } },
  ]);
  await animationsEnded(page, 'bio-contact-form');
  await expectNoViolations(page);
  // The next request has no time yet.
  await contact.field.fullName(page).fill('Grace');
  await expect(question(page)).toBeVisible();
});

test('another day, and the choice taken back', async ({ page }) => {
  await openForm(page);
  await question(page).click();
  await day(page, 'Thursday, December 3').check();
  await morning(page).check();
  await expect(yours(page, 'Thu, Dec 3, 8 – 10 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Choose no time' }).click();
  await expect(question(page)).toBeVisible();
  await contact.fillIn(page, contact.newBooking());
  await contact.sendButton(page).click();
  await contact.expectSuccess(page);
  expect(desk.leads[0]).not.toHaveProperty('slot');
});

test('a time that somebody else has taken: the next ones, and everything that was typed', async ({
  page,
}) => {
  await openForm(page);
  const booking = contact.newBooking();
  await contact.fillIn(page, booking);
  await question(page).click();
  await expect(morning(page)).toBeVisible();
  desk.taken.add(MORNING_START);
  await morning(page).check();
  const message = page.getByText('Tue, Dec 1, 8 – 10 AM has just been taken.');
  await expect(message).toBeFocused();
  await expect(morning(page)).toHaveCount(0);
  await expect(contact.field.email(page)).toHaveValue(booking.email);
  await expectNoViolations(page);
  await time(page, '1 – 3 PM').check();
  await expect(message).toHaveCount(0);
  await contact.sendButton(page).click();
  await expect(page.getByText('Scheduled: Tue, Dec 1, 1 – 3 PM.')).toBeVisible();
  expect(desk.leads).toHaveLength(1);
});

test('a time that is taken while it is sent: nothing is sent', async ({ page }) => {
  await openForm(page);
  await contact.fillIn(page, contact.newBooking());
  await question(page).click();
  await expect(morning(page)).toBeVisible();
  desk.taken.add(MORNING_START);
  // By the keyboard, so that the button is pressed before the desk was asked.
  await morning(page).press('Space');
  await contact.sendButton(page).press('Enter');
  await expect(page.getByText('Tue, Dec 1, 8 – 10 AM has just been taken.')).toBeFocused();
  expect(desk.leads).toHaveLength(0);
  await contact.sendButton(page).click();
  await contact.expectSuccess(page);
});

test('a reload keeps the time with what was typed, while the desk keeps it', async ({ page }) => {
  await openForm(page);
  const booking = contact.newBooking();
  await contact.fillIn(page, booking);
  await question(page).click();
  await morning(page).check();
  await expect.poll(() => desk.holds).toHaveLength(1);
  desk.taken.add(MORNING_START); // by this visitor
  await page.reload();
  await expect(yours(page, 'Tue, Dec 1, 8 – 10 AM')).toBeVisible();
  await expect(contact.field.email(page)).toHaveValue(booking.email);
  await yours(page, 'Tue, Dec 1, 8 – 10 AM').click();
  await expect(morning(page)).toBeChecked();
  await contact.sendButton(page).click();
  await expect(page.getByText('Scheduled: Tue, Dec 1, 8 – 10 AM.')).toBeVisible();
  expect(desk.holds).toHaveLength(1);
  await page.reload();
  await contact.field.fullName(page).fill('Grace');
  await expect(question(page)).toBeVisible();
});

test.describe('after the five minutes', () => {
  /** The next page of the visit, ten minutes later. */
  async function comeBackLate(page: Page) {
    await openForm(page);
    await contact.fillIn(page, contact.newBooking());
    await question(page).click();
    await morning(page).check();
    await expect.poll(() => desk.holds).toHaveLength(1);
    await page.clock.install({ time: Date.now() + 10 * 60_000 });
    await page.reload();
    const lapsed = yours(page, 'Tue, Dec 1, 8 – 10 AM. We can no longer keep it for you.');
    await expect(lapsed).toBeVisible();
    await lapsed.click();
  }

  test('a time that is still free is kept again when the visitor says so', async ({ page }) => {
    await comeBackLate(page);
    await expect(page.getByText('If nobody has taken it when you send the form, it is yours.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Keep it for five more minutes' }).click();
    await expect.poll(() => desk.holds).toHaveLength(2);
    await expect(page.getByText('We can no longer keep it')).toHaveCount(0);
  });

  test('of one that is taken by then the next times are shown', async ({ page }) => {
    desk.takenLater = MORNING_START;
    await comeBackLate(page);
    await expect(page.getByText('Tue, Dec 1, 8 – 10 AM has just been taken.')).toBeFocused();
    await time(page, '1 – 3 PM').check();
    await contact.sendButton(page).click();
    await expect(page.getByText('Scheduled: Tue, Dec 1, 1 – 3 PM.')).toBeVisible();
  });
});

test('a firm that confirms each time', async ({ page }) => {
  desk.booking = 'requested';
  await openForm(page);
  await contact.fillIn(page, contact.newBooking());
  await question(page).click();
  await morning(page).check();
  await expect(page.getByText('We keep this time for you and confirm it.')).toBeVisible();
  await contact.sendButton(page).click();
  await expect(page.getByText('Requested: Tue, Dec 1, 8 – 10 AM. We confirm it.')).toBeVisible();
  await expect(page.getByText('has been scheduled')).toHaveCount(0);
});

test('a time that the desk has not booked', async ({ page }) => {
  desk.booking = 'none';
  await openForm(page);
  await contact.fillIn(page, contact.newBooking());
  await question(page).click();
  await morning(page).check();
  await contact.sendButton(page).click();
  await expect(page.getByText('Tue, Dec 1, 8 – 10 AM could not be booked.')).toBeVisible();
  await expect(page.getByText('has been scheduled')).toHaveCount(0);
});

test('offline: the form works, and nothing is called scheduled', async ({ page }) => {
  await openForm(page);
  await contact.fillIn(page, contact.newBooking());
  desk.isOffline = true;
  await question(page).click();
  await expect(page.getByText('Times could not be loaded. Send the form, and we call you')).toBeVisible();
  await expectNoViolations(page);
  desk.isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await morning(page).check();
  desk.isOffline = true;
  await contact.sendButton(page).click();
  await expect(page.getByText('Requested: Tue, Dec 1, 8 – 10 AM. It is not confirmed yet.')).toBeVisible();
  await expect(page.getByText(/scheduled/i)).toHaveCount(0);
});

test('nothing shifts when the times come', async ({ page }) => {
  await openForm(page);
  await question(page).click();
  const top = async () => (await contact.sendButton(page).boundingBox())?.y;
  await expect(morning(page)).toBeVisible();
  const loaded = await top();
  await page.reload();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/slots*', async (route) => {
    await held;
    await route.fallback();
  });
  await question(page).click();
  await expect(page.getByText('Loading open times...')).toBeAttached();
  expect(await top()).toBe(loaded);
  answer();
  await expect(morning(page)).toBeVisible();
  expect(await top()).toBe(loaded);
});

test('opened before the code is there, it shows its times when it has come', async ({ page }) => {
  await openForm(page);
  await question(page).click();
  await expect(morning(page)).toBeVisible();
});

test('an endpoint that is no desk offers no times', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<bio-contact-form endpoint="https://hooks.example/leads" config='${config()}'></bio-contact-form>`,
  );
  await contact.field.fullName(page).fill('Ada');
  await expect(question(page)).toHaveCount(0);
});

test('in Spanish', async ({ page }) => {
  await openForm(page, { html: '<html lang="es">' });
  await page.getByText('Elija una hora para nuestra visita (opcional)').click();
  await expect(page.getByRole('radio', { name: 'martes, 1 de diciembre' })).toBeChecked();
  await page.getByRole('radio', { name: '8–10 a.m.' }).check();
  await expect(page.getByText('Su hora: mar, 1 de dic, 8–10 a.m.')).toBeVisible();
  await expectNoViolations(page);
});

test('in German, alone', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Termin</h1>${offering('slots')}</main>`, {
    html: '<html lang="de">',
  });
  const alone = page.locator('bio-slots');
  await expect(
    alone.getByRole('heading', { name: 'Finden Sie einen Termin, der Ihnen passt' }),
  ).toBeVisible();
  await alone.getByRole('radio', { name: '08:00–10:00 Uhr' }).check();
  await expect(
    alone.getByRole('link', { name: /^Weiter mit Di\., 1\. Dez\., 08:00–10:00 Uhr/ }),
  ).toBeVisible();
  await expectNoViolations(page);
});

for (const [zone, onTheirClock] of [
  ['America/Los_Angeles', 'Tue, Dec 1, 5 – 7 AM'],
  ['Europe/Berlin', 'Tue, Dec 1, 2 – 4 PM'],
  ['Pacific/Auckland', 'Wed, Dec 2, 2 – 4 AM'],
] as const)
  test.describe(`where the visitor’s clock shows another time, in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('both are said', async ({ page }) => {
      await openForm(page);
      await question(page).click();
      await expect(page.getByText('These are times in Eastern Time.')).toBeVisible();
      await expect(day(page, 'Tuesday, December 1')).toBeChecked();
      await morning(page).check();
      await expect(page.getByText(`On your clock: ${onTheirClock}`)).toBeVisible();
      await contact.fillIn(page, contact.newBooking());
      await contact.sendButton(page).click();
      await expect(page.getByText('Scheduled: Tue, Dec 1, 8 – 10 AM (Eastern Time).')).toBeVisible();
    });
  });

test.describe('in a wide place', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  const cell = (page: Page, name: string) => page.getByRole('gridcell', { name }).getByRole('button');

  test('a month is walked by the keyboard', async ({ page }) => {
    await openForm(page);
    await question(page).click();
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expectNoViolations(page);
    await cell(page, 'Tuesday, December 1, times: 2').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'Wednesday, December 2,')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Wednesday, December 9')).toBeFocused();
    await page.keyboard.press('End');
    await expect(cell(page, 'Saturday, December 12, no open times')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cell(page, 'Sunday, December 6')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(cell(page, 'Wednesday, January 6')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Wednesday, January 6, times: 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup', { name: 'Times on Wednesday, January 6' })).toBeVisible();
    await morning(page).press('Space');
    await expect(yours(page, 'Wed, Jan 6, 8 – 10 AM')).toBeVisible();
    await expect(
      page.getByRole('grid').getByRole('button', { name: /./ }).and(page.locator('[tabindex="0"]')),
    ).toHaveCount(1);
  });

  test('the months end with what can be chosen', async ({ page }) => {
    await openForm(page);
    await question(page).click();
    const [before, after] = [
      page.getByRole('button', { name: 'Previous month' }),
      page.getByRole('button', { name: 'Next month' }),
    ];
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await after.click();
    await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(after).toHaveAttribute('aria-disabled', 'true');
    await expect(cell(page, 'Saturday, January 30, no open times')).toBeVisible();
  });
});

test.describe('in the other forms', () => {
  const open = (page: Page, widget: string) =>
    openForeignPage(page, `${SCRIPT}<main><h1>Book</h1><a href="#audit">Audit</a>${widget}</main>`);

  /** Chooses the first morning. */
  async function choose(where: Within) {
    await question(where).click();
    await morning(where).check();
    await expect(yours(where, 'Tue, Dec 1, 8 – 10 AM')).toBeVisible();
  }

  async function expectBooked(where: Within, kind: string) {
    await expect(where.getByText('Scheduled: Tue, Dec 1, 8 – 10 AM.')).toBeVisible();
    expect(desk.leads).toMatchObject([{ kind, slot: { start: MORNING_START } }]);
    expect(desk.holds).toMatchObject([{ start: MORNING_START, kind }]);
  }

  for (const mode of ['inline', 'panel'])
    test(`the estimator, ${mode}`, async ({ page }) => {
      await open(page, offering('estimator', {}, `mode="${mode}"`));
      if (mode === 'panel') await estimator.launchButton(page).click();
      const where = mode === 'panel' ? estimator.panel(page) : page;
      await estimator.walkToContact(where);
      await estimator.fillContact(where, estimator.newContact());
      await choose(where);
      await expectNoViolations(page);
      await estimator.confirmButton(where).click();
      await expectBooked(where, 'estimate');
    });

  test('the estimator asks for times as long as all that was chosen takes', async ({ page }) => {
    await open(page, offering('estimator'));
    const [first, second] = estimatorItems.services;
    const services = [first, second].map((service) => service?.name ?? '');
    await estimator.walkToContact(page, { ...estimator.QUICK, services });
    await choose(page);
    expect(desk.services).toEqual([first?.id, second?.id]);
    await expect.poll(() => desk.holds).toMatchObject([{ service: desk.services }]);
  });

  test('the audit', async ({ page }) => {
    await open(page, offering('audit-wizard'));
    await page.getByRole('link', { name: 'Audit' }).click();
    const where = audit.dialog(page);
    await audit.walkToSubmit(where);
    await choose(where);
    await expectNoViolations(page);
    await audit.submitButton(where).click();
    await expectBooked(where, 'audit');
  });

  test('the quote', async ({ page }) => {
    await open(page, offering('quote-builder'));
    await quote.fillClient(page, quote.newClient());
    await quote.goToEnd(page);
    await quote.sign(page);
    await choose(page);
    await expectNoViolations(page);
    await quote.completeButton(page).click();
    await expectBooked(page, 'quote');
  });
});

test('where only some days are served, the ZIP code is asked for first', async ({ page }) => {
  const areas = [{ zips: ['30009'], days: ['tue'] }];
  await openForm(page, { facts: { availability: { ...availability, areas } } });
  await question(page).click();
  await expect(page.getByText('Times depend on where you are.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('zip=30009'));
  await contact.field.serviceAddress(page).fill('12 Main Street, Alpharetta, GA 30009');
  await asked;
  await expect(morning(page)).toBeVisible();
});

test.describe('alone', () => {
  const slots = offering('slots', { links: { contact: '#contact' } });

  test('a time leads to the contact form, which has it then', async ({ page }) => {
    await openForeignPage(
      page,
      `${SCRIPT}<main><h1>Book</h1>${slots}<div id="contact">${offering('contact-form')}</div></main>`,
    );
    const alone = page.locator('bio-slots');
    await expect(alone.getByRole('heading', { name: 'Find a time that suits you' })).toBeVisible();
    await expectNoViolations(page);
    await morning(alone).check();
    await alone.getByRole('link', { name: 'Continue with Tue, Dec 1, 8 – 10 AM' }).click();
    const form = page.locator('bio-contact-form');
    await expect(yours(form, 'Tue, Dec 1, 8 – 10 AM')).toBeVisible();
    await contact.fillIn(form, contact.newBooking());
    await contact.sendButton(form).click();
    await expect(form.getByText('Scheduled: Tue, Dec 1, 8 – 10 AM.')).toBeVisible();
    expect(desk.leads).toMatchObject([{ slot: { start: MORNING_START } }]);
  });

  test('a firm that offers no times shows nothing', async ({ page }) => {
    await openForeignPage(
      page,
      `${SCRIPT}<main><h1>Book</h1><bio-slots endpoint="${DESK}" config='{"company":{"name":"Oak"}}'></bio-slots></main>`,
    );
    await expect(page.locator('bio-slots')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Find a time' })).toHaveCount(0);
    expect(desk.asked).toBe(0);
  });
});
