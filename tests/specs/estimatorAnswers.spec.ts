/** What an answer looks like, and what the price says of it. */
import { expect, test } from 'playwright/test';
import { card, chip, computeButton, heading, nextButton, range, withConfig, zip } from '../pages/estimator';
import { openForeignPage, SCRIPT } from '../support/foreignPage';

const SERVICE = '/services/biorinse';

test('on a service page the price is there from the start, follows each answer, and says what it did', async ({
  page,
}) => {
  await page.goto(SERVICE);
  const price = page.getByText('So far $275–$975');
  await expect(price.first()).toBeVisible();
  await nextButton(page).click();
  await nextButton(page).click();
  await chip(page, 'Stories', '2').check({ force: true });
  await expect(page.getByText('So far $316–$1,121')).toBeVisible();
  await chip(page, 'Condition', 'Light').check({ force: true });
  await expect(page.getByText('So far $300–$1,065')).toBeVisible();
  await nextButton(page).click();
  await computeButton(page).click();
  await expect(range(page)).toHaveText('$300–$1,065');
  await expect(page.getByText('Stories: 2 adds 15%')).toBeVisible();
  await expect(page.getByText('Condition: Light takes off 5%')).toBeVisible();
  await expect(page.getByText('This is the general range.')).toBeHidden();
});

test('who answers nothing reads that the range is general, and gets to what would help most', async ({
  page,
}) => {
  await page.goto(SERVICE);
  await card(page, 'Gutter guards').check({ force: true });
  await nextButton(page).click();
  await nextButton(page).click();
  await nextButton(page).click();
  await computeButton(page).click();
  await expect(page.getByText('Gutter guards: counted for one foot.')).toBeVisible();
  await expect(page.getByText('What would help most: Stories, Condition.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer now' }).click();
  await expect(heading(page, 'property')).toBeFocused();
});

test('a ZIP code outside the area says so, kindly', async ({ page }) => {
  await page.goto(SERVICE);
  await nextButton(page).click();
  await nextButton(page).click();
  await nextButton(page).click();
  await zip(page).fill('30301');
  await expect(page.getByText('We do not come to 30301 yet.')).toBeVisible();
  await zip(page).fill('30022');
  await expect(page.getByText('We do not come to')).toBeHidden();
});

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('what was chosen stands beside the step, before the first touch too', async ({ page }) => {
    await page.goto(SERVICE);
    const summary = page.getByRole('complementary', { name: 'How this adds up' });
    await expect(summary).toContainText('BioRinse$275–$975');
    await card(page, 'Gutter cleaning').check({ force: true });
    await expect(summary).toContainText('Total$450–$1,770');
  });
});

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

test('of any firm answers are pictures where each has one, and words where one has none', async ({
  page,
}) => {
  const options = (url?: string) => [
    { id: 'a', label: 'Brick', picture: '/brick.svg', factor: 1 },
    { id: 'b', label: 'Wood', factor: 1.1, ...(url && { picture: url }) },
  ];
  await page.route('**/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(picture.slice(19)) }),
  );
  await openForeignPage(
    page,
    SCRIPT +
      withConfig({
        company: { name: 'Larkspur' },
        estimator: {
          groups: [{ id: 'all', label: 'All', step: 'services' }],
          items: [{ id: 'wash', name: 'Wash', group: 'all', price: { min: 100, max: 200 } }],
          modifiers: [
            { id: 'pictured', label: 'Walls', step: 'property', options: options('/wood.svg') },
            { id: 'worded', label: 'Deck', step: 'property', options: options() },
          ],
          stepsOff: ['addOns', 'location'],
        },
      }),
  );
  await card(page, 'Wash').check({ force: true });
  await nextButton(page).click();
  await expect(page.getByRole('group', { name: 'Walls' }).locator('img')).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Deck' }).locator('img')).toHaveCount(0);
  await chip(page, 'Walls', 'Wood').check({ force: true });
  await computeButton(page).click();
  await expect(range(page)).toHaveText('$110–$220');
});
