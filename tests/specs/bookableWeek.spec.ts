/** The week in which a firm sets its bookable times: in the studio by mouse and keys, in the inbox on a phone. */
import { mkdtempSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { hashOf, PASSWORD, signIn } from '../support/inbox';
import { startDesk } from '../support/startDesk';
import { SITE } from '../support/urls';

type Within = Page | Locator;
const edge = (where: Within, name: string) => where.getByRole('slider', { name, exact: true });
const add = (where: Within, day: string) => where.getByRole('button', { name: `${day}: add hours` });
const hours = (page: Page) => page.getByRole('region', { name: 'Weekly hours' });

/** Drags by the mouse, by pixels. */
async function drag(page: Page, what: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x ?? 0) / 2, y + (by.y ?? 0) / 2);
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0));
  await page.mouse.up();
}

test.beforeEach(({ page }) => bringAxe(page));

test.describe('in the studio', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });
  test.beforeEach(({ page }) => page.goto(`${SITE}/studio/#editor/times`));

  test('hours are added, dragged and moved to another day', async ({ page }) => {
    await add(page, 'Monday').click();
    await expect(edge(page, 'Monday, from')).toBeFocused();
    await expect(edge(page, 'Monday, from')).toHaveAttribute('aria-valuetext', '8:00 AM');
    await drag(page, edge(page, 'Monday, until'), { y: 32 * 3 });
    await expect(edge(page, 'Monday, until')).toHaveAttribute('aria-valuetext', '1:00 PM');
    await expectNoViolations(page);
    const monday = page.getByRole('group', { name: 'Monday' });
    const box = (await monday.boundingBox()) ?? { width: 0 };
    await drag(page, monday.getByText('8 AM'), { x: box.width, y: 32 });
    await expect(edge(page, 'Tuesday, from')).toHaveAttribute('aria-valuetext', '9:00 AM');
    await expect(edge(page, 'Tuesday, until')).toHaveAttribute('aria-valuetext', '2:00 PM');
    await expect(edge(page, 'Monday, from')).toHaveCount(0);
    // The fields below say the same.
    await page.getByRole('button', { name: 'Hour 1', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Open/ })).toHaveValue('09:00');
  });

  test('all of it by keys', async ({ page }) => {
    await add(page, 'Friday').press('Enter');
    const from = edge(page, 'Friday, from');
    await expect(from).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageUp');
    await expect(from).toHaveAttribute('aria-valuetext', '6:45 AM');
    await edge(page, 'Friday, until').press('End');
    await expect(edge(page, 'Friday, until')).toHaveAttribute('aria-valuenow', '1440');
    await page.keyboard.press('Delete');
    await expect(add(page, 'Friday')).toBeFocused();
    await expect(from).toHaveCount(0);
    await page.getByRole('button', { name: 'Window: add hours' }).press('Enter');
    await expect(edge(page, 'Window, from')).toHaveAttribute('aria-valuetext', '8:00 AM');
  });

  test('days off are pressed in a month', async ({ page }) => {
    const month = page.getByRole('region', { name: 'Days off' });
    await month.getByRole('button', { name: 'Next month' }).click();
    const day = month.getByRole('gridcell').getByRole('button').filter({ hasText: /^10$/ });
    await day.click();
    await expect(day).toHaveAccessibleName(/, day off$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(month.getByRole('gridcell', { selected: true })).toHaveCount(2);
    await expectNoViolations(page);
    await day.click();
    await expect(month.getByRole('gridcell', { selected: true })).toHaveCount(1);
  });
});

test.describe('in the inbox', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a week that is set by finger is what visitors can book', async ({ page }) => {
    test.setTimeout(180_000);
    const desk = await startDesk({
      DATA_DIR: mkdtempSync('test-results/week-'),
      INBOX_PASSWORD_HASH: hashOf(PASSWORD),
    });
    const offered = async () => (await fetch(`${desk.url}/api/slots?kind=contact&days=31`)).status;
    try {
      expect(await offered()).toBe(404);
      await signIn(page, desk);
      await page.getByRole('link', { name: 'Prices and words' }).click();
      await page.getByText('Times to book', { exact: true }).tap();
      await add(hours(page), 'Wednesday').tap();
      await expect(edge(page, 'Wednesday, until')).toHaveAttribute('aria-valuetext', '10:00 AM');
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Publish 1 change' }).tap();
      await expect(page.getByText('Pages show version 1')).toBeVisible({ timeout: 120_000 });
      expect(await offered()).toBe(200);
    } finally {
      await desk.stop();
    }
  });
});
