/**
 * A page whose script comes late: optimizers hold all scripts back until the visitor first acts. What was done before
 * counts, once, also where the script is imported by a classic one.
 */
import { expect, type Page, test } from 'playwright/test';
import { dialog, LINK, WIZARD } from '../pages/auditWizard';
import {
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
  watchSending,
} from '../pages/contactForm';
import { card, ESTIMATOR, heading, nextButton } from '../pages/estimator';
import { expectBooked } from '../support/desk';
import { service } from '../support/firm';
import { FORM, openForeignPage } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import { holdBack } from '../support/slowNetwork';
import { MODULE_FILE } from '../support/urls';

/** As a plugin writes it: in a classic script, which may be joined and held back. */
const IMPORT = `import("${MODULE_FILE}?ver=1")`;

/** What holds scripts back: they run a while after the first of these events. */
const heldBack = (events: string, delay: number) => `<script>
  const run = () => {
    removeAll();
    setTimeout(() => {
      const script = document.createElement('script');
      script.text = '${IMPORT}';
      document.body.append(script);
    }, ${delay});
  };
  const events = '${events}'.split(' ');
  const removeAll = () => events.forEach((type) => removeEventListener(type, run, true));
  events.forEach((type) => addEventListener(type, run, { capture: true, passive: true }));
</script>`;

const FIRST_ACT = 'keydown mousedown mousemove touchstart touchmove wheel';

async function open(page: Page, inside: string, script = heldBack(FIRST_ACT, 400)): Promise<void> {
  await watchHydration(page);
  await watchShifts(page);
  await openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><body>${await prerendered(inside)}${script}`,
  );
}

test('a press by mouse before the script is answered then, once', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await open(page, ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeVisible();
  await expect(page.locator('bio-estimator[data-hydrated]')).toBeAttached();
  await expect(heading(page, 'addOns')).toBeVisible(); // and not the step behind it
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, service.name)).toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('a form that was filled in and sent by mouse before the script is sent then, once', async ({ page }) => {
  const sent = watchSending(page);
  await open(page, FORM, heldBack('mousedown', 400));
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
  expect(sent).toHaveLength(1);
});

test('a press during which the script comes counts once', async ({ page }) => {
  await open(page, ESTIMATOR, heldBack('mousedown', 0));
  await card(page, service.name).evaluate((input: HTMLInputElement) => input.click()); // no event that is waited for
  const box = await nextButton(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.locator('bio-estimator[data-hydrated]').waitFor();
  await page.mouse.up();
  await expect(heading(page, 'addOns')).toBeVisible();
});

test('presses before and after the script, before the widget is there, count as one', async ({ page }) => {
  const file = /\/estimator\.js/;
  const requested = page.waitForRequest(file);
  const release = await holdBack(page, file);
  await open(page, ESTIMATOR, heldBack('keydown', 0));
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await card(page, service.name).check();
  await next.click();
  await page.keyboard.press('Shift');
  await requested;
  await next.click();
  release();
  await page.locator('bio-estimator[data-hydrated]').waitFor();
  await expect(heading(page, 'addOns')).toBeVisible();
  await expect(heading(page, 'property')).toHaveCount(0);
});

test('text that was typed before the script stays while the visitor types on, by keyboard alone', async ({
  page,
}) => {
  await open(page, FORM);
  const booking = newBooking();
  await page.keyboard.press('Tab');
  await page.keyboard.type(booking.fullName, { delay: 40 });
  await expect(page.locator('bio-contact-form[data-hydrated]')).toBeAttached();
  await expect(field.fullName(page)).toHaveValue(booking.fullName);
  await expect(field.fullName(page)).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
  await fillIn(page, booking);
  await expectFilledIn(page, booking);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  await expectBooked(booking);
});

test('a button that has the focus only, by keyboard, is not pressed', async ({ page }) => {
  await open(page, ESTIMATOR, `<button>Ours</button>${heldBack('nothing', 0)}`);
  await page.getByRole('button', { name: 'Ours' }).click();
  await page.keyboard.press('Shift+Tab');
  await expect(nextButton(page)).toBeFocused();
  await page.addScriptTag({ content: IMPORT });
  await page.locator('bio-estimator[data-hydrated]').waitFor();
  await expect(heading(page, 'services')).toBeVisible();
  await expect(page.locator('bio-estimator').getByRole('alert')).toHaveCount(0);
});

test('a link to a dialog that was followed before the script opens it then, once', async ({ page }) => {
  await open(page, LINK + WIZARD);
  await page.getByRole('link', { name: 'Free audit' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('bio-audit-wizard[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap before the script is answered then, once', async ({ page }) => {
    await open(page, ESTIMATOR);
    await page.locator('bio-estimator label').filter({ hasText: service.name }).first().tap();
    await nextButton(page).tap();
    await expect(heading(page, 'addOns')).toBeVisible();
    await page.locator('bio-estimator[data-hydrated]').waitFor();
    await expect(heading(page, 'addOns')).toBeVisible();
  });
});

test('imported under two addresses, one copy runs', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const sent = watchSending(page);
  await open(page, FORM, `<script>${IMPORT}</script><script>${IMPORT.replace('ver=1', 'ver=2')}</script>`);
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
  expect(sent).toHaveLength(1);
  const files = requested.filter((url) => url.includes('/v/'));
  expect(new Set(files).size).toBe(files.length);
  expect(pageErrors).toEqual([]);
});
