/** The estimator for everybody: by keyboard, zoomed in, in forced colours, with a screen reader. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { DESK } from './addresses';
import { bringAxe, expectNoViolations } from './axe';
import { expectRequested } from './desk';
import {
  answerLocation,
  answerProperty,
  backButton,
  bookButton,
  card,
  chip,
  closeButton,
  computeButton,
  confirmButton,
  contactField,
  ESTIMATOR,
  expectThanks,
  FULL,
  fillContact,
  heading,
  launchButton,
  newContact,
  nextButton,
  PANEL,
  panel,
  photoInput,
  problem,
  QUICK_RANGE,
  range,
  requestEstimate,
  smsConsent,
  sqft,
  still,
  zip,
} from './estimator';
import { openForeignPage, SCRIPT } from './publish';
import { holdAnswers, type Within } from './visitor';

/** A page that is itself beyond reproach. */
const open = (page: Page, html: string) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}<main><h1>Prices</h1>${html}</main>`,
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

test('a whole visit by keyboard alone; each step begins at its heading', async ({ page }) => {
  await open(page, PANEL);
  const { keyboard } = page;
  await launchButton(page).waitFor();
  await keyboard.press('Tab');
  await expect(launchButton(page)).toBeFocused();
  await keyboard.press('Enter');
  const box = panel(page);
  await expect(heading(box, 'services')).toBeFocused();

  // The message is said, and what it asks for is one Shift+Tab away at most.
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(problem(box)).toBeFocused();
  await closeButton(box).focus();
  await tabTo(page, card(box, 'LineGuard'));
  await keyboard.press('Space');
  await expect(card(box, 'LineGuard')).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(box, 'addOns')).toBeFocused();
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'property')).toBeFocused();

  await tabTo(page, chip(box, 'Property type', 'Single-family'));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(chip(box, 'Property type', 'Townhome')).toBeChecked();
  await keyboard.press('Tab');
  await expect(chip(box, 'Stories', '1')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(chip(box, 'Stories', '2')).toBeChecked();
  await tabTo(page, sqft(box));
  await keyboard.type('2,400');
  await tabTo(page, backButton(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'addOns')).toBeFocused();
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(chip(box, 'Stories', '2')).toBeChecked();
  await tabTo(page, sqft(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'location')).toBeFocused();
  await keyboard.press('Tab');
  await expect(zip(box)).toBeFocused();
  await keyboard.type('30009');
  await keyboard.press('Enter');
  await expect(heading(box, 'result')).toBeFocused();
  await expect(range(box)).toHaveText(QUICK_RANGE);
  await keyboard.press('Tab');
  await expect(bookButton(box)).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(box, 'contact')).toBeFocused();

  await photoInput(box).waitFor();
  const contact = newContact();
  for (const name of ['firstName', 'phone', 'email', 'preferredDays'] as const) {
    await keyboard.press('Tab');
    await expect(contactField[name](box)).toBeFocused();
    await keyboard.type(contact[name]);
  }
  await keyboard.press('Tab');
  await expect(photoInput(box)).toBeFocused();
  await keyboard.press('Tab');
  await expect(smsConsent(box)).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(confirmButton(box)).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(box, 'thanks')).toBeFocused();
  expect(await expectRequested(contact)).toMatchObject({
    propertyInfo: { type: 'Townhome', stories: '2', sqft: '2,400' },
    contactInfo: { smsConsent: true },
  });
  await keyboard.press('Escape');
  await expect(launchButton(page)).toBeFocused();
});

test('every stop of the keyboard can be seen, also behind the foot and the head of the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a panel that still slides in is nowhere to be measured
  for (const html of [ESTIMATOR, PANEL]) {
    await open(page, html);
    if (html === PANEL) await launchButton(page).click();
    await heading(page, 'services').focus();
    for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const seen = await page.locator('bio-estimator :focus').evaluate((element) => {
        // A card shows the focus of the box inside it.
        const shown = element.closest('[part=choice]') ?? element;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        const { left, right, top, bottom } = shown.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        const uncovered = [top + 2, bottom - 2].every((y) =>
          shown.contains(root.elementFromPoint((left + right) / 2, y)),
        );
        return { outlineStyle, outlineWidth, uncovered };
      });
      expect(seen).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', uncovered: true });
    }
  }
});

// 1280 × 1024 at 400 % zoom.
for (const [where, html] of Object.entries({ 'in the page': ESTIMATOR, 'in the panel': PANEL })) {
  test(`at 320 × 256 nothing needs sideways scrolling, and a visit works ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, html);
    let box: Within = page.locator('bio-estimator');
    if (html === PANEL) {
      await launchButton(page).click();
      box = panel(page);
    }
    const expectFits = () =>
      expect
        .poll(() =>
          page.evaluate(() =>
            [
              document.documentElement,
              ...(document.querySelector('bio-estimator')?.shadowRoot?.querySelectorAll('*') ?? []),
            ]
              .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
              .filter(
                (element) =>
                  element === document.documentElement || getComputedStyle(element).overflowX !== 'visible',
              )
              .map((element) => element.outerHTML.slice(0, 80)),
          ),
        )
        .toEqual([]);
    await expectFits();
    await nextButton(box).click();
    await expect(problem(box)).toBeInViewport();
    for (const name of FULL.services) await card(box, name).check();
    await nextButton(box).click();
    await expect(heading(box, 'addOns')).toBeInViewport();
    await expectFits();
    await nextButton(box).click();
    await answerProperty(box, FULL);
    await expectFits();
    await nextButton(box).click();
    await answerLocation(box, FULL);
    await expectFits();
    await computeButton(box).click();
    await expect(heading(box, 'result')).toBeInViewport();
    await expectFits();
    await bookButton(box).click();
    await photoInput(box).waitFor();
    await expectFits();
    const contact = newContact();
    await fillContact(box, contact);
    await confirmButton(box).click();
    await expectThanks(box);
    await expect(heading(box, 'thanks')).toBeInViewport();
    await expectFits();
    await expectRequested(contact);
  });
}

