/** Whatever the desk answers, or does not: the visitor reads the error, no input is lost, nothing is booked twice. */
import { expect, type Route, test } from 'playwright/test';
import {
  alert,
  book,
  expectError,
  expectFilledIn,
  expectSuccess,
  fillIn,
  newBooking,
  openOurSite,
  sendButton,
  watchSending,
} from '../pages/contactForm';
import { bookingsOf, expectBooked } from '../support/desk';
import { PHONE, PHONE_HREF } from '../support/firm';
import { sampleEntries } from '../support/sample';
import { shortenTimeouts, timeoutsOf } from '../support/timeouts';
import { DESK } from '../support/urls';

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a refusal (400)': (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: '{"title":"No","errors":[]}',
    }),
  'a refusal in no known form (403)': (route) => route.fulfill({ status: 403, body: 'Forbidden' }),
  'a broken desk (500)': (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
  'a desk in need of rest (503)': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' } }),
  'too many bookings (429)': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }),
  'a web page with status 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the hotel Wi-Fi</h1>' }),
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'no connection': (route) => route.abort('internetdisconnected'),
};

test('whatever goes wrong, the visitor reads the error, with everything typed still there', async ({
  page,
}) => {
  await openOurSite(page);
  const booking = newBooking();
  await fillIn(page, booking);
  let give: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route(DESK, (route) => give(route));
  for (const [answer, giveIt] of sampleEntries('bad answers', answers, 4)) {
    await test.step(answer, async () => {
      give = giveIt; // what the page sends again by itself meets the same
      await sendButton(page).click();
      await expectError(page);
      await expect(alert(page)).toBeFocused();
      const phone = alert(page).getByRole('link', { name: PHONE });
      await expect(phone).toHaveAttribute('href', PHONE_HREF);
      await expectFilledIn(page, booking);
      await expect(sendButton(page)).toBeEnabled();
    });
  }
  expect(await bookingsOf(booking)).toHaveLength(0);
});

test('a desk that never answers meets a timeout', async ({ page }) => {
  await shortenTimeouts(page, 50);
  await openOurSite(page);
  let silent: Route | undefined;
  await page.route(DESK, (route) => {
    silent = route;
  });
  const booking = await book(page);
  await expectError(page);
  await expectFilledIn(page, booking);
  const timeout = (await timeoutsOf(page)).at(-1);
  expect(timeout).toBeGreaterThanOrEqual(5_000);
  expect(timeout).toBeLessThanOrEqual(30_000);
  await silent?.abort();
});

test('a second press after an error sends the same lead, and one booking results', async ({ page }) => {
  const sent = watchSending(page);
  await openOurSite(page);
  // The cruellest case: the desk has stored it, and its answer is lost on the way.
  await page.route(
    DESK,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const booking = await book(page);
  await expectError(page);
  await sendButton(page).click();
  await expectSuccess(page);

  const ids = sent.map((request) => (request.postDataJSON() as { id: string }).id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  await expectBooked(booking);
});

test('a correction after an error replaces what the desk has', async ({ page }) => {
  await openOurSite(page);
  await page.route(
    DESK,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502 });
    },
    { times: 1 },
  );
  const booking = await book(page);
  await expectError(page);
  const corrected = { ...booking, phone: '(404) 555-0199' };
  await book(page, corrected);
  await expectSuccess(page);
  await expectBooked(corrected);
});
