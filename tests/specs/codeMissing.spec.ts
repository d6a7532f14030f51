/** Where a widget's code cannot be had, whatever the visitor does is answered, and done as soon as the code comes. */
import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { nextButton as auditNext, dialog, LINK, WIZARD } from '../pages/auditWizard';
import {
  alert,
  book,
  ERROR,
  expectError,
  expectFilledIn,
  expectSuccess,
  field,
  newBooking,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import { card, nextButton as estimatorNext, heading, launchButton, PANEL, panel } from '../pages/estimator';
import { fileNamed, ISLANDS, isCode, REACT, SUBMIT_LEAD } from '../support/builtFiles';
import { expectBooked } from '../support/desk';
import { PHONE, PHONE_HREF, service, submenu } from '../support/firm';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { sample, sampleEntries } from '../support/sample';
import { onSlowNetwork } from '../support/slowNetwork';
import { shortenTimeouts, timeoutsOf } from '../support/timeouts';
import { FOREIGN_SITE } from '../support/urls';

const ERROR_WITHOUT_PHONE = 'Something went wrong. Please try again.';
const COMMON = `This could not be loaded. Please check your connection and try again, or call us at ${PHONE}.`;

/** Ways in which code does not come. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'never comes': () => new Promise(() => {}),
  'is of another release (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is answered by a web page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Home</title>' }),
  'is answered by half a file': (route) => route.abort('connectionreset'),
};

/** Presses it, and expects that the page shows this to eyes and to assistive technology by the next frame. */
async function expectBusyAtOnce(control: Locator): Promise<void> {
  const shown = await control.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    return [element.getAttribute('aria-busy'), Number(getComputedStyle(element).opacity) < 0.7];
  });
  expect(shown).toEqual(['true', true]);
}

async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(alert(page)).toHaveText(text);
  await expect(alert(page)).toBeInViewport({ ratio: 0.98 });
  await expect(alert(page).getByRole('link', { name: PHONE })).toHaveAttribute('href', PHONE_HREF);
}

/** The code of a widget that shows its markup. */
const isWidgetCode = (url: URL): boolean => isCode(url) && !/\/(?:snapshots\/|launcher)/.test(url.pathname);

/** The same where what answers the visitor meanwhile is here. */
const isReactCode = (url: URL): boolean => isWidgetCode(url) && !fileNamed(ISLANDS).test(url.href);

/** Opens a form that the browser cannot send itself. */
async function openBooking(page: Page): Promise<void> {
  await openForeignPage(page, SCRIPT + FORM);
  await sendButton(page).waitFor();
}