const look = (choice: Locator) =>
  choice.evaluate((input) => {
    const label = input.closest('label');
    if (!label) throw new Error('A choice has no label.');
    return [label, ...label.querySelectorAll('span')].map((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor, color } = getComputedStyle(element);
      return { borderTopWidth, borderTopColor, backgroundColor, color };
    });
  });

test('in forced colours a chosen card or chip differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, ESTIMATOR);
  await card(page, 'BioSeal').check();
  const border = async (choice: Locator) => (await look(choice))[0]?.borderTopWidth;
  expect(await border(card(page, 'BioSeal'))).toBe('3px');
  expect(await border(card(page, 'BioRinse'))).toBe('1px');
  expect((await look(card(page, 'BioSeal'))).at(-1)).not.toEqual((await look(card(page, 'BioRinse'))).at(-1));
  await nextButton(page).click();
  await nextButton(page).click();
  await chip(page, 'Stories', '2').check();
  expect(await border(chip(page, 'Stories', '2'))).toBe('3px');
  expect(await border(chip(page, 'Stories', '1'))).toBe('1px');
  // How far the visit is.
  const bars = await page
    .locator('bio-estimator [aria-hidden=true] > span')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(bars[0]).toBe(bars[2]);
  expect(bars[2]).not.toBe(bars[3]);
});

test('with reduced motion the panel does not slide, and nothing turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PANEL);
  await launchButton(page).click();
  const letGo = await holdAnswers(page);
  await requestEstimate(panel(page));
  await page.getByRole('button', { name: 'Sending your request...' }).waitFor();
  const moving = await page.evaluate(() => {
    const root = document.querySelector('bio-estimator')?.shadowRoot;
    return Array.from(root?.querySelectorAll('*') ?? [], (element) => getComputedStyle(element)).filter(
      ({ animationName, animationDuration, animationIterationCount, transitionDuration }) =>
        (animationName !== 'none' &&
          (Number.parseFloat(animationDuration) > 0.01 || animationIterationCount !== '1')) ||
        transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0.01),
    ).length;
  });
  expect(moving).toBe(0);
  letGo();
  await expectThanks(panel(page));
});

/** Everything to press, choose or type into that is seen, with its size where that is below 44 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('bio-estimator')?.shadowRoot;
    const small: string[] = [];
    let count = 0;
    for (const control of root?.querySelectorAll('button, input, textarea, select') ?? []) {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0) continue;
      count++;
      if (width < 43.9 || height < 43.9)
        small.push(`${target.outerHTML.slice(0, 100)}: ${width} × ${height}`);
    }
    return { small, count };
  });

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await still(page);
    await expectNoViolations(page);
    const { small, count } = await smallTargets(page);
    expect(small).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
}

for (const [where, html, width] of [
  ['in the page', ESTIMATOR.replace(' ', ' quantities live-range '), 390],
  ['in the page', ESTIMATOR.replace(' ', ' quantities live-range '), 1440],
  ['in the panel', PANEL, 390],
  ['in the panel', PANEL, 1440],
] as const) {
  test(`axe finds nothing on any step at ${width} px ${where}, and all targets have 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await bringAxe(page);
    await open(page, html);
    let box: Within = page.locator('bio-estimator');
    if (html === PANEL) {
      await launchButton(page).waitFor();
      await expectAccessible(page, 'the button');
      await launchButton(page).click();
      box = panel(page);
    }
    await nextButton(box).click();
    await expect(problem(box)).toBeVisible();
    await expectAccessible(page, 'step 1, nothing chosen');
    for (const name of FULL.services) await card(box, name).check();
    if (html !== PANEL) {
      await page.getByRole('textbox', { name: 'How many feet of gutter?' }).fill('many');
      await nextButton(box).click();
      await expectAccessible(page, 'step 1, a bad quantity');
      await page.getByRole('textbox', { name: 'How many feet of gutter?' }).fill('90');
    }
    await nextButton(box).click();
    await card(box, 'Glass cleaning').check();
    await expectAccessible(page, 'step 2');
    await nextButton(box).click();
    await answerProperty(box, { ...FULL, sqft: 'large' });
    await expectAccessible(page, 'step 3, an odd size');
    await nextButton(box).click();
    await answerLocation(box, { ...FULL, zip: 'here' });
    await expectAccessible(page, 'step 4, an odd ZIP code');
    await computeButton(box).click();
    await expectAccessible(page, 'the result');
    await bookButton(box).click();
    await photoInput(box).waitFor();
    await confirmButton(box).click();
    await expect(contactField.firstName(box)).toBeFocused();
    await photoInput(box).setInputFiles([
      {
        name: 'dot.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
          'base64',
        ),
      },
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear neighbour') },
    ]);
    await expect(problem(box)).toBeVisible();
    await expectAccessible(page, 'the contact form, with all that can be wrong');
    await fillContact(box, newContact());
    await page.route(DESK, (route) => route.fulfill({ status: 400 }), { times: 1 });
    await photoInput(box).setInputFiles([]);
    await confirmButton(box).click();
    await expect(problem(box).last()).toBeFocused();
    await expectAccessible(page, 'an error');
    await confirmButton(box).click();
    await expectThanks(box);
    await expectAccessible(page, 'the thank-you');
  });
}
