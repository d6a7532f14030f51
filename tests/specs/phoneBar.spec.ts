/** On a phone, calling and the price are one bar at the bottom, which is never in the way. */
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { closeButton, launchButton, PANEL, panel } from '../pages/estimator';
import { PHONE } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { settled } from '../support/time';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const bar = (page: Page) => page.locator('bio-estimator[mode=panel]');
const callLink = (page: Page) => bar(page).getByRole('link', { name: 'Call' });
const toTop = (page: Page) => page.getByRole('link', { name: 'Back to top' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** A place of the page with neither links nor buttons where the bar stands. */
const PLAIN = `<p>Words</p><div style="block-size: 3000px"></div>`;
const openPage = (page: Page, html = PLAIN + PANEL) =>
  openForeignPage(page, `<meta name="viewport" content="width=device-width">${SCRIPT}${html}`);

test.describe('on a phone', () => {
  test.use(phone);

  test('the home page begins with it, and nothing moves', async ({ page }) => {
    await withoutMap(page);
    await watchShifts(page);
    await page.goto('/');
    await expect(callLink(page)).toHaveAttribute('href', `tel:${PHONE.replace(/\D/g, '')}`);
    await expect(callLink(page)).toBeVisible();
    await expect(launchButton(page)).toBeVisible();
    await launchButton(page).tap();
    await expect(panel(page)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('it is a plain link, in the page before any code is', async ({ page }) => {
    await withoutMap(page);
    await page.route('**/*.js', () => {}); // it never comes
    await page.goto('/', { waitUntil: 'commit' });
    await expect(bar(page).locator('[part=call]')).toHaveAttribute('href', /^tel:/);
  });

  test('both leave while the visitor scrolls down, and come back at rest and on the way up', async ({
    page,
  }) => {
    await openPage(page, `${PLAIN}<bio-scroll-top></bio-scroll-top>${PANEL}`);
    await expect(callLink(page)).toBeVisible();
    await scrollTo(page, 900);
    await expect(launchButton(page)).toBeHidden();
    await expect(callLink(page)).toBeHidden();
    await expect(toTop(page)).toBeHidden();
    await expect(launchButton(page)).toBeVisible();
    await expect(callLink(page)).toBeVisible();
    await expect(toTop(page)).toBeVisible();
    // Side by side: none covers another.
    const [up, price, call] = await Promise.all(
      [toTop(page), launchButton(page), callLink(page)].map((one) => one.boundingBox()),
    );
    if (!up || !price || !call) throw new Error('A part of the bar is not shown.');
    expect(up.x + up.width).toBeLessThanOrEqual(call.x);
    expect(call.x + call.width).toBeCloseTo(price.x, 0);
    expect(call.height).toBe(price.height);
    expect(Math.min(up.height, price.height, call.height)).toBeGreaterThanOrEqual(44);
  });

  test('it leaves while the visitor types', async ({ page }) => {
    await openPage(page, `<label>Name <input></label>${PLAIN}${PANEL}`);
    await expect(callLink(page)).toBeVisible();
    await page.getByLabel('Name').focus();
    await expect(launchButton(page)).toBeHidden();
    await expect(callLink(page)).toBeHidden();
    await page.getByLabel('Name').blur();
    await expect(callLink(page)).toBeVisible();
  });

  test('it covers neither a link nor what says how a request went', async ({ page }) => {
    for (const html of ['<a href="#x">Terms</a>', '<p data-keep-clear>Thank you</p>']) {
      await openPage(
        page,
        `${PLAIN}${PANEL}<div style="position: fixed; inset: auto auto 20px 200px">${html}</div>`,
      );
      await settled(page);
      await expect(launchButton(page)).toBeHidden();
      await expect(callLink(page)).toBeHidden();
    }
  });

  test('where no phone number is known it is the floating button alone', async ({ page }) => {
    const config = JSON.stringify({
      company: { name: 'Hull & Son' },
      estimator: {
        groups: [{ id: 'services', step: 'services' }],
        items: [{ id: 'lawn', name: 'Lawn', group: 'services', price: 50 }],
      },
    });
    await openPage(page, `<bio-site config='${config}'>${PLAIN}${PANEL}</bio-site>`);
    await expect(launchButton(page)).toBeVisible();
    await expect(callLink(page)).toBeHidden();
    await launchButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await closeButton(page).tap();
    await expect(callLink(page)).toBeHidden();
  });
});

test.describe('on a phone on its side', () => {
  test.use({ ...phone, viewport: { width: 844, height: 390 } });

  test('the icons stand alone, and have their names', async ({ page }) => {
    await openPage(page);
    await expect(callLink(page)).toBeVisible();
    const price = await launchButton(page).boundingBox();
    expect(price?.width).toBeLessThanOrEqual(112);
    await launchButton(page).tap();
    await expect(panel(page)).toBeVisible();
  });
});

test('on a desktop there is no second way to call, and scrolling hides nothing', async ({ page }) => {
  await openPage(page);
  await expect(launchButton(page)).toBeVisible();
  await expect(callLink(page)).toBeHidden();
  await scrollTo(page, 900);
  await expect(launchButton(page)).toBeVisible();
});
