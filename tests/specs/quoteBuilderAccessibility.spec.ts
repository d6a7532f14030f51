/** The quote builder for everybody: by keyboard, zoomed in, with a screen reader. */
import { expect, type Page, test } from 'playwright/test';
import {
  approval,
  clientField,
  completeButton,
  confirmation,
  drawButton,
  expectQuoted,
  fillClient,
  goToEnd,
  heading,
  item,
  newClient,
  nextButton,
  notes,
  pad,
  previousButton,
  printButton,
  problem,
  QUOTE,
  STEPS,
  sign,
  signature,
} from '../pages/quoteBuilder';
import {
  bringAxe,
  expectFocusSeen,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  tabTo,
} from '../support/accessibility';
import { animationsEnded } from '../support/animations';
import { firstQuoteItem, lastQuoteItem } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { sample } from '../support/sample';
import { DESK } from '../support/urls';

/** A page that is itself beyond reproach. */
const open = (page: Page) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}<main><h1>Prices</h1>${QUOTE}</main>`,
  );

test('by keyboard alone; each step begins at its heading, and every stop can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page);
  const { keyboard } = page;
  const client = newClient();
  await clientField.clientName(page).waitFor();
  for (const name of ['clientName', 'phone', 'email', 'address'] as const) {
    await keyboard.press('Tab');
    await expect(clientField[name](page)).toBeFocused();
    await keyboard.type(client[name]);
  }
  await tabTo(page, nextButton(page));
  await keyboard.press('Enter');
  await expect(heading(page, 'Select Core Services')).toBeFocused();
  for (let press = 0; press < 12; press++) {
    await keyboard.press('Tab');
    await expectFocusSeen(page, 'bio-quote-builder');
  }
  await item(page, lastQuoteItem.name).focus();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(heading(page, 'Add-Ons (Optional)')).toBeFocused();
  await expect(heading(page, 'Add-Ons (Optional)')).toHaveAccessibleDescription('Step 3 of 6');
  await tabTo(page, previousButton(page));
  await keyboard.press('Enter');
  await expect(heading(page, 'Select Core Services')).toBeFocused();
  await expect(item(page, lastQuoteItem.name)).toBeChecked();
  for (const step of STEPS.slice(2)) {
    await tabTo(page, nextButton(page));
    await keyboard.press('Enter');
    await expect(heading(page, step)).toBeFocused();
  }
  await tabTo(page, approval(page));
  await keyboard.press('Space');
  await tabTo(page, signature(page));
  await keyboard.press('Enter'); // too early
  await expect(signature(page)).toHaveAccessibleDescription(/Please fill in this field/);
  await expect(signature(page)).toBeFocused();
  await keyboard.type('Ada Lovelace');
  await tabTo(page, completeButton(page));
  await keyboard.press('Enter');
  await expect(confirmation(page)).toBeFocused();
  await tabTo(page, printButton(page));
  expect(await expectQuoted(client)).toMatchObject({ items: [{ id: lastQuoteItem.id }] });
});

// 1280 × 1024 at 400 % zoom.
test('at 320 × 256 nothing needs sideways scrolling, and a quote works', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const client = newClient();
  await fillClient(page, client);
  const expectFits = () => expectNoSidewaysScroll(page, 'bio-quote-builder', 'input');
  for (const step of STEPS.slice(1)) {
    await expectFits();
    await nextButton(page).click();
    await expect(heading(page, step)).toBeInViewport();
    if (step === 'Select Core Services') await item(page, firstQuoteItem.name).check();
  }
  await drawButton(page).click();
  await pad(page).waitFor();
  await sign(page, 'Ada Lovelace'.repeat(12));
  await expectFits();
  await completeButton(page).click();
  await expect(confirmation(page)).toBeInViewport();
  await expectFits();
  await expectQuoted(client);
});

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await animationsEnded(page, 'bio-quote-builder');
    await expectNoViolations(page);
    await expectLargeTargets(page, 'bio-quote-builder');
  });
}

for (const width of sample('widths of the quote builder', [390, 1440], 1)) {
  test(`axe finds nothing on any step at ${width} px, and all targets have 44 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await bringAxe(page);
    await open(page);
    await expectAccessible(page, 'client');
    await nextButton(page).click();
    await item(page, lastQuoteItem.name).check();
    await page.getByText('What it includes').first().click();
    await expectAccessible(page, 'services');
    await nextButton(page).click();
    await expectAccessible(page, 'add-ons');
    await nextButton(page).click();
    await expectAccessible(page, 'total');
    await nextButton(page).click();
    await notes(page).fill('x'.repeat(5001));
    await expectAccessible(page, 'notes that are too long');
    await notes(page).fill('');
    await goToEnd(page);
    await signature(page).press('Enter');
    await expect(approval(page)).toBeFocused();
    await drawButton(page).click();
    await pad(page).waitFor();
    await expectAccessible(page, 'signature, with all that can be missing');
    await sign(page);
    await completeButton(page).click();
    await expect(clientField.phone(page)).toBeFocused();
    await expectAccessible(page, 'client, without a way to be reached');
    await fillClient(page, newClient());
    await nextButton(page).click();
    await page.route(DESK, (route) => route.fulfill({ status: 400 }), { times: 1 });
    // A press right after Next might have been meant for that.
    await expect(async () => {
      await completeButton(page).click();
      await expect(problem(page)).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, 'an error');
    await completeButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expectAccessible(page, 'the confirmation');
  });
}
