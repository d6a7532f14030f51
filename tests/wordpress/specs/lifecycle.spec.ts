/** The plugin from its installation to its end, and as code. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { watchPageErrors } from '../../support/pageReports';
import {
  ADMIN,
  install,
  isMistake,
  logIn,
  openLeads,
  openSettings,
  pluginRow,
  saveSettings,
  uploadPlugin,
  ZIP,
} from '../pages/admin';
import { contactLead, leadsOf, post, publish } from '../support/content';
import type { Wordpress } from '../support/startWordpress';
import { expect, test } from '../support/test';

const run = promisify(execFile);

/** What the database has of the plugin. */
const tracesIn = (wordpress: Wordpress): Promise<string[]> =>
  wordpress.run<string[]>(
    `global $wpdb;
    return array_merge(
      $wpdb->get_col( "SHOW TABLES LIKE '%biosystem%'" ),
      $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%biosystem%'" )
    );`,
  );

async function removePlugin(page: Page): Promise<void> {
  await page.goto('/wp-admin/plugins.php');
  await pluginRow(page).getByRole('link', { name: 'Deactivate' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await pluginRow(page).getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText('was successfully deleted.')).toBeVisible({ timeout: 60_000 }); // a busy machine is slow, not wrong
}

test('installed from its zip, updated, removed and installed again it keeps its leads, until they shall go too', async ({
  browser,
  startFresh,
}) => {
  test.slow();
  const wordpress = await startFresh();
  const page = await browser.newPage({ baseURL: wordpress.url });
  const errors = await watchPageErrors(page);
  await install(page);
  await uploadPlugin(page);
  await expect(pluginRow(page).getByRole('link', { name: 'Settings' })).toBeVisible();
  const lead = contactLead({ fullName: 'Hypatia' });
  expect((await post(wordpress, lead)).status).toBe(201);

  // The same zip again: an update by upload.
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(ZIP);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: /Replace (current|installed) with uploaded/ }).click();
  await expect(page.getByText('Plugin updated successfully.')).toBeVisible();
  expect(await leadsOf(wordpress, lead)).toHaveLength(1);

  await removePlugin(page);
  await uploadPlugin(page);
  await openLeads(page);
  await expect(page.getByRole('link', { name: 'Hypatia' })).toBeVisible();

  await openSettings(page);
  await page.getByRole('checkbox', { name: 'Delete the leads and their photos, too' }).check();
  await saveSettings(page);
  await removePlugin(page);
  expect(await tracesIn(wordpress)).toEqual([]);
  expect(
    readdirSync(join(wordpress.folder, 'wp-content/uploads')).filter((name) => /biosystem/.test(name)),
  ).toEqual([]);
  expect(errors.filter(isMistake)).toEqual([]);
  await page.close();
});

test('a deactivated plugin leaves pages that can be read', async ({ browser, startFresh }) => {
  const wordpress = await startFresh();
  const page = await browser.newPage({ baseURL: wordpress.url });
  await install(page);
  await uploadPlugin(page);
  await page.goto('/wp-admin/plugins.php');
  await pluginRow(page).getByRole('link', { name: 'Deactivate' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  const url = await publish(wordpress, '<p>Text.</p><!-- wp:biosystem/widget {"tag":"bio-faq"} /-->');
  const errors = await watchPageErrors(page);
  await page.goto(url);
  await expect(page.getByText('Text.', { exact: true })).toBeVisible();
  expect(errors.filter(isMistake)).toEqual([]);
  await page.close();
});

test('in a network each site has its own leads', async ({ browser, startFresh }) => {
  const wordpress = await startFresh();
  const page = await browser.newPage({ baseURL: wordpress.url });
  await install(page);
  await wordpress.makeNetwork();
  await logIn(page, ADMIN);
  await page.goto('/wp-admin/network/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(ZIP);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Network Activate' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  await page.goto('/wp-admin/network/site-new.php');
  await page.getByLabel('Site Address (URL)').fill('second');
  await page.getByLabel('Site Title').fill('Second');
  await page.getByLabel('Admin Email').fill('second@example.com');
  await page.getByRole('button', { name: 'Add Site' }).click();
  await expect(page.getByText('Site added.')).toBeVisible();
  await wordpress.keepPort();
  const sendTo = async (site: string, fullName: string) => {
    const answer = await fetch(`${wordpress.url}${site}/?rest_route=/biosystem/v1/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(contactLead({ fullName })),
    });
    expect(answer.status).toBe(201);
  };
  await sendTo('', 'Of the first');
  await sendTo('/second', 'Of the second');
  await page.goto('/second/wp-admin/admin.php?page=biosystem-leads');
  await expect(page.getByRole('link', { name: 'Of the second' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Of the first' })).toHaveCount(0);
  await openLeads(page);
  await expect(page.getByRole('link', { name: 'Of the first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Of the second' })).toHaveCount(0);
  await page.close();
});

for (const language of ['es_ES', 'es_MX'])
  test(`texts are Spanish where the site is in ${language}`, async ({ wordpress }) => {
    const text = await wordpress.run<string>(
      `add_filter( 'locale', fn() => $language );
      $GLOBALS['wp_textdomain_registry'] = new WP_Textdomain_Registry(); // as a request to a site in that language begins
      unset( $GLOBALS['l10n']['biosystem-widgets'] );
      BioSystem\\load_translation();
      return __( 'Landing page', 'biosystem-widgets' );`,
      { language },
    );
    expect(text).toBe('Página de aterrizaje');
  });

test('every PHP file is valid', async () => {
  const files = readdirSync('wordpress', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.php'),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) await run('php', ['-l', join('wordpress', file)]);
});

test('the PHP keeps WordPress’ coding standard, as far as PHP_CodeSniffer has it', async () => {
  const { stdout } = await run('phpcs', [
    '-n', // no warnings
    '--standard=tests/wordpress/phpcs.xml',
    '--report=emacs',
    'wordpress',
  ]).catch((error: { stdout: string }) => error);
  expect(stdout.trim()).toBe('');
});
