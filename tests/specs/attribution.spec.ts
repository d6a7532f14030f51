/** Attribution and analytics of a lead, spam signals, and leads that are not finished. */
import { expect, type Page, type Request, test } from 'playwright/test';
import {
  book,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
  watchSending,
} from '../pages/contactForm';
import { bookingsOf, expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { CLASSIC_FILE, DESK, FOREIGN_SITE } from '../support/urls';

const AD = 'utm_source=google&utm_medium=cpc&utm_campaign=moss&gclid=click-1';
const document = (inside: string, html = '<html lang="en">') =>
  `<!doctype html>${html}<title>A firm</title>${inside}`;
const storedAttribution = (page: Page) => page.evaluate(() => localStorage.getItem('bio:attribution'));

for (const [file, script] of Object.entries({
  'the script tag': SCRIPT,
  'the classic file': `<script src="${CLASSIC_FILE}" defer></script>`,
}))
  test(`with ${file}, a lead carries its first and its last attribution`, async ({ page }) => {
    const contact = await serve(document(script + FORM));
    const landing = await serve(document(`${script}<bio-faq></bio-faq><a href="${contact}">Contact</a>`));
    await page.goto(`${FOREIGN_SITE}${landing}?${AD}`);
    await expect.poll(() => storedAttribution(page)).toContain('click-1');
    await page.getByRole('link', { name: 'Contact' }).click();
    const first = newBooking();
    await book(page, first);
    await expectSuccess(page);
    const ad = {
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'moss',
      gclid: 'click-1',
      landingPage: `${FOREIGN_SITE}${landing}?${AD}`,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect((await expectBooked(first))['attribution']).toEqual({ first: ad, last: ad });

    await page.goto(`${FOREIGN_SITE}${contact}?utm_source=letter`, { referer: 'https://mail.example/' });
    const second = newBooking();
    await book(page, second);
    await expectSuccess(page);
    expect((await expectBooked(second))['attribution']).toMatchObject({
      first: ad,
      last: { utm_source: 'letter', referrer: 'https://mail.example/' },
    });
  });

test('forget() clears the stored attribution, and a lead carries none', async ({ page }) => {
  await page.goto(`${FOREIGN_SITE}${await serve(document(SCRIPT + FORM))}?${AD}`);
  await expect.poll(() => storedAttribution(page)).not.toBeNull();
  await page.evaluate(() => BioSystem.forget());
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
  const booking = await book(page);
  await expectSuccess(page);
  expect(await expectBooked(booking)).not.toHaveProperty('attribution');
});

test('forget() is there before any widget is, and on a page without one', async ({ page }) => {
  await openForeignPage(page, `<script>sessionStorage.setItem('bio:bio-x:#0:visit', '1')</script>${SCRIPT}`);
  await page.waitForFunction(() => 'BioSystem' in window);
  await page.evaluate(() => BioSystem.forget());
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('A script behind a consent tool: without consent no attribution is stored or sent, until consent is given', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + FORM, { html: '<html lang="en" data-bio-consent="no">' });
  const before = await book(page);
  await expectSuccess(page);
  expect(await expectBooked(before)).not.toHaveProperty('attribution');
  expect(await storedAttribution(page)).toBeNull();

  await page.evaluate(() => void (globalThis.document.documentElement.dataset['bioConsent'] = 'yes'));
  await expect.poll(() => storedAttribution(page)).not.toBeNull();
  await page.evaluate(() => void (globalThis.document.documentElement.dataset['bioConsent'] = 'no'));
  await expect.poll(() => storedAttribution(page)).toBeNull();
});

test('the analytics of the page hear each event once, with the id of the lead and no personal data', async ({
  page,
}) => {
  await openForeignPage(
    page,
    `<script>
      window.calls = [];
      window.dataLayer = [];
      window.gtag = function () { dataLayer.push(arguments); calls.push(['gtag', ...arguments]); };
      window.fbq = (...args) => calls.push(['fbq', ...args]);
    </script>${SCRIPT}${FORM}`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  const { id } = await expectBooked(booking);
  const calls = () => page.evaluate(() => Reflect.get(window, 'calls') as unknown[]);
  const view = { tag: 'bio-contact-form' };
  const lead = { kind: 'contact', id, event_id: id };
  await expect.poll(calls).toHaveLength(4);
  expect(await calls()).toEqual([
    ['gtag', 'event', 'view_contact_form', view],
    ['fbq', 'trackCustom', 'view_contact_form', view],
    ['gtag', 'event', 'generate_lead', lead],
    ['fbq', 'track', 'Lead', lead, { eventID: id }],
  ]);
  expect(await page.evaluate(() => (Reflect.get(window, 'dataLayer') as unknown[]).length)).toBe(2);
});

test('a tag manager alone gets the events in its dataLayer', async ({ page }) => {
  await openForeignPage(page, `<script>window.dataLayer = [];</script>${SCRIPT}${FORM}`);
  await book(page);
  await expectSuccess(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (Reflect.get(window, 'dataLayer') as { event: string }[]).map(({ event }) => event),
      ),
    )
    .toEqual(['view_contact_form', 'generate_lead']);
});

const BOX = 'If I leave before sending this, you may keep what I typed here and contact me about it.';
const unfinished = `<bio-contact-form endpoint="${DESK}" abandoned></bio-contact-form>`;

test('a form that is left is delivered as far as it was typed, and replaced when it is sent', async ({
  page,
}) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + unfinished);
  const booking = newBooking();
  await field.fullName(page).fill(booking.fullName);
  await field.email(page).fill(booking.email);
  await page.getByRole('checkbox', { name: BOX }).check();
  await page.waitForLoadState('networkidle'); // what attends to forms comes when somebody goes into one
  // Looks at another tab.
  await page.evaluate(() => {
    // On the prototype: on the document itself it would be an element of the page with that name.
    const state = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState') ?? {};
    Object.defineProperty(Document.prototype, 'visibilityState', { ...state, get: () => 'hidden' });
    globalThis.document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(Document.prototype, 'visibilityState', state);
  });
  await expect.poll(() => bookingsOf(booking)).toHaveLength(1);
  const [partial] = await bookingsOf(booking);
  expect(partial).toMatchObject({
    partial: true,
    fullName: booking.fullName,
    serviceAddress: '',
    mayContact: { text: BOX, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });

  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  const whole = await expectBooked(booking);
  expect(whole['id']).toBe(partial?.['id']);
  expect(whole).not.toHaveProperty('partial');
  await page.goto('about:blank');
  await expectBooked(booking);
  expect(sent).toHaveLength(2);
});

test('an unfinished lead arrives although the page closes immediately, from another origin', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + unfinished);
  const booking = newBooking();
  await field.email(page).fill(booking.email);
  await page.getByRole('checkbox', { name: BOX }).check();
  await page.waitForLoadState('networkidle'); // what attends to forms comes when somebody goes into one
  await page.goto('about:blank');
  await page.close();
  await expect.poll(() => bookingsOf(booking)).toMatchObject([{ partial: true }]);
});

