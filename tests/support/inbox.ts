/** A desk with an inbox, and how somebody signs in to it. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { type Desk, startDesk } from './startDesk';

export const PASSWORD = 'correct horse battery';

/** A lead of any form, as pages send it. */
const leadOf = (kind: string, own: object) => ({
  id: randomUUID(),
  kind,
  timestamp: new Date().toISOString(),
  source: 'Test',
  page: 'https://example.com/',
  ...own,
});

export const contactLead = (own: object = {}) =>
  leadOf('contact', {
    fullName: 'Ana Ruiz',
    phone: '+1 (770) 555-0100',
    email: 'ana@example.com',
    serviceAddress: '12 Oak Lane, Roswell, GA 30075',
    ...own,
  });

export const estimateLead = (name: string, email: string, own: object = {}) =>
  leadOf('estimate', {
    selectedServices: [{ id: 'biorinse', name: 'BioRinse', selected: true }],
    propertyInfo: { stories: '2' },
    locationInfo: { zip: '30075' },
    contactInfo: { firstName: name, email, phone: '+1 (770) 555-0148' },
    estimate: { min: 316, max: 1_121 },
    ...own,
  });

/** A photo as a lead has it. */
export function photo(): string {
  const [name = ''] = readdirSync('dist/pictures').filter((file) => file.endsWith('.webp'));
  return `data:image/webp;base64,${readFileSync(`dist/pictures/${name}`).toString('base64')}`;
}

/** As the desk's own command makes it. */
export function hashOf(password: string): string {
  const { stdout } = spawnSync('node', ['dist/desk/cli.js', 'password'], {
    input: password,
    encoding: 'utf8',
  });
  return /^INBOX_PASSWORD_HASH=(.+)$/m.exec(stdout)?.[1] ?? '';
}

/** A desk without leads, with a firm whose leads Ana reads by the owner's password. @param env further settings */
export function startInbox(env: Record<string, string> = {}): Promise<Desk> {
  const folder = mkdtempSync('test-results/inbox-');
  const firms = mkdtempSync('test-results/inbox-firms-');
  const hash = hashOf(PASSWORD);
  writeFileSync(`${firms}/bug-off.json`, JSON.stringify({ allowedOrigins: [], readers: { ana: hash } }));
  return startDesk({ DATA_DIR: folder, FIRMS_DIR: firms, INBOX_PASSWORD_HASH: hash, ...env });
}

export async function sendLead(desk: Desk, lead: object, firm = ''): Promise<void> {
  const response = await fetch(`${desk.url}/api/requests${firm && `/${firm}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(response.status).toBe(201);
}

export async function signIn(page: Page, desk: Desk, name = 'owner', password = PASSWORD): Promise<void> {
  await page.goto(`${desk.url}/inbox/`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Each row of the list that is shown, without the links beside them that call. */
export const leadLinks = (page: Page): Locator =>
  page.getByRole('list', { name: /^Leads/ }).getByRole('link', { name: /^(?!Call )/ });
