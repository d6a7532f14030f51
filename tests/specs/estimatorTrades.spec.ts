/** Trades price in their own ways: what the visitor is asked, and the totals that are shown. */
import { expect, type Page, test } from 'playwright/test';
import { tradeConfigs } from '../../src/testing/tradeConfigs';
import { card, computeButton, heading, nextButton, range, withConfig } from '../pages/estimator';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { openForeignPage, SCRIPT } from '../support/foreignPage';

const open = (page: Page, trade: keyof typeof tradeConfigs) =>
  openForeignPage(page, `${SCRIPT}<main><h1>Prices</h1>${withConfig(tradeConfigs[trade])}</main>`);
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a first visit and later ones have a total each, by formulas', async ({ page }) => {
  await bringAxe(page);
  await open(page, 'cleaning');
  await expect(card(page, 'Home cleaning')).toBeDisabled();
  await nextButton(page).click();
  await card(page, 'Inside the oven').check();
  await nextButton(page).click();
  await computeButton(page).click();
  const bedrooms = page.getByRole('radiogroup', { name: 'Bedrooms' });
  await expect(bedrooms).toHaveAccessibleDescription('Please choose a number.');
  await bedrooms.getByRole('radio', { name: '3', exact: true }).check();
  const often = page.getByRole('radiogroup', { name: 'How often?' });
  await expect(often.getByRole('radio', { name: 'Every two weeks' })).toBeChecked();
  await expectNoViolations(page);
  await computeButton(page).click();
  await expect(heading(page, 'result')).toBeVisible();
  // 80 + 75 + 30 + 35 = 220; × 1.5; × 0.85
  await expect(range(page)).toHaveText('$330');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Each later visit' })).toHaveText(
    'Each later visit: $187',
  );
  await expect(line(page, 'Deep clean on the first visit (50%)')).toContainText('$110');
  await expect(line(page, 'Every two weeks (15%)')).toContainText('−$33');
  await expectNoViolations(page);
});

test('numbers have names, a day has a price, and of a group one can be chosen', async ({ page }) => {
  await open(page, 'junk');
  await card(page, 'Junk removal').check();
  await nextButton(page).click();
  const load = page.getByRole('radiogroup', { name: 'Junk removal' });
  await expect(load).toHaveAccessibleDescription('Please choose a number.');
  await load.getByRole('radio', { name: '1/2 truck', exact: true }).check();
  await nextButton(page).click();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.getByLabel('Which day?').fill(today);
  await computeButton(page).click();
  await expect(range(page)).toHaveText('$373');
  await expect(line(page, '1/2 truck').first()).toBeVisible();
  await expect(line(page, 'Same day')).toContainText('$49');
});
