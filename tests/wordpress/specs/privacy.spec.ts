/** WordPress' own tools for personal data. */
import { contactLead, leadsOf, post } from '../support/content';
import { expect, test } from '../support/test';

interface Exporter {
  data: { group_label: string; data: { name: string; value: string }[] }[];
  done: boolean;
}

test('the export of a person has their leads', async ({ wordpress }) => {
  const lead = contactLead({ areasOfConcern: 'Moss on the roof' });
  await post(wordpress, lead);
  const { data, done } = await wordpress.run<Exporter>(
    `$exporters = array_filter( apply_filters( 'wp_privacy_personal_data_exporters', array() ), function ( $key ) { return false !== strpos( $key, 'biosystem' ); }, ARRAY_FILTER_USE_KEY );
    return call_user_func( reset( $exporters )['callback'], $email, 1 );`,
    { email: lead.email },
  );
  expect(done).toBe(true);
  expect(JSON.stringify(data)).toContain('Moss on the roof');
});

test('erasing a person removes their leads, and only theirs', async ({ admin, wordpress }) => {
  const [erased, kept] = [contactLead(), contactLead()];
  await post(wordpress, erased);
  await post(wordpress, kept);
  await admin.goto('/wp-admin/erase-personal-data.php');
  await admin.getByLabel('Username or email address').fill(erased.email);
  await admin.getByRole('checkbox', { name: /Send personal data erasure confirmation email/ }).uncheck();
  await admin.getByRole('button', { name: 'Send Request' }).click();
  const row = admin.getByRole('row').filter({ hasText: erased.email });
  await expect(row).toBeVisible();
  await admin.waitForLoadState(); // its script, which answers the button, is at the page's end
  await row.hover();
  await row.getByRole('button', { name: /^(Force e|E)rase personal data$/ }).click();
  await expect(
    row.getByText('Erasure completed.').or(row.getByText('All of the personal data')),
  ).toBeVisible();
  expect(await leadsOf(wordpress, erased)).toEqual([]);
  expect(await leadsOf(wordpress, kept)).toHaveLength(1);
});

test('the guide for the privacy policy has a text of the plugin', async ({ admin }) => {
  await admin.goto('/wp-admin/options-privacy.php?tab=policyguide');
  await expect(admin.getByRole('heading', { name: /BioSystem/ })).toBeVisible();
});
