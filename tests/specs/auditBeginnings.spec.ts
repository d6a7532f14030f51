/** Ways into the audit: from what worries the visitor, and by a photo. */
import { expect, type Page, test } from 'playwright/test';
import {
  closeIcon,
  dialog,
  fillInfo,
  heading,
  newInfo,
  nextButton,
  option,
  photos,
} from '../pages/auditWizard';
import { withoutMap } from '../pages/contactForm';
import { holdBack } from '../support/slowNetwork';

const picture = 'src/pictures/roof-before-480.webp';
const roof = 'Roof (Black Streaks, Moss)';
const area = (page: Page, name: string) =>
  page.getByRole('list', { name: /What worries you/ }).getByRole('link', { name });

async function expectChosen(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText(`You have chosen: ${roof}`);
  await fillInfo(dialog(page), newInfo());
  await nextButton(dialog(page)).click();
  await expect(option(dialog(page), roof)).toBeChecked();
}

test('a part of the house begins the audit with it', async ({ page }) => {
  await page.goto('/biocheck');
  await area(page, 'Roof').click();
  await expectChosen(page);
});

test('so does a press on the drawing', async ({ page }) => {
  await page.goto('/biocheck');
  const drawing = await page.locator('bio-biocheck [part=drawing]').boundingBox();
  if (!drawing) throw new Error('The drawing is not shown.');
  await page.mouse.click(drawing.x + drawing.width * 0.35, drawing.y + drawing.height * 0.2);
  await expectChosen(page);
});

test('and by keys, before the code is there', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/biocheck', { waitUntil: 'commit' });
  await area(page, 'Roof').focus();
  await page.keyboard.press('Enter');
  release();
  await expectChosen(page);
});

test('a photo, then who sends it, is an audit', async ({ page }) => {
  await page.goto('/biocheck');
  await page.getByRole('link', { name: /Send one picture/ }).click();
  await expect(heading(dialog(page))).toHaveText('Show us what worries you');
  await dialog(page).getByLabel('Photo', { exact: true }).setInputFiles(picture);
  await expect(photos(dialog(page))).toHaveCount(1);
  await page.reload();
  await expect(photos(dialog(page))).toHaveCount(1);
  await nextButton(dialog(page)).click();
  await fillInfo(dialog(page), newInfo());
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/requests'),
  );
  await dialog(page).getByRole('button', { name: 'Submit', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'audit',
    cleaningServices: [],
    photos: [expect.stringMatching(/^data:image\//)],
  });
  await expect(heading(dialog(page))).toHaveText('Thank you! Your audit is requested.');
});

test('the audit of the home page has that door, too, and leads back to the questions', async ({ page }) => {
  await withoutMap(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get my free property check' }).click();
  await dialog(page)
    .getByRole('button', { name: /Send one picture/ })
    .click();
  await expect(heading(dialog(page))).toHaveText('Show us what worries you');
  await dialog(page).getByRole('button', { name: 'Answer the questions instead' }).click();
  await expect(heading(dialog(page))).toHaveText('Where should we look, and how do we reach you?');
  await closeIcon(dialog(page)).click();
  await page.getByRole('link', { name: 'send one picture' }).click();
  await expect(heading(dialog(page))).toHaveText('Show us what worries you');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lead to the form', async ({ page }) => {
    await page.goto('/biocheck');
    await area(page, 'Roof').click();
    await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera has a button of its own', async ({ page }) => {
    await page.goto('/biocheck#audit=photo');
    await expect(dialog(page).getByText('Take a photo')).toBeVisible();
    await expect(dialog(page).getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
  });

  test('a key that says Next leads to the next field', async ({ page }) => {
    await page.goto('/biocheck#audit');
    const [name, address] = ['Full Name', 'Service Address'].map((label) => dialog(page).getByLabel(label));
    if (!name || !address) throw new Error('A field is missing.');
    await expect(name).toHaveAttribute('enterkeyhint', 'next');
    await name.fill('Ada Lovelace');
    await name.press('Enter');
    await expect(address).toBeFocused();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
});
