/** The quote builder for everybody: by keyboard, zoomed in, with a screen reader. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { DESK } from './addresses';
import { bringAxe, expectNoViolations } from './axe';
import { openForeignPage, SCRIPT } from './publish';
import {
  approval,
  clientField,
  completeButton,
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
  thanks,
} from './quoteBuilder';

/** A page that is itself beyond reproach. */
const open = (page: Page) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}<main><h1>Prices</h1>${QUOTE}</main>`,
  );

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
  }
  await expect(target, 'Tab gets there').toBeFocused();
}

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
    const seen = await page.locator('bio-quote-builder :focus').evaluate((element) => {
      const shown = element.closest('[part=choice]') ?? element; // a card shows the focus of the box inside it
      const { top, bottom, left, right } = shown.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return {
        outline: getComputedStyle(shown).outlineStyle,
        uncovered: [top + 2, bottom - 2].every((y) =>
          shown.contains(root.elementFromPoint((left + right) / 2, y)),
        ),
      };
    });
    expect(seen).toEqual({ outline: 'solid', uncovered: true });
  }
  await item(page, 'Gutter system').focus();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(heading(page, 'Add-Ons (Optional)')).toBeFocused();
  await tabTo(page, previousButton(page));
  await keyboard.press('Enter');
  await expect(heading(page, 'Select Core Services')).toBeFocused();
  await expect(item(page, 'Gutter system')).toBeChecked();
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
  await expect(thanks(page)).toBeFocused();
  await keyboard.press('Tab');
  await expect(printButton(page)).toBeFocused();
  expect(await expectQuoted(client)).toMatchObject({ items: [{ id: 'gutter' }] });
});

// 1280 × 1024 at 400 % zoom.
test('at 320 × 256 nothing needs sideways scrolling, and a quote works', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const client = newClient();
  await fillClient(page, client);
  const expectFits = () =>
    expect
      .poll(() =>
        page.evaluate(() =>
          [
            document.documentElement,
            ...(document.querySelector('bio-quote-builder')?.shadowRoot?.querySelectorAll('*') ?? []),
          ]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            // A long line scrolls inside its own field; what is only told is clipped away.
            .filter(
              (element) => element.localName !== 'input' && getComputedStyle(element).clipPath === 'none',
            )
            .filter(
              (element) =>
                element === document.documentElement || getComputedStyle(element).overflowX !== 'visible',
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        ),
      )
      .toEqual([]);
  for (const step of STEPS.slice(1)) {
    await expectFits();
    await nextButton(page).click();
    await expect(heading(page, step)).toBeInViewport();
    if (step === 'Select Core Services') await item(page, 'BioRinse').check();
  }
  await drawButton(page).click();
  await pad(page).waitFor();
  await sign(page, 'Ada Lovelace'.repeat(12));
  await expectFits();
  await completeButton(page).click();
  await expect(thanks(page)).toBeInViewport();
  await expectFits();
  await expectQuoted(client);
});

/** Everything to press or choose or type into, with its size where that is below 44 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document
      .querySelector('bio-quote-builder')
      ?.shadowRoot?.querySelectorAll('button, input, textarea, summary');
    return Array.from(controls ?? [], (control) => control.closest('label') ?? control)
      .map((target) => ({ html: target.outerHTML.slice(0, 100), ...target.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && (width < 43.9 || height < 43.9))
      .map(({ html }) => html);
  });

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // Colours in the middle of a transition are nobody's colours. What follows the scrolling never ends.
    await page.waitForFunction(() =>
      document
        .querySelector('bio-quote-builder')
        ?.shadowRoot?.getAnimations()
        .every(
          ({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline),
        ),
    );
    await expectNoViolations(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test(`axe finds nothing on any step at ${width} px, and all targets have 44 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await bringAxe(page);
    await open(page);
    await fillClient(page, newClient());
    await expectAccessible(page, 'client');
    await nextButton(page).click();
    await item(page, 'BioSeal').check();
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
    await expect(async () => {
      await completeButton(page).click({ force: true });
      await expect(approval(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    await drawButton(page).click();
    await pad(page).waitFor();
    await expectAccessible(page, 'signature, with all that can be missing');
    await sign(page);
    await page.route(DESK, (route) => route.fulfill({ status: 400 }), { times: 1 });
    await completeButton(page).click();
    await expect(problem(page)).toBeFocused();
    await expectAccessible(page, 'an error');
    await completeButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectAccessible(page, 'the confirmation');
  });
}
