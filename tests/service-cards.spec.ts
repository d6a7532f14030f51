/** The service cards of the home page, from a link to a card to the note in the contact form. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { field, openOurSite } from './visitor';

/** The bar that is fixed at the top of the page. */
const HEADER = 72;

const card = (page: Page, name: string): Locator =>
  page.locator('bio-service-cards').getByRole('article', { name });

/** The card begins just below the header. */
async function expectArrived(wanted: Locator): Promise<void> {
  const top = async () => (await wanted.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(HEADER);
  await expect.poll(top).toBeLessThan(2 * HEADER);
}

test('an address with the anchor of a card opens the page at that card', async ({ page }) => {
  await openOurSite(page, '/#bioseal');
  await expectArrived(card(page, 'BioSeal'));
});

test('a station of the wheel leads to its card', async ({ page }) => {
  await openOurSite(page, '/');
  await page.getByRole('link', { name: 'Gutters Rainwater led away from the house.' }).click();
  await expectArrived(card(page, 'BioGuide'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the anchor of a card leads there all the same, and its button to the form', async ({ page }) => {
    await page.goto('/#bioseal');
    await expectArrived(card(page, 'BioSeal'));
    await card(page, 'BioSeal').getByRole('link', { name: 'Schedule BioSeal' }).click();
    await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeInViewport();
  });
});

test('Schedule leads to the contact form, which has noted the service, once', async ({ page }) => {
  await openOurSite(page, '/');
  const schedule = (name: string) =>
    card(page, name)
      .getByRole('link', { name: `Schedule ${name}` })
      .click();
  await schedule('BioSeal');
  await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeInViewport();
  await expect(field.areasOfConcern(page)).toHaveValue('BioSeal');
  await schedule('BioSeal');
  await schedule('BioRinse');
  await expect(field.areasOfConcern(page)).toHaveValue('BioSeal\nBioRinse');
});
