/** The block in the editor. */
import { watchPageErrors } from '../../support/pageReports';
import { isMistake } from '../pages/admin';
import { canvas, insertWidget, openEditor, publishPage } from '../pages/editor';
import { block, publish } from '../support/content';
import { expect, test } from '../support/test';

test('a widget is chosen, seen as it is, and published', async ({ admin, page }) => {
  const errors = await watchPageErrors(admin);
  await openEditor(admin);
  await canvas(admin).getByRole('textbox', { name: 'Add title' }).fill('Our prices');
  await insertWidget(admin);
  await canvas(admin).getByRole('button', { name: 'Estimator', exact: true }).click();
  await expect(canvas(admin).locator('bio-estimator h2')).toHaveText('What needs care?');
  await page.goto(await publishPage(admin));
  await expect(page.getByRole('heading', { name: 'What needs care?' })).toBeVisible();
  expect(errors.filter(isMistake)).toEqual([]);
});

test('an attribute that is changed in the sidebar is seen in the preview, and in the page', async ({
  admin,
  page,
  wordpress,
}) => {
  const url = await publish(wordpress, block('bio-estimator'), 'Prices');
  const postId = await wordpress.run<number>('return url_to_postid( $url );', { url });
  const errors = await watchPageErrors(admin);
  await openEditor(admin, { postId });
  const widget = canvas(admin).locator('bio-estimator');
  await expect(widget.locator('h2')).toHaveText('What needs care?');
  // Newer versions name the block after its widget.
  await canvas(admin)
    .getByRole('document', { name: /^Block: (BioSystem widget|Estimator)$/ })
    .click({ position: { x: 3, y: 3 } });
  await admin.getByRole('checkbox', { name: 'BioSeal', exact: true }).check();
  await expect(widget).toHaveAttribute('services', 'bioseal');
  await admin
    .getByRole('button', { name: 'Update', exact: true })
    .or(admin.getByRole('button', { name: 'Save', exact: true }))
    .first()
    .click();
  await expect(admin.getByText('Page updated.').first()).toBeVisible();
  await page.goto(url);
  await expect(page.locator('bio-estimator')).toHaveAttribute('services', 'bioseal');
  expect(errors.filter(isMistake)).toEqual([]);
});

test('an author inserts a widget', async ({ author, page }) => {
  const errors = await watchPageErrors(author);
  await openEditor(author, { type: 'post' });
  await canvas(author).getByRole('textbox', { name: 'Add title' }).fill('By an author');
  await insertWidget(author);
  await canvas(author).getByRole('button', { name: 'Contact form', exact: true }).click();
  await expect(canvas(author).locator('bio-contact-form').getByText('Full Name').first()).toBeVisible();
  await page.goto(await publishPage(author));
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  // The editor itself asks for what authors may not see.
  const isOfEditor = (line: string) => /^403: .*\/wp-json\/wp\/v2\/|status of 403/.test(line);
  expect(errors.filter(isMistake).filter((line) => !isOfEditor(line))).toEqual([]);
});

test('who makes a page is offered the patterns', async ({ admin }) => {
  await admin.goto('/wp-admin/post-new.php?post_type=page');
  const patterns = admin.getByRole('dialog', { name: 'Choose a pattern' });
  for (const name of [/^Landing page/, /^Price page/, /^Service page/])
    await expect(patterns.getByRole('option', { name })).toBeVisible();
  await patterns.getByRole('option', { name: /^Contact page/ }).click();
  await expect(canvas(admin).locator('bio-contact-form').getByText('Full Name').first()).toBeVisible();
});

test('the patterns for prices and for a service show a visitor their widgets', async ({
  page,
  wordpress,
}) => {
  const show = async (name: string) =>
    page.goto(
      await publish(
        wordpress,
        await wordpress.run<string>(
          `return WP_Block_Patterns_Registry::get_instance()->get_registered( $name )['content'];`,
          { name },
        ),
      ),
    );
  await show('biosystem/price-page');
  await expect(page.getByRole('heading', { name: 'What needs care?' })).toBeVisible();
  await expect(page.locator('bio-plans').getByRole('heading', { level: 2 })).toBeVisible();
  await show('biosystem/service-page');
  await expect(page.locator('bio-service-detail').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
});
