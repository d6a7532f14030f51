/**
 * On a page that nobody prerendered, the estimator's second step is shown without its code: what is done there counts as in
 * the hydrated widget. What is done first to each of its controls is in `parity.spec.ts`.
 */
import { expect, type Page, test } from 'playwright/test';
import {
  backButton,
  card,
  ESTIMATOR,
  expectConfirmation,
  heading,
  nextButton,
  requestEstimate,
} from '../pages/estimator';
import { REACT } from '../support/builtFiles';
import { addOn, firstService, PHONE, service } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { isDefined, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { holdBack, onSlowNetwork } from '../support/slowNetwork';
import { shortenTimeouts } from '../support/timeouts';

const busyNext = (page: Page) =>
  page.getByRole('button', { name: 'Next', exact: true }).and(page.locator('[aria-busy=true]'));

const steps = (heard: { name: string; detail: Record<string, unknown> }[]) =>
  heard.filter(({ name }) => name === 'bio-step').map(({ detail }) => detail['step']);

/** Opens an estimator whose code is held back, ticks a service, and presses Next. @returns lets the code come. */
async function leaveFirstStep(page: Page, markup = ESTIMATOR): Promise<() => Promise<void>> {
  await watchHydration(page);
  const release = await holdBack(page, REACT);
  await openForeignPage(page, `${SCRIPT}${markup}<p style="block-size: 1000px">Below`);
  await card(page, service.name).check();
  await nextButton(page).click();
  return async () => {
    release();
    await page.locator('bio-estimator[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.locator('bio-estimator [data-app]')).toHaveCount(1);
  };
}

test.beforeEach(({ page }) => onSlowNetwork(page));

test('it is shown at once, has the focus, and keeps what is ticked when React takes its place', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const heard = await listenTo(page, ['bio-step']);
  const hydrated = await leaveFirstStep(page);
  await expect(heading(page, 'addOns')).toBeFocused();
  await expect(heading(page, 'addOns')).toHaveAccessibleDescription('Step 2 of 5 Add-ons');
  await expect(heading(page, 'services')).toBeHidden();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await card(page, addOn.name).check();
  await expect(card(page, addOn.name)).toBeFocused();
  expect(heard).toEqual([]);
  await hydrated();
  expect(steps(heard)).toEqual([2]);
  await expect(card(page, addOn.name)).toBeChecked();
  await expect(card(page, addOn.name)).toBeFocused();
  await backButton(page).click();
  await expect(card(page, service.name)).toBeChecked();
  await expect(card(page, firstService.name)).not.toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('React takes its place unseen: nothing moves, and the heading keeps the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  for (const [width, dir] of [
    [390, 'ltr'],
    [1280, 'ltr'],
    [390, 'rtl'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const hydrated = await leaveFirstStep(page, `<div dir="${dir}">${ESTIMATOR}</div>`);
    await expect(heading(page, 'addOns')).toBeFocused();
    const before = await page.screenshot({ fullPage: true });
    const shifts = await shiftsOf(page);
    const scrolled = await page.evaluate(() => scrollY);
    await hydrated();
    await expect(heading(page, 'addOns')).toBeFocused();
    await expect
      .poll(async () => before.equals(await page.screenshot({ fullPage: true })), `${width} px, ${dir}`)
      .toBe(true);
    expect(await shiftsOf(page)).toEqual(shifts);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.unroute(REACT);
  }
});

test('a press on Next in it leads on when the code is here', async ({ page }) => {
  const heard = await listenTo(page, ['bio-step']);
  const hydrated = await leaveFirstStep(page);
  await card(page, addOn.name).check();
  await nextButton(page).click();
  await expect(busyNext(page)).toBeVisible();
  await hydrated();
  await expect(heading(page, 'property')).toBeFocused();
  expect(steps(heard)).toEqual([2, 3]);
  await backButton(page).click();
  await expect(card(page, addOn.name)).toBeChecked();
});

test('a press on Back leads back, one on Next after it to the second step again', async ({ page }) => {
  const heard = await listenTo(page, ['bio-step']);
  const hydrated = await leaveFirstStep(page);
  await backButton(page).click();
  await nextButton(page).click();
  await hydrated();
  await expect.poll(() => steps(heard)).toEqual([2, 1, 2]);
  await expect(heading(page, 'addOns')).toBeFocused();
});

test('Enter in a box leads on to it, and from it', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await card(page, service.name).press('Enter');
  await expect(heading(page, 'addOns')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(heading(page, 'property')).toBeFocused();
});

test('it leads all the way to a request', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await requestEstimate(page);
  await expectConfirmation(page);
});

test('without a service the first step says what is missing, when its code is here', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await nextButton(page).click();
  await expect(busyNext(page)).toBeVisible();
  await expect(heading(page, 'services')).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(heading(page, 'services')).toBeVisible();
});

test('an add-on that an attribute selects is ticked in it, and can be unticked', async ({ page }) => {
  const hydrated = await leaveFirstStep(page, ESTIMATOR.replace('>', ` services="${addOn.id}">`));
  await expect(card(page, addOn.name)).toBeChecked();
  await card(page, addOn.name).uncheck();
  await hydrated();
  await expect(card(page, addOn.name)).not.toBeChecked();
});

test('where its code cannot be had, it says so there, keeps what is ticked, and goes on later', async ({
  page,
}) => {
  await shortenTimeouts(page, 20);
  await page.route(REACT, (route) => route.abort());
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await card(page, addOn.name).check();
  const message = page.getByRole('alert').filter({ hasText: PHONE });
  await expect(message).toBeInViewport();
  await expect(card(page, addOn.name)).toBeChecked();
  await page.unroute(REACT);
  await nextButton(page).click();
  await expect(heading(page, 'property')).toBeVisible();
  await backButton(page).click();
  await expect(card(page, addOn.name)).toBeChecked();
  await expect(message).toHaveCount(0);
});

test('where it depends on what was ticked, Next waits for the code', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + ESTIMATOR.replace('>', ' live-range>'));
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(busyNext(page)).toBeVisible();
  await expect(heading(page, 'services')).toBeVisible();
  release();
  await expect(heading(page, 'addOns')).toBeFocused();
});

test('after a draft, which begins elsewhere, Next waits for the code', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect.poll(() => isDefined(page, 'bio-estimator')).toBe(true);
  await card(page, addOn.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'property')).toBeVisible();
  const release = await holdBack(page, REACT);
  await page.reload();
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'services')).toBeVisible();
  release();
  await expect(heading(page, 'services')).toBeHidden();
});
