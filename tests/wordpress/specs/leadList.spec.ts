/** Leads in wp-admin, also those of people who mean harm. */
import { readFileSync } from 'node:fs';
import { watchPageErrors } from '../../support/pageReports';
import { leadRow, openLeads } from '../pages/admin';
import { contactLead, leadsOf, post } from '../support/content';
import { expect, test } from '../support/test';

/** The smallest GIF, as a photo of a lead. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const auditLead = (changes: Record<string, unknown>) => {
  const { areasOfConcern: _, ...person } = contactLead();
  return {
    ...person,
    kind: 'audit',
    source: 'Audit Wizard',
    cleaningServices: ['House Siding'],
    strippingServices: [],
    protectionServices: [],
    notes: 'Second gate on the left',
    photos: [],
    ...changes,
  };
};

test('a lead is listed, found by search and shown with its photo', async ({ admin, wordpress }) => {
  const errors = await watchPageErrors(admin);
  const lead = auditLead({ fullName: 'Grace Hopper', photos: [PHOTO] });
  expect((await post(wordpress, lead)).status).toBe(201);
  await openLeads(admin);
  await expect(leadRow(admin, lead.email)).toBeVisible();
  await admin.getByRole('searchbox', { name: 'Search leads' }).fill('Grace');
  await admin.getByRole('button', { name: 'Search leads' }).click();
  await expect(admin.getByText('Search results for')).toBeVisible();
  await admin.getByRole('link', { name: 'Grace Hopper' }).first().click();
  await expect(admin.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  await expect(admin.getByText('Second gate on the left')).toBeVisible();
  const picture = admin.getByRole('img', { name: 'Picture 1 of 1' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const src = (await picture.getAttribute('src')) ?? '';
  expect(
    (await fetch(new URL(src, wordpress.url), { redirect: 'manual' })).status,
    'a stranger’s request',
  ).not.toBe(200);
  expect(errors).toEqual([]);
});

test('a lead is found however apostrophes and its number are written, and its number is called', async ({
  admin,
  wordpress,
}) => {
  const phone = '(678) 555-0177 ext. 45 (after 5pm)';
  await post(wordpress, contactLead({ fullName: 'Pat O’Brien', phone }));
  for (const search of ["O'Brien", 'OBrien', '678.555.0177', '+1 678 555 0177 ext. 45']) {
    await openLeads(admin);
    await admin.getByRole('searchbox', { name: 'Search leads' }).fill(search);
    await admin.getByRole('button', { name: 'Search leads' }).click();
    await expect(admin.getByRole('link', { name: 'Pat O’Brien' }).first(), search).toBeVisible();
  }
  await admin.getByRole('link', { name: 'Pat O’Brien' }).first().click();
  await expect(admin.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:6785550177');
});

for (const [state, name, fullName] of [
  ['booked', 'Booked', 'Maria Mitchell'],
  ['won', 'Won', 'Mary Somerville'],
] as const)
  test(`the state of a lead is changed to ${state}, and filters the list and its CSV`, async ({
    admin,
    wordpress,
  }) => {
    await post(wordpress, contactLead({ fullName }));
    await openLeads(admin);
    await admin.getByRole('link', { name: fullName }).first().click();
    await admin.getByRole('button', { name }).click();
    await expect(admin.getByText('1 lead changed.')).toBeVisible();
    await openLeads(admin, `&view=${state}`);
    await expect(leadRow(admin, fullName)).toContainText(name);
    const download = admin.waitForEvent('download');
    await admin.getByRole('link', { name: 'Download all fields as CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(fullName);
    await openLeads(admin, '&view=new');
    await expect(leadRow(admin, fullName)).toHaveCount(0);
  });

test('chosen leads are deleted when that is confirmed', async ({ admin, wordpress }) => {
  const leads = ['Emmy Noether', 'Emmy Noether'].map((fullName) => contactLead({ fullName }));
  for (const lead of leads) await post(wordpress, lead);
  await openLeads(admin, '&s=Emmy');
  await admin.getByRole('checkbox', { name: 'Select All' }).first().check();
  await admin.getByRole('combobox', { name: 'Select bulk action' }).first().selectOption({ label: 'Delete' });
  await admin.getByRole('button', { name: 'Apply' }).first().click();
  await expect(admin.getByRole('heading', { name: 'Delete leads' })).toBeVisible();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('2 leads deleted.')).toBeVisible();
  expect(await leadsOf(wordpress, leads[0] ?? { email: '' })).toEqual([]);
});

test('the CSV has every lead, and no formulas', async ({ admin, wordpress }) => {
  const lead = contactLead({
    fullName: '=HYPERLINK("http://evil.example";"Ada")',
    areasOfConcern: '@SUM(1+1)',
  });
  await post(wordpress, lead);
  await openLeads(admin);
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Download all fields as CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain(lead.email);
  expect(csv).not.toMatch(/(^|,|\n)"?[=@]/);
});

test('HTML in a lead is text in the list, the details and the mail', async ({ admin, wordpress }) => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const lead = contactLead({
    fullName: `Mallory ${attack}`,
    serviceAddress: `"'>${attack}`,
    areasOfConcern: attack,
    page: 'javascript:alert(1)',
  });
  expect((await post(wordpress, lead)).status).toBe(201);
  await openLeads(admin, '&s=Mallory');
  await admin
    .getByRole('link', { name: /^Mallory/ })
    .first()
    .click();
  await expect(admin.getByRole('heading', { name: /^Mallory <img/ })).toBeVisible();
  await expect(admin.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(await admin.evaluate(() => 'attacked' in window)).toBe(false);
});

test('somebody who may not read leads sees none', async ({ author, wordpress }) => {
  await post(wordpress, contactLead({ fullName: 'Sophie Germain' }));
  const answer = await author.goto('/wp-admin/admin.php?page=biosystem-leads');
  expect(answer?.status()).toBe(403);
  await expect(author.getByText('Sophie Germain')).toHaveCount(0);
  await author.goto('/wp-admin/admin.php?page=biosystem-leads&action=csv');
  await expect(author.getByText('Sophie Germain')).toHaveCount(0);
});
