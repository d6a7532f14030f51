/** The service cards of the home page, from a link to a card to the note in the contact form. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { field, openOurSite } from '../pages/contactForm';
import { firstCard, lastCard, station } from '../support/firm';

/** The bar that is fixed at the top of the page. */
const HEADER = 72;

const card = (page: Page, name: string): Locator =>
  page.locator('bio-service-cards').getByRole('article', { name, exact: true });

/** The card begins just below the header. */
async function expectArrived(wanted: Locator): Promise<void> {
  const top = async () => (await wanted.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(HEADER);
  await expect.poll(top).toBeLessThan(2 * HEADER);
}

test('a URL with the anchor of a card opens the page at that card', async ({ page }) => {
  await openOurSite(page, `/#${lastCard.id}`);
  await expectArrived(card(page, lastCard.name));
});

test('a station of the wheel leads to its card', async ({ page }) => {
  await openOurSite(page, '/');
  await page.getByRole('link', { name: `${station.label} ${station.description}` }).click();
  await expectArrived(card(page, station.card));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the anchor of a card leads there all the same, and its button to the form', async ({ page }) => {
    await page.goto(`/#${lastCard.id}`);
    await expectArrived(card(page, lastCard.name));
    await card(page, lastCard.name)
      .getByRole('link', { name: `Schedule ${lastCard.name}` })
      .click();
    await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeInViewport();
  });
});

test('Schedule leads to the contact form, which has noted the service, once', async ({ page }) => {
  await openOurSite(page, '/');
  const schedule = (name: string) =>
    card(page, name)
      .getByRole('link', { name: `Schedule ${name}` })
      .click();
  await schedule(lastCard.name);
  await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeInViewport();
  await expect(field.areasOfConcern(page)).toHaveValue(lastCard.name);
  await schedule(lastCard.name);
  await schedule(firstCard.name);
  await expect(field.areasOfConcern(page)).toHaveValue(`${lastCard.name}, ${firstCard.name}`);
});
