/** Makes the pictures of `docs/wordpress.md`: `npm run test:wordpress -- --pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { openLeads, openSettings, ZIP } from './pages/admin';
import { openEditor } from './pages/editor';
import { block, contactLead, post, publish } from './support/content';
import { expect, test } from './support/test';

const FOLDER = 'docs/wordpress';

/** Photographs what is in the window. */
async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .webp({ quality: 75 })
    .toFile(join(FOLDER, `${name}.webp`));
}

test.use({ viewport: { width: 1200, height: 760 } });

test('install', async ({ admin }) => {
  await admin.goto('/wp-admin/plugin-install.php?tab=upload');
  await admin.getByLabel('Plugin zip file').setInputFiles(ZIP);
  await photograph(admin, 'install');
});

test('editor', async ({ admin, wordpress }) => {
  const url = await publish(wordpress, block('bio-estimator'), 'Prices');
  const id = await wordpress.run<number>('return url_to_postid( $url );', { url });
  await openEditor(admin, { postId: id });
  const widget = admin.locator('bio-estimator');
  await expect(widget.locator('h2')).toHaveText('What needs care?');
  await admin.getByRole('document', { name: 'Block: BioSystem widget' }).click({ position: { x: 5, y: 5 } });
  await photograph(admin, 'editor');
});

test('settings', async ({ admin }) => {
  await openSettings(admin);
  await photograph(admin, 'settings');
  await admin.getByRole('button', { name: 'Send a test lead' }).click();
  const last = admin.getByRole('listitem').filter({ hasText: '✓ The test lead is deleted' });
  await expect(last).toBeVisible();
  await admin.getByRole('heading', { name: 'Send a test lead' }).scrollIntoViewIfNeeded();
  await last.scrollIntoViewIfNeeded();
  await photograph(admin, 'test-lead');
});

test('leads', async ({ admin, wordpress }) => {
  for (const fullName of ['Grace Hopper', 'Mary Somerville', 'Ada Lovelace', 'Emmy Noether'])
    await post(
      wordpress,
      contactLead({ fullName, email: `${fullName.split(' ')[0]?.toLowerCase()}@example.com` }),
    );
  await openLeads(admin);
  await photograph(admin, 'leads');
});
