/** The estimator for everybody: by keyboard, zoomed in, in forced colors, with a screen reader. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { holdAnswers, type Within } from '../pages/contactForm';
import {
  answerLocation,
  answerProperty,
  answersOf,
  backButton,
  bookButton,
  card,
  chip,
  closeButton,
  computeButton,
  confirmButton,
  contactField,
  ESTIMATOR,
  expectConfirmation,
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
  QUICK,
  QUICK_RANGE,
  range,
  requestEstimate,
  smsConsent,
  sqft,
  still,
  zip,
} from '../pages/estimator';
import {
  bringAxe,
  expectFocusSeen,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  tabTo,
} from '../support/accessibility';
import { expectRequested } from '../support/desk';
import {
  addOn,
  firstAnswer,
  firstQuestion,
  firstService,
  propertyTypes,
  quantityLabel,
  secondAnswer,
  service,
} from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { sample, sampleEntries } from '../support/sample';
import { DESK } from '../support/urls';

/** A page that is itself beyond reproach. */
const open = (page: Page, html: string) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}<main><h1>Prices</h1>${html}</main>`,
  );

test('the whole wizard by keyboard alone; each step begins at its heading', async ({ page }) => {
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
  await tabTo(page, card(box, service.name));
  await keyboard.press('Space');
  await expect(card(box, service.name)).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(box, 'addOns')).toBeFocused();
  await expect(heading(box, 'addOns')).toHaveAccessibleDescription(/^Step 2 of 5/);
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'property')).toBeFocused();

  const [type = '', nextType = ''] = propertyTypes;
  await tabTo(page, chip(box, 'Property type', type));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(chip(box, 'Property type', nextType)).toBeChecked();
  await keyboard.press('Tab');
  await expect(chip(box, firstQuestion.label, firstAnswer)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(chip(box, firstQuestion.label, secondAnswer)).toBeChecked();
  await tabTo(page, sqft(box));
  await keyboard.type('2,400');
  await tabTo(page, backButton(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'addOns')).toBeFocused();
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(chip(box, firstQuestion.label, secondAnswer)).toBeChecked();
  await tabTo(page, sqft(box));
  await keyboard.press('Enter');
  await expect(heading(box, 'location')).toBeFocused();
  await keyboard.press('Tab');
  await expect(zip(box)).toBeFocused();
  await expect(zip(box)).toHaveAttribute('inputmode', 'numeric');
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
  await expect(heading(box, 'confirmation')).toBeFocused();
  expect(await expectRequested(contact)).toMatchObject({
    propertyInfo: { type: nextType, sqft: '2,400', ...answersOf('property', QUICK) },
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
      await expectFocusSeen(page, 'bio-estimator');
    }
  }
});

// 1280 × 1024 at 400 % zoom.
for (const [where, html] of sampleEntries(
  'zoomed estimators',
  { 'in the page': ESTIMATOR, 'in the panel': PANEL },
  1,
)) {
  test(`at 320 × 256 nothing needs sideways scrolling, and the wizard works ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, html);
    let box: Within = page.locator('bio-estimator');
    if (html === PANEL) {
      await launchButton(page).click();
      box = panel(page);
    }
    const expectFits = () => expectNoSidewaysScroll(page, 'bio-estimator');
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
    await expectConfirmation(box);
    await expect(heading(box, 'confirmation')).toBeInViewport();
    await expectFits();
    await expectRequested(contact);
  });
}

/** The frame that says that a choice is selected: how wide, and whether it is seen. */
const frame = (choice: Locator) =>
  choice.evaluate((input) => {
    const marks = [...(input.closest('label')?.querySelectorAll('span') ?? [])];
    const styles = marks.map((mark) => getComputedStyle(mark, '::before'));
    const { borderTopWidth, opacity } = styles.find(({ content }) => content !== 'none') ?? {};
    return { borderTopWidth, opacity };
  });

const shown = { borderTopWidth: '3px', opacity: '1' };
const hidden = { ...shown, opacity: '0' };

test('in forced colors a chosen card or chip differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, ESTIMATOR);
  await card(page, service.name).check();
  expect(await frame(card(page, service.name))).toEqual(shown);
  expect(await frame(card(page, firstService.name))).toEqual(hidden);
  const tick = (name: string) => page.locator('label').filter({ hasText: name }).locator('span > svg').last();
  await expect(tick(service.name)).toBeVisible();
  await expect(tick(firstService.name)).toBeHidden();
  await nextButton(page).click();
  await nextButton(page).click();
  await chip(page, firstQuestion.label, secondAnswer).check();
  expect(await frame(chip(page, firstQuestion.label, secondAnswer))).toEqual(shown);
  expect(await frame(chip(page, firstQuestion.label, firstAnswer))).toEqual(hidden);
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
  const release = await holdAnswers(page);
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
  release();
  await expectConfirmation(panel(page));
});

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await still(page);
    await expectNoViolations(page);
    await expectLargeTargets(page, 'bio-estimator');
  });
}

for (const [where, html, width] of sample(
  'estimators for axe',
  [
    ['in the page', ESTIMATOR.replace(' ', ' quantities live-range '), 390],
    ['in the page', ESTIMATOR.replace(' ', ' quantities live-range '), 1440],
    ['in the panel', PANEL, 390],
    ['in the panel', PANEL, 1440],
  ] as const,
  2,
)) {
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
      await page.getByRole('textbox', { name: quantityLabel }).fill('many');
      await nextButton(box).click();
      await expectAccessible(page, 'step 1, a bad quantity');
      await page.getByRole('textbox', { name: quantityLabel }).fill('90');
    }
    await nextButton(box).click();
    await card(box, addOn.name).check();
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
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear neighbor') },
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
    await expectConfirmation(box);
    await expectAccessible(page, 'the thank-you');
  });
}
