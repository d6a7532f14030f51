/** wp-admin in the words of those who use it. */
import { expect, type Locator, type Page } from 'playwright/test';

export interface Person {
  name: string;
  password: string;
  email: string;
}

export const ADMIN: Person = {
  name: 'owner',
  password: 'a long password of the owner',
  email: 'owner@example.com',
};

export const ZIP = 'dist/biosystem-widgets.zip';

/** Fills in WordPress' installation form, and logs in. */
export async function install(page: Page): Promise<void> {
  await page.goto('/wp-admin/install.php');
  // Newer versions ask for the language first.
  const next = page.getByRole('button', { name: 'Continue' });
  const title = page.getByLabel('Site Title');
  await next.or(title).first().waitFor();
  if (await next.isVisible()) await next.click();
  await title.fill('Larkspur House Care');
  await page.getByLabel('Username').fill(ADMIN.name);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByLabel('Your Email').fill(ADMIN.email);
  await page.getByRole('button', { name: 'Install WordPress' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await logIn(page, ADMIN);
}

export async function logIn(page: Page, { name, password }: Person): Promise<void> {
  await page.goto('/wp-login.php');
  const field = page.getByLabel('Username or Email Address');
  await expect(field).toBeFocused(); // by a script, which would take the focus from the password
  await field.fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/wp-admin\//);
}

/** Plugins → Add New → Upload Plugin → Activate. */
export async function uploadPlugin(page: Page, { activate = true } = {}): Promise<void> {
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(ZIP);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByText('Plugin installed successfully.')).toBeVisible();
  if (!activate) return;
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
}

/** The plugin in the list of plugins. */
export const pluginRow = (page: Page): Locator =>
  page.getByRole('row').filter({ hasText: 'BioSystem Widgets' });

export const openLeads = (page: Page, query = ''): Promise<unknown> =>
  page.goto(`/wp-admin/admin.php?page=biosystem-leads${query}`);

/** A lead in the list, by anything that is written there. */
export const leadRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

export const openSettings = (page: Page): Promise<unknown> =>
  page.goto('/wp-admin/admin.php?page=biosystem-settings');

export async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
}

/** Whether a line of `watchPageErrors` is one: wp-admin gives up requests when it is left, or a preview in it closed. */
export const isMistake = (error: string): boolean => !error.includes('net::ERR_ABORTED');
