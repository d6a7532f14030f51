/** A page that was prerendered before a release and comes from a cache after it, with the script of the new release. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectSuccess, field, withoutMap } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { openForeignPage } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { type ReleasedSite, startReleasedSite } from '../support/releases';

/** What the next release says at another place of the form. */
const HEADING = 'Book your free BioCheck';
const NEXT_HEADING = 'Please book your BioCheck';

let site: ReleasedSite;
let lines: string[];

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  site = await startReleasedSite((text) => text.replaceAll(HEADING, NEXT_HEADING));
  const html = await (await fetch(`${site.url}/biocheck`)).text();
  const [, content = ''] = /<bio-contact-form[^>]*>([^]*?)<\/bio-contact-form>/.exec(html) ?? [];
  await site.release({ keep: false });
  lines = await watchPageErrors(page);
  await openForeignPage(
    page,
    `<bio-contact-form endpoint="${site.url}/api/requests">${content}</bio-contact-form>`,
  );
  await expect(heading(page)).toContainText(HEADING);
});
test.afterEach(() => site.stop());

const heading = (page: Page) => page.locator('bio-contact-form').getByRole('heading').first();
const addScript = (page: Page) => page.addScriptTag({ type: 'module', url: `${site.url}/biosystem.js` });

test('the widget shows what the new release says, and nothing is reported', async ({ page }) => {
  await addScript(page);
  await expect(heading(page)).toContainText(NEXT_HEADING);
  await expect(page.locator('bio-contact-form [data-app]')).toHaveCount(1);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
  expect(lines).toEqual([]);
});

test('what was typed before the script was there stays, and the focus', async ({ page }) => {
  await field.fullName(page).fill('Ann Typed');
  await field.email(page).focus();
  await addScript(page);
  await expect(heading(page)).toContainText(NEXT_HEADING);
  await expect(field.fullName(page)).toHaveValue('Ann Typed');
  await expect(field.email(page)).toBeFocused();
  expect(lines).toEqual([]);
});
