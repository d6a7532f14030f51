/** Publishing from the studio to a lead desk: what visitors see, versions and the way back, and what stands in the way. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { type Desk, startDesk } from '../support/startDesk';
import { SITE } from '../support/urls';

const PASSWORD = 'correct horse battery';
const PHONES = ['(404) 555-0101', '(404) 555-0102'] as const;

const deskField = (page: Page) => page.getByRole('textbox', { name: 'Address of your lead desk' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const passwordField = (page: Page) => page.getByLabel('Password of the desk');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const version = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Version ${number}`, { exact: true }) });

/** The setting that the desk's own command makes of the password. */
const publishing: Record<string, string> = {};
test.beforeAll(() => {
  const { stdout } = spawnSync('node', ['dist/desk/cli.js', 'password'], {
    input: PASSWORD,
    encoding: 'utf8',
  });
  publishing['STUDIO_PASSWORD_HASH'] = /^STUDIO_PASSWORD_HASH=(.+)$/m.exec(stdout)?.[1] ?? '';
});

/** A desk with nothing published. */
const newDesk = (env: Record<string, string> = {}): Promise<Desk> =>
  startDesk({ DATA_DIR: mkdtempSync('test-results/publish-'), ...env });

/** What a person publishes with a program. */
async function publishByProgram(desk: Desk, name: string, phone: string): Promise<void> {
  const response = await fetch(`${desk.url}/configs/${name}.json`, {
    method: 'PUT',
    headers: { authorization: `Basic ${btoa(`anybody:${PASSWORD}`)}` },
    body: JSON.stringify({ company: { phone } }),
  });
  expect(response.status).toBe(200);
}

/** A visitor who comes for the first time to somebody's page finds this phone number in its widget. */
async function expectVisitorsSee(browser: Browser, address: string, phone: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openForeignPage(page, `<body>${SCRIPT}<bio-footer config="${address}"></bio-footer>`);
  await expect(page.getByText(phone).first()).toBeVisible();
  await context.close();
}

async function openStudio(page: Page, desk: Desk, name: string): Promise<void> {
  await page.goto(`${SITE}/studio/#share`);
  await deskField(page).fill(desk.url);
  await nameField(page).fill(name);
  await passwordField(page).fill(PASSWORD);
}

test('what is published is what visitors of a foreign page see, and then what is published next', async ({
  page,
  browser,
}) => {
  const desk = await newDesk({ ALLOWED_ORIGINS: SITE, ...publishing });
  try {
    await bringAxe(page);
    for (const phone of PHONES) await publishByProgram(desk, 'bug-off', phone);
    await openStudio(page, desk, 'bug-off');
    await button(page, 'Show versions').click();
    for (const [nth, phone] of PHONES.entries()) {
      await version(page, nth + 1)
        .getByRole('button')
        .click();
      await expect(page.getByText(`Version ${nth + 1} is in your draft.`)).toBeVisible();
      await button(page, 'Publish').click();
      await expect(page.getByText(`Published as version ${nth + 3}.`)).toBeVisible();
      await expect(version(page, nth + 3)).toContainText('what visitors see');
      const address = await page.getByRole('region', { name: 'Address of the config' }).innerText();
      expect(address.trim()).toBe(`${desk.url}/configs/bug-off.json`);
      await expectVisitorsSee(browser, address.trim(), phone);
    }
    await expectNoViolations(page, 'published');
  } finally {
    await desk.stop();
  }
});

test('one step back, visitors see what was before; the draft stays, and a second step undoes it', async ({
  page,
  browser,
}) => {
  const desk = await newDesk({ ALLOWED_ORIGINS: SITE, ...publishing });
  try {
    for (const phone of PHONES) await publishByProgram(desk, 'bug-off', phone);
    await openStudio(page, desk, 'bug-off');
    await button(page, 'Show versions').click();
    await button(page, 'One step back').click();
    await expect(page.getByText('Version 1 is published again, as version 3.')).toBeVisible();
    await expectVisitorsSee(browser, `${desk.url}/configs/bug-off.json`, PHONES[0]);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'One step back').click();
    await expect(page.getByText('Version 2 is published again, as version 4.')).toBeVisible();
  } finally {
    await desk.stop();
  }
});

test('what somebody else has published is replaced only after a question; Escape leaves it', async ({
  page,
}) => {
  const desk = await newDesk({ ALLOWED_ORIGINS: SITE, ...publishing });
  try {
    await publishByProgram(desk, 'bug-off', PHONES[0]);
    await openStudio(page, desk, 'bug-off');
    await passwordField(page).press('Enter');
    const question = page.getByRole('dialog', { name: 'Replace what is published?' });
    await expect(question).toContainText('version 1 was published');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(version(page, 1)).toContainText('what visitors see');
    await button(page, 'Publish').press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Published as version 2.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeFocused();
  } finally {
    await desk.stop();
  }
});

test('a wrong password leaves what was typed, and the field to fix has the focus', async ({ page }) => {
  const desk = await newDesk({ ALLOWED_ORIGINS: SITE, ...publishing });
  try {
    await openStudio(page, desk, 'bug-off');
    await passwordField(page).fill('incorrect horse');
    await passwordField(page).press('Enter');
    await expect(page.getByText('The desk does not accept this password.')).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveValue('incorrect horse');
    await expect(nameField(page)).toHaveValue('bug-off');
    await passwordField(page).fill(PASSWORD);
    await passwordField(page).press('Enter');
    await expect(page.getByText('Published as version 1.')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain('bug-off');
    expect(stored).not.toContain(PASSWORD);
  } finally {
    await desk.stop();
  }
});

test('a desk that takes no configs says how to switch that on; once it is, one publishes', async ({
  page,
}) => {
  await bringAxe(page);
  const off = await newDesk();
  await page.goto(`${off.url}/studio/#share`);
  await expect(page.getByText('npm run leads -- password')).toBeVisible();
  await expect(passwordField(page)).toBeHidden();
  await expectNoViolations(page, 'a desk that takes no configs');
  await off.stop();
  await button(page, 'Check again').click();
  await expect(page.getByText('No lead desk answers at this address.')).toBeVisible();
  const on = await newDesk({ PORT: new URL(off.url).port, ...publishing });
  try {
    await button(page, 'Check again').click();
    await passwordField(page).fill(PASSWORD);
    await button(page, 'Publish').click();
    await expect(page.getByText('Published as version 1.')).toBeVisible();
  } finally {
    await on.stop();
  }
});

test('a desk that does not know the studio’s site says what to add', async ({ page }) => {
  const desk = await newDesk(publishing);
  try {
    await page.goto(`${SITE}/studio/#share`);
    await deskField(page).fill(desk.url);
    await expect(page.getByText('adds to ALLOWED_ORIGINS')).toBeVisible();
    await expect(page.getByText(SITE, { exact: true })).toBeVisible();
  } finally {
    await desk.stop();
  }
});
