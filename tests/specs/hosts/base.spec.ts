/** Pages with a `<base>`, which makes `#audit` a link to another page. */
import { expect, type Page, test } from 'playwright/test';
import { openForeignPage, SCRIPT } from '../../support/foreignPage';
import { prerendered } from '../../support/prerendered';
import { DESK, SITE } from '../../support/urls';

const WIDGETS = `<bio-site endpoint="${DESK}"><bio-hero></bio-hero><bio-cta-banner></bio-cta-banner>
  <p style="block-size: 1500px"></p><bio-service-cards></bio-service-cards>
  <div id="contact"><bio-contact-form></bio-contact-form></div><bio-audit-wizard></bio-audit-wizard></bio-site>`;

/** Whether the visitor is still on the page that was opened, with what was left on it. */
const leaveMark = (page: Page) => page.evaluate(() => void (document.body.dataset['mark'] = 'here'));
const expectHere = async (page: Page, path: string) => {
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'here');
  expect(new URL(page.url()).pathname).toBe(path);
};

const dialog = (page: Page) => page.getByRole('dialog');

for (const [state, html] of [
  ['shown by the script', async () => `${SCRIPT}${WIDGETS}`],
  ['prerendered', async () => `${SCRIPT}${await prerendered(WIDGETS)}`],
] as const)
  test(`A page with a base address: links of widgets ${state} stay on the page`, async ({ page }) => {
    await openForeignPage(page, `<base href="/">${await html()}<a href="#audit">Audit of the host</a>`);
    const { pathname } = new URL(page.url());
    await leaveMark(page);

    await page.locator('bio-hero a[href="#audit"]').click();
    await expect(dialog(page)).toBeVisible();
    await expectHere(page, pathname);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expectHere(page, pathname);

    await page.getByRole('link', { name: 'Audit of the host' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expectHere(page, pathname);

    await page
      .locator('bio-service-cards')
      .getByRole('link', { name: /schedule/i })
      .first()
      .click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.locator('#contact')).toBeInViewport();
    await expectHere(page, pathname);
  });

test('A page with a base address: pictures come from the script’s host, wherever the base leads', async ({
  page,
}) => {
  await openForeignPage(page, `<base href="https://base.invalid/">${SCRIPT}<bio-hero></bio-hero>`);
  const picture = page.locator('bio-hero img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(SITE);
});
