/** What a visitor does on the page of every example. */
import { type Browser, expect, type Page } from 'playwright/test';
import {
  bookButton,
  confirmButton,
  expectConfirmation,
  fillContact,
  heading,
  newContact,
  QUICK_RANGE,
  range,
  walkToResult,
} from '../../pages/estimator';
import { expectRequested } from '../../support/desk';
import { watchPageErrors } from '../../support/pageReports';

/** Walks to the range and asks for a visit: the request arrives once, and nothing is reported in the console. */
export async function requestVisit(page: Page, url: string): Promise<void> {
  const errors = await watchPageErrors(page);
  await page.goto(url);
  await walkToResult(page);
  await expect(range(page)).toHaveText(QUICK_RANGE);
  await bookButton(page).click();
  const contact = newContact();
  await fillContact(page, contact);
  await confirmButton(page).click();
  await expectConfirmation(page);
  await expectRequested(contact);
  expect(errors).toEqual([]);
}

/** The first step can be read without script. */
export async function readWithoutScript(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await expect(heading(page, 'services')).toBeVisible();
  } finally {
    await context.close();
  }
}
