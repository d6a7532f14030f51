/** The studio’s Snippet view. */
import { expect, type Locator, type Page } from 'playwright/test';
import { SITE } from './urls';

export const select = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true });
export const copyButton = (page: Page): Locator => page.getByRole('button', { name: 'Copy snippet' });

/** Milliseconds in which a widget is measured at every width, on a machine that does much else. */
const MEASURING = 60_000;

export async function openSnippet(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${SITE}/studio/#snippet`);
  await expect(copyButton(page)).toBeVisible({ timeout: MEASURING });
}

export async function copy(page: Page): Promise<string> {
  await copyButton(page).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What is chosen in the view, by the labels of its fields. */
export type Choices = Readonly<Record<string, string>>;

export async function copySnippet(page: Page, choices: Choices): Promise<string> {
  await openSnippet(page);
  for (const [name, option] of Object.entries(choices)) {
    if (name === 'Address of the config') await page.getByRole('textbox', { name }).fill(option);
    else await select(page, name).selectOption(option);
  }
  await expect(copyButton(page)).toBeVisible({ timeout: MEASURING });
  return copy(page);
}
