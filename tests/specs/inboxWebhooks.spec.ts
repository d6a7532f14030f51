/** Webhooks in the inbox, in a browser: an owner adds one, tries it, sends a call again and takes it away. */
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { answer, type FaultyEndpoint, startFaultyEndpoint } from '../support/faultyEndpoint';
import { contactLead, sendLead, signIn, startInbox } from '../support/inbox';
import type { Desk } from '../support/startDesk';

let desk: Desk;
let receiver: FaultyEndpoint;
test.beforeEach(async () => {
  desk = await startInbox();
  receiver = await startFaultyEndpoint();
  receiver.answer = answer(200, '{}');
});
test.afterEach(async () => {
  receiver.stop();
  await desk.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an owner adds a webhook, tries it, sees each call and sends one again', async ({ page }) => {
  await bringAxe(page);
  await signIn(page, desk);
  await page.getByLabel('Account').click();
  await page.getByRole('link', { name: 'Programs' }).click();
  await button(page, 'Add the webhook').click();
  await expect(page.getByRole('textbox', { name: 'Address of the webhook' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: 'Address of the webhook' }).fill(receiver.url);
  await button(page, 'Add the webhook').click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();

  await button(page, 'Send an example').click();
  const webhooks = page.getByRole('list', { name: 'Webhooks' });
  await expect(webhooks.getByText(/^Accepted: HTTP 200/)).toBeVisible();
  receiver.answer = answer(410);
  await sendLead(desk, contactLead());
  await expect.poll(() => receiver.arrived.length).toBe(2);
  await page.reload();
  const calls = page.getByRole('list', { name: 'Calls of the last seven days' }).getByRole('listitem');
  await expect(calls.first()).toContainText('Not accepted: HTTP 410');
  await expectNoViolations(page);

  receiver.answer = answer(200, '{}');
  await calls.first().getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => receiver.arrived.length).toBe(3);
  await page.reload();
  await expect(calls).toHaveCount(3);
  await expect(calls.first()).toContainText('Accepted: HTTP 200');

  await button(page, 'Make a new secret').click();
  await button(page, 'Yes, a new secret').click();
  await expect(webhooks.getByText(/^whsec_/)).toBeVisible();
  await expect(webhooks.getByText('the secret before signs, too')).toBeVisible();
  await button(page, 'Remove').click();
  await button(page, 'Yes, remove it').click();
  await expect(webhooks.getByRole('listitem')).toHaveCount(0);
});