test('without the tick nothing leaves the page, and without the attribute there is no box', async ({
  page,
}) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + unfinished);
  await field.email(page).fill('ana@example.com');
  await expect(page.getByRole('checkbox', { name: BOX })).not.toBeChecked();
  await page.goto('about:blank');
  await openForeignPage(page, SCRIPT + FORM);
  await field.email(page).fill('ana@example.com');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test('a lead brings what speaks for a person, and the token of a desk that hands one out', async ({
  page,
}) => {
  const asked: Request[] = [];
  await page.route('**/api/token?*', async (route) => {
    asked.push(route.request());
    await route.fulfill({ json: { token: 'signed' }, headers: { 'access-control-allow-origin': '*' } });
  });
  const guard = `guard="${new URL('/api/token', DESK).href}"`;
  await openForeignPage(page, `${SCRIPT}<bio-site ${guard}>${FORM}</bio-site>`);
  const booking = await book(page);
  await expectSuccess(page);
  const lead = await expectBooked(booking);
  expect(lead['guard']).toEqual({
    trap: '',
    seconds: expect.any(Number),
    trusted: true,
    token: 'signed',
  });
  expect(asked.map((request) => new URL(request.url()).search)).toEqual([`?id=${String(lead['id'])}`]);
});

test('a robot that fills in every field fills in the honeypot, and sees success', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM);
  const booking = newBooking();
  await fillIn(page, booking);
  await page.locator('bio-contact-form input').evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[]) input.value ||= 'Buy now';
  });
  await sendButton(page).click();
  await expectSuccess(page);
  expect(await expectBooked(booking)).toMatchObject({ guard: { trap: 'Buy now' } });
});
