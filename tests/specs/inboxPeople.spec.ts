/** People of the inbox, in a browser: one is invited, chooses a password, sets up a second factor, and is removed. */
import { createHmac } from 'node:crypto';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { contactLead, leadLinks, sendLead, signIn, startInbox } from '../support/inbox';
import type { Desk } from '../support/startDesk';

let desk: Desk;
test.beforeEach(async () => {
  desk = await startInbox();
});
test.afterEach(() => desk.stop());

const chosen = 'a few words of hers';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openFromAccount(page: Page, view: string): Promise<void> {
  await page.getByLabel('Account', { exact: true }).click();
  await page.getByRole('link', { name: view }).click();
  await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
}

/** Invites somebody. @returns the link, which the owner passes on: the desk has no mail */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email address' }).fill(`${name}@example.com`);
  const roles = page.getByRole('combobox', { name: 'Role' });
  await roles.last().selectOption(role);
  await button(page, 'Invite').click();
  const link = page.getByRole('textbox', { name: 'Link of the invitation' });
  await expect(link).toBeFocused();
  return link.inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('The same again').fill(chosen);
  await button(page, 'Store it and sign in').click();
}

const pageOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('somebody who is invited chooses a password, and is signed out when removed', async ({
  page,
  browser,
}) => {
  await bringAxe(page);
  await signIn(page, desk);
  await openFromAccount(page, 'People');
  await button(page, 'Invite').click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const link = await invite(page, 'kim', 'member');
  await page.getByText('Change kim').click();
  await expectNoViolations(page);

  const theirs = await pageOf(browser);
  await bringAxe(theirs);
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill('short');
  await button(theirs, 'Store it and sign in').click();
  await expect(theirs.getByText('At least 12 characters.', { exact: true })).toBeVisible();
  await expectNoViolations(theirs);
  await accept(theirs, link);
  await expect(theirs.getByLabel('Account', { exact: true })).toBeVisible();
  expect(theirs.url()).not.toContain('invite');
  const stranger = await pageOf(browser);
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('counts no more');

  await button(page, 'Remove').click();
  await button(page, 'Yes, remove kim and sign them out').click();
  await expect(page.getByText('Change kim')).toHaveCount(0);
  await theirs.reload();
  await expect(button(theirs, 'Sign in')).toBeVisible();
});

test('a second factor is set up with an app, and a recovery code stands in for it once', async ({
  page,
  browser,
}) => {
  await signIn(page, desk);
  await openFromAccount(page, 'People');
  const link = await invite(page, 'kim', 'member');
  const theirs = await pageOf(browser);
  await bringAxe(theirs);
  await accept(theirs, link);
  await openFromAccount(theirs, 'Your account');
  await button(theirs, 'Set it up').click();
  const secret = await theirs.getByRole('code').innerText();
  await expect(theirs.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await theirs.getByLabel('Code that the app shows').fill(codeOf(secret));
  await theirs.getByLabel('Your password').fill(chosen);
  await button(theirs, 'Switch it on').click();
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  await expectNoViolations(theirs);

  // Without the phone, on another device.
  const other = await pageOf(browser);
  const code = (await codes.first().innerText()).toUpperCase();
  await other.goto(`${desk.url}/inbox/`);
  await other.getByLabel('Name').fill('kim');
  await other.getByLabel('Password').fill(chosen);
  await other.getByLabel('Code').fill(code);
  await button(other, 'Sign in').click();
  await expect(other.getByLabel('Account', { exact: true })).toBeVisible();
  await theirs.reload();
  await button(theirs, 'Sign it out').click();
  await expect(button(theirs, 'Sign it out')).toHaveCount(0);
  await other.reload();
  await expect(button(other, 'Sign in')).toBeVisible();
  await page.reload();
  await expect(page.getByText('second factor: yes')).toBeVisible();
});

test('who only reads has no button that changes a lead', async ({ page, browser }) => {
  await sendLead(desk, contactLead());
  await signIn(page, desk);
  await openFromAccount(page, 'People');
  const link = await invite(page, 'rita', 'reader');
  const theirs = await pageOf(browser);
  await accept(theirs, link);
  await leadLinks(theirs).click();
  const lead = theirs.getByRole('article');
  await expect(lead.getByRole('heading', { name: 'Where it stands' })).toBeVisible();
  await expect(lead.getByRole('button')).toHaveCount(0);
  await expect(lead.getByRole('textbox')).toHaveCount(0);
  await expect(lead.getByRole('radio')).toHaveCount(0);
});

/** What an authenticator app shows for a secret in Base32 (RFC 6238). */
function codeOf(secret: string): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  return String((digest.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}
