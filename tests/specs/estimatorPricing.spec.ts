/** Quantities, conditions, charges and areas, as a config asks for them. */
import { expect, type Page, test } from 'playwright/test';
import { card, chip, computeButton, heading, nextButton, range, withConfig, zip } from '../pages/estimator';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { fileNamed } from '../support/builtFiles';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';

/** A painter who uses every way to price. */
const painter = {
  company: { phone: '(503) 555-0138' },
  estimator: {
    groups: [{ id: 'outside', label: 'Outside', step: 'services' }],
    items: [
      {
        id: 'walls',
        name: 'Walls',
        group: 'outside',
        unit: 'sq ft',
        quantityLabel: 'How many square feet?',
        floor: 149,
        quantity: { required: true, max: 20_000 },
        tiers: [{ upTo: 1000, price: { min: 1, max: 2 } }, { price: { min: 0.5, max: 1 } }],
      },
      {
        id: 'repairs',
        name: 'Repairs',
        group: 'outside',
        unit: 'hour',
        quantityLabel: 'For how many hours?',
        price: { min: 60, max: 80 },
        quantity: { min: 1, max: 8, step: 0.5, control: 'slider', billingIncrement: 1 },
      },
      {
        id: 'doors',
        name: 'Doors',
        group: 'outside',
        unit: 'door',
        price: { min: 90, max: 120 },
        quantity: { control: 'choices', choices: [1, 2, 3] },
      },
      { id: 'mural', name: 'A mural', group: 'outside', onRequest: true },
    ],
    modifiers: [
      {
        id: 'coats',
        label: 'How many coats?',
        step: 'property',
        when: { items: ['walls'] },
        options: [
          { id: 'one', label: 'One', factor: 1 },
          { id: 'two', label: 'Two', factor: 1.5 },
        ],
      },
      { id: 'plan', label: 'Do you have a care plan?', step: 'property', yesNo: {} },
      {
        id: 'distance',
        label: 'How far is it from town?',
        step: 'location',
        number: { unit: 'miles', fee: 2.5, included: 10, default: 0 },
      },
    ],
    surcharges: [{ id: 'scaffold', label: 'Scaffold', amount: 180, when: { items: ['walls'] } }],
    discounts: [
      { id: 'bundle', label: 'Two or more', percent: 10, when: { groups: ['outside'], atLeast: 2 } },
      { id: 'plan', label: 'Care plan', percent: 5, when: { answers: { plan: ['yes'] } } },
    ],
    areas: [{ id: 'far', label: 'Beyond the river', zips: ['981'], fee: 35 }],
    servedZips: ['972'],
    unservedZips: 'stop',
    tax: { label: 'Sales tax', percent: 10 },
    deposit: { label: 'Deposit when you book', percent: 20 },
    stepsOff: ['addOns'],
  },
};

const open = async (page: Page) =>
  openForeignPage(page, `${SCRIPT}<main><h1>Prices</h1>${withConfig(painter, 'live-range')}</main>`);
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('every line of a price is shown, from tiers to the deposit', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await bringAxe(page);
  await open(page);
  await card(page, 'Walls').check();
  const feet = page.getByRole('textbox', { name: 'How many square feet?' });
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toHaveText('So far from $362'); // $149, the scaffold, tax
  await nextButton(page).click();
  await expect(feet).toBeFocused();
  await expect(feet).toHaveAccessibleDescription('Please enter a number from 1 to 20,000.');
  await feet.fill('1500');
  await card(page, 'Repairs').check();
  const hours = page.getByRole('slider', { name: 'For how many hours?' });
  await expect(hours).toHaveValue('1');
  await hours.focus();
  await hours.press('ArrowRight');
  await expect(hours).toHaveAttribute('aria-valuetext', '1.5');
  await expectNoViolations(page);
  await nextButton(page).click();

  await chip(page, 'How many coats?', 'Two').check();
  await chip(page, 'Do you have a care plan?', 'Yes').check();
  await nextButton(page).click();

  await page.getByRole('textbox', { name: 'How far is it from town?' }).fill('30');
  await zip(page).fill('98101');
  await computeButton(page).click();
  await expect(heading(page, 'result')).toBeVisible();
  // 1,250 × 1.5 = 1,875 and two started hours: 120; −10 %, −5 %, + 180 + 50 + 35, + 10 %.
  await expect(line(page, 'Walls')).toContainText('$1,875–$3,750');
  await expect(line(page, '1,000 × $1–$2 per sq ft').first()).toBeVisible();
  await expect(line(page, 'Repairs')).toContainText('$120–$160');
  await expect(line(page, 'Billed as 2').first()).toBeVisible();
  await expect(line(page, 'Two or more (10%)')).toContainText('−$199–$391');
  await expect(line(page, 'Care plan (5%)')).toContainText('−$90–$176');
  await expect(line(page, 'Scaffold')).toContainText('$180');
  await expect(line(page, 'How far is it from town? 30 × $2.50, 10 included')).toContainText('$50');
  await expect(line(page, 'Beyond the river')).toContainText('$35');
  await expect(line(page, 'Sales tax (10%)')).toContainText('$197–$361');
  await expect(range(page)).toHaveText('$2,168–$3,969');
  await expect(line(page, 'Deposit when you book')).toContainText('$434–$794');
  await expectNoViolations(page);
  expect(pageErrors).toEqual([]);
});