/** Of two boxes on the page, in px. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both must be shown.');
  const gap = (from: number, size: number, to: number, otherSize: number) =>
    Math.max(0, to - (from + size), from - (to + otherSize));
  return Math.hypot(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height));
}

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await onSlowNetwork(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [failure, fail] of sampleEntries('failures of code', failures, 3))
  test(`a booking whose code ${failure} gets the error, and is sent when the code comes`, async ({
    page,
  }) => {
    await shortenTimeouts(page, 20);
    await page.route(isWidgetCode, fail);
    await openBooking(page);
    const booking = await book(page);
    await expectError(page);
    await expectMessage(page, ERROR);
    await expectFilledIn(page, booking);
    expect(await distance(alert(page), sendButton(page))).toBeLessThan(80);

    await page.unroute(isWidgetCode);
    await sendButton(page).click();
    await expectSuccess(page);
    await expect(alert(page)).toHaveCount(0);
    await expectBooked(booking);
  });

test('code that cannot be had for two seconds, as while a desk restarts, is waited for', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (line) => line.text().includes('could not be loaded') && said.push(line.text()));
  let began: number | undefined;
  await page.route(isWidgetCode, (route) => {
    began ??= Date.now();
    return Date.now() - began < 2_000 ? route.abort('connectionrefused') : route.fallback();
  });
  await openBooking(page);
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
  expect(began).toBeDefined();
  expect(said).toEqual([]);
});

test('a press is answered at once, and has its end within 8 seconds', async ({ page }) => {
  await shortenTimeouts(page, 20);
  await page.route(isWidgetCode, () => new Promise(() => {}));
  await openBooking(page);
  await expectBusyAtOnce(sendButton(page));
  await expectError(page);
  expect(await timeoutsOf(page)).toContain(8_000);
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  await expect(sendButton(page)).toHaveCSS('opacity', '1');
});

for (const chunk of sample('missing chunks', ['react', 'element', SUBMIT_LEAD, 'contact-form'], 2))
  test(`a booking whose code lacks only ${chunk} gets the error`, async ({ page }) => {
    const isChunk = (url: URL) => isWidgetCode(url) && fileNamed(chunk).test(url.href);
    await page.route(isChunk, (route) => route.abort());
    await openBooking(page);
    const booking = await book(page);
    await expectError(page);
    await page.unroute(isChunk);
    await sendButton(page).click();
    await expectSuccess(page);
    await expectBooked(booking);
  });

test('offline right after the page is loaded, a booking gets the error, and is sent when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/biocheck');
  await field.fullName(page).waitFor();
  await context.setOffline(true);
  const booking = await book(page);
  await expectError(page);
  await expectFilledIn(page, booking);
  await context.setOffline(false);
  await expectSuccess(page);
  await expectBooked(booking);
});

test('with blocked storage too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.route(isWidgetCode, (route) => route.abort());
  await openBooking(page);
  const booking = await book(page);
  await expectError(page);
  await page.unroute(isWidgetCode);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});

test('the audit opens without its code, says what is wrong, and goes on when the code comes', async ({
  page,
}) => {
  await page.route(isReactCode, (route) => route.abort());
  await page.goto('/');
  await page.locator('bio-hero a[href="#audit"]').click();
  await expect(dialog(page)).toBeVisible();
  await expectMessage(page, ERROR);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unroute(isReactCode);
  await auditNext(dialog(page)).click({ force: true }); // it says why it goes no further
  await expect(dialog(page).getByText(/Still needed/)).toBeVisible();
  await expect(dialog(page).getByText(ERROR)).toHaveCount(0);
});

test('the panel of our own page opens without its code, says what is wrong, and goes on when the code comes', async ({
  page,
}) => {
  await page.route(isReactCode, (route) => route.abort());
  await page.goto('/biocheck');
  await launchButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await expectMessage(page, ERROR);
  await page.unroute(isReactCode);
  await card(panel(page), service.name).check();
  await estimatorNext(panel(page)).click();
  await expect(heading(panel(page), 'addOns')).toBeVisible();
  await expect(panel(page).getByText(ERROR)).toHaveCount(0);
});

for (const [way, control, press] of [
  ['the floating button', launchButton, (page: Page) => launchButton(page)],
  ['a link of the page', undefined, (page: Page) => page.getByRole('link', { name: 'Get a price' })],
] as const)
  test(`${way} to the panel is answered, and opens it when the network returns`, async ({
    page,
    context,
  }) => {
    await shortenTimeouts(page, 20);
    await page.route(isWidgetCode, () => new Promise(() => {}));
    await openForeignPage(page, `${SCRIPT}<p><a href="#estimate">Get a price</a></p>${PANEL}`);
    await launchButton(page).waitFor();
    await expectBusyAtOnce(press(page));
    await expectMessage(page, ERROR);
    expect(await distance(alert(page), (control ?? press)(page))).toBeLessThan(30);
    await page.unroute(isWidgetCode);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(panel(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

test('a method that opens the panel gets the message beside the floating button', async ({ page }) => {
  await shortenTimeouts(page, 20);
  await page.route(isWidgetCode, (route) => route.abort());
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).waitFor();
  await page.evaluate(() => {
    const element = document.querySelector('bio-estimator');
    element?.show();
    element?.hide();
    element?.reset();
  });
  await expectMessage(page, ERROR);
  expect(await distance(alert(page), launchButton(page))).toBeLessThan(30);
});

test('a carousel whose code is blocked says so beside the button', async ({ page }) => {
  await page.route(isCode, (route) => route.abort());
  await page.goto('/');
  const third = page.locator('bio-testimonials').getByRole('button', { name: 'Show testimonial 3' });
  await third.click();
  await expectMessage(page, COMMON);
  expect(await distance(alert(page), third)).toBeLessThan(30);
  await page.unroute(isCode);
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(alert(page)).toHaveCount(0);
});

test('a menu whose code is blocked is opened by its styles, by hand and by keys, and nothing lies over it', async ({
  page,
}) => {
  await page.route(isCode, (route) => route.abort());
  await page.goto('/');
  const header = page.locator('bio-header');
  const services = header.getByRole('button', { name: submenu.label });
  const link = (label: string) => header.getByRole('link', { name: label, exact: true });
  for (const open of [() => services.click(), () => services.press('Enter')]) {
    await open();
    await expect(services).not.toHaveAttribute('aria-busy');
    for (const { label } of submenu.links) await expect(link(label)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  }
  for (const { label } of submenu.links) {
    await page.keyboard.press('Tab');
    await expect(link(label)).toBeFocused();
  }
  await page.unroute(isCode);
  await services.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(link(submenu.links[0]?.label ?? '')).toBeFocused();
});

test('on a page that nobody prerendered a form gets its error with the phone of its own setting', async ({
  page,
}) => {
  await page.route(isWidgetCode, (route) => route.abort());
  await openForeignPage(
    page,
    SCRIPT + FORM.replace('<bio-contact-form', '<bio-contact-form phone="+1 555 0100"'),
  );
  const booking = await book(page);
  await expect(alert(page)).toHaveText(ERROR.replace(PHONE, '+1 555 0100'));
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', 'tel:+15550100');
  await expectFilledIn(page, booking);
});

for (const [config, phone] of [
  ['a phone', '+1 555 0100'],
  ['no phone', undefined],
] as const)
  test(`where the page's config file has ${config}, the message has the same, and its look`, async ({
    page,
  }) => {
    await page.route(isWidgetCode, (route) => route.abort());
    const file = await serve(JSON.stringify({ company: phone ? { phone } : {} }), {
      headers: { 'content-type': 'application/json' },
    });
    await openForeignPage(page, SCRIPT + FORM.replace(' ', ` config="${FOREIGN_SITE}${file}" `));
    await expect(alert(page)).toHaveText(phone ? ERROR.replace(PHONE, phone) : ERROR_WITHOUT_PHONE);
    await expect(alert(page).getByRole('link')).toHaveCount(phone ? 1 : 0);
    await expect(alert(page)).toHaveCSS('border-top-style', 'solid');
  });

test('a widget of which nothing can be had says so in its place, and a link to one beside the link', async ({
  page,
}) => {
  await page.route(isCode, (route) => route.abort());
  await openForeignPage(page, `${SCRIPT}${LINK}<section>${FORM}</section>${WIZARD}`);
  const WITHOUT_MARKUP = `This could not be loaded. Please check your connection and try again. ${PHONE}`;
  await expect(page.locator('bio-contact-form').getByRole('alert')).toHaveText(WITHOUT_MARKUP);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const message = page.locator('bio-audit-wizard').getByRole('alert');
  await expect(message).toHaveText(WITHOUT_MARKUP);
  expect(await distance(message, page.getByRole('link', { name: 'Free audit' }))).toBeLessThan(30);
});

test('code that was fetched and failed to run is not fetched again, and one line says what is wrong', async ({
  page,
}) => {
  let fetched = 0;
  await page.route(REACT, (route) => {
    fetched++;
    return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no Array.from");' });
  });
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
  await openBooking(page);
  const booking = newBooking();
  await book(page, booking);
  await expectError(page);
  for (let press = 0; press < 3; press++) {
    await sendButton(page).click();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  }
  await expectFilledIn(page, booking);
  expect(fetched).toBe(1);
  expect(lines.filter((line) => line.includes('bio-contact-form'))).toHaveLength(1);
  expect(lines.join()).toContain('no Array.from');
});
