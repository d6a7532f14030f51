/** The settings page. */
import { writeFileSync } from 'node:fs';
import { watchHydration } from '../../support/hydration';
import { watchPageErrors } from '../../support/pageReports';
import { openSettings, saveSettings } from '../pages/admin';
import { changeSettings, contactLead, leadsOf, post, publish } from '../support/content';
import { expect, test } from '../support/test';

const json = (name: string, config: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(config)),
});

const LARKSPUR = { company: { name: 'Larkspur House Care', phone: '+1 770 555 0188' } };

test('a config with a mistake is refused with its message', async ({ admin, wordpress }) => {
  await openSettings(admin);
  await admin.getByLabel('Upload a JSON file').setInputFiles(json('wrong.json', { company: { name: 12 } }));
  await expect(admin.getByText('Correct this in the config:')).toBeVisible();
  await expect(admin.getByText(/company\.name/).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await expect(admin.getByText('The config has 1 mistake, and cannot be saved.')).toBeVisible();
  expect(await wordpress.run('return BioSystem\\saved_config();')).toBe('');
});

test('a config is used by the widgets, with the phone of the settings', async ({
  admin,
  page,
  wordpress,
}) => {
  const errors = await watchPageErrors(admin);
  const before = await changeSettings(wordpress, {});
  try {
    await openSettings(admin);
    await admin.getByLabel('Upload a JSON file').setInputFiles(json('larkspur.json', LARKSPUR));
    await expect(admin.getByText('The config has no mistakes.')).toBeVisible();
    await admin.getByRole('textbox', { name: 'Phone', exact: true }).fill('(770) 555-0199');
    await saveSettings(admin);
    await expect(admin.getByText('The widgets show “Larkspur House Care”.')).toBeVisible();
    await watchHydration(page);
    await page.goto(await publish(wordpress, '[bio-footer]'));
    await expect(page.getByText('Larkspur House Care').nth(1)).toBeVisible();
    await expect(page.locator('bio-footer')).toHaveAttribute('phone', '(770) 555-0199');
  } finally {
    await changeSettings(wordpress, before);
  }
  expect(errors).toEqual([]);
});

test('the estimator’s button stands on all pages, where that is chosen', async ({
  admin,
  page,
  wordpress,
}) => {
  const before = await changeSettings(wordpress, {});
  try {
    await openSettings(admin);
    await admin.getByRole('radio', { name: 'On all pages' }).check();
    await saveSettings(admin);
    await page.goto(await publish(wordpress, 'Only text.'));
    await page.getByRole('button', { name: 'Price in a minute' }).click();
    await expect(page.getByRole('dialog', { name: 'Instant estimate' })).toBeVisible();
  } finally {
    await changeSettings(wordpress, before);
  }
});

test('a test lead shows each step, and leaves nothing', async ({ admin, wordpress }) => {
  const errors = await watchPageErrors(admin);
  await openSettings(admin);
  await admin.getByRole('button', { name: 'Send a test lead' }).click();
  const steps = admin.getByRole('listitem').filter({ hasText: '✓' });
  for (const step of [
    'The browser sends it to WordPress',
    'WordPress stores it',
    'You are notified by email',
    'The test lead is deleted',
  ])
    await expect(steps.filter({ hasText: step })).toBeVisible();
  expect(await leadsOf(wordpress, { email: 'owner@example.com' })).toEqual([]);
  expect(errors).toEqual([]);
});

test('leads are forwarded to a webhook, and the list says so', async ({ wordpress }) => {
  const before = await changeSettings(wordpress, {
    deliver_to: 'webhook',
    webhook_url: `${wordpress.url}/hook.php`,
  });
  writeFileSync(
    `${wordpress.folder}/hook.php`,
    '<?php file_put_contents( __DIR__ . "/hook.json", file_get_contents( "php://input" ) ); header( "Content-Type: application/json" ); echo "{}";',
  );
  try {
    const lead = contactLead();
    await post(wordpress, lead);
    await wordpress.run('BioSystem\\run_deliveries( $id ); return true;', { id: lead.id });
    await expect
      .poll(() =>
        wordpress.run<{ target: string; state: string }[]>('return BioSystem\\lead_deliveries( $id );', {
          id: lead.id,
        }),
      )
      .toContainEqual(expect.objectContaining({ target: 'webhook', state: 'sent' }));
    const got = await (await fetch(`${wordpress.url}/hook.json`)).text();
    expect(got).toContain(lead.email);
    expect(got).not.toContain(lead.secret);
  } finally {
    await changeSettings(wordpress, before);
  }
});