test('a number that has to be chosen is asked for at its group, which the focus goes to', async ({
  page,
}) => {
  await bringAxe(page);
  const [doors] = painter.estimator.items.filter(({ id }) => id === 'doors');
  const items = [{ ...doors, quantity: { ...doors?.quantity, required: true } }];
  const config = { ...painter, estimator: { ...painter.estimator, items } };
  await openForeignPage(page, `${SCRIPT}<main><h1>Prices</h1>${withConfig(config)}</main>`);
  await card(page, 'Doors').check();
  const group = page.getByRole('radiogroup', { name: 'How many? (door)' });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await nextButton(page).click();
  await expect(group).toHaveAccessibleDescription('Please choose a number.');
  await expect(group.getByRole('radio', { name: '1' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(group).toHaveAccessibleDescription('');
  await nextButton(page).click();
  await expect(heading(page, 'property')).toBeVisible();
});

test('questions of other items are not asked, and what has no price never looks complete', async ({
  page,
}) => {
  await open(page);
  await card(page, 'A mural').check();
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toHaveText('So far On request');
  await card(page, 'Doors').check();
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toHaveText('So far from $89'); // one door, −10 %, tax
  await chip(page, 'How many? (door)', '3').check();
  await nextButton(page).click();
  await expect(page.getByRole('group', { name: 'Do you have a care plan?' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'How many coats?' })).toBeHidden();
  await nextButton(page).click();
  await computeButton(page).click();
  await expect(range(page)).toHaveText('from $267');
  await expect(line(page, 'A mural')).toContainText('We name the price when we have seen the job');
});

test('where the firm does not work, it says so kindly, with the phone', async ({ page }) => {
  await open(page);
  await card(page, 'Doors').check();
  await nextButton(page).click();
  await nextButton(page).click();
  await zip(page).fill('10001');
  await computeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'We do not come to 10001 yet. Please call us at (503) 555-0138: perhaps we can still help.',
  );
  await expect(page.getByRole('link', { name: '(503) 555-0138' })).toBeVisible();
  await zip(page).fill('97201');
  await computeButton(page).click();
  await expect(heading(page, 'result')).toBeVisible();
});

test('where the code of a slider and of choices cannot be had, the number is typed', async ({ page }) => {
  await page.route(fileNamed('NumberControls'), (route) => route.abort());
  await open(page);
  await card(page, 'Repairs').check();
  await page.getByRole('textbox', { name: 'For how many hours?' }).fill('1.5');
  await card(page, 'Doors').check();
  const doors = page.getByRole('textbox', { name: 'How many? (door)' });
  await doors.fill('4');
  await nextButton(page).click();
  await expect(doors).toHaveAccessibleDescription('Please enter a number from 1 to 3.');
  await doors.fill('3');
  await nextButton(page).click();
  await expect(heading(page, 'property')).toBeVisible();
});
