/** The studio's links and print: what stands in the link arrives in the lead, and the door hanger is the firm's. */
import { expect, test } from 'playwright/test';
import { book, expectSuccess, newBooking } from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { expectBooked } from '../support/desk';
import { FORM, SCRIPT, serve } from '../support/foreignPage';
import { FOREIGN_SITE, SITE } from '../support/urls';

test('a link made for a door hanger names it in the lead that comes by it', async ({ page }) => {
  await bringAxe(page);
  const path = await serve(`<!doctype html><html lang="en"><title>A firm</title>${SCRIPT}${FORM}`);
  await page.goto(`${SITE}/studio/#print`);
  await page.getByRole('textbox', { name: 'Page that the link opens' }).fill(`${FOREIGN_SITE}${path}`);
  await page.getByRole('textbox', { name: 'Campaign' }).fill('Spring 2027');
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const hanger = page.frameLocator('iframe[title="Door hanger"]');
  await expect(hanger.getByRole('heading', { level: 1 })).toHaveText('BioSystem');
  await expect(hanger.getByText('(770) 555-0142')).toBeVisible();
  await expect(hanger.getByRole('img', { name: 'Scan to ask us' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('us');
  await expectNoViolations(page);

  const link = await page.getByRole('region', { name: 'Link', exact: true }).getByRole('code').textContent();
  await page.goto(`${link}`);
  const booking = newBooking();
  await book(page, booking);
  await expectSuccess(page);
  expect((await expectBooked(booking))['attribution']).toMatchObject({
    last: { utm_source: 'Door Hanger', utm_medium: 'print', utm_campaign: 'Spring 2027' },
  });
});
