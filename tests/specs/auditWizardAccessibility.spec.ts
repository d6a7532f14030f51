/** The audit wizard for everybody: by keyboard, zoomed in, with a screen reader, in forced colors. */
import { expect, type Page, test } from 'playwright/test';
import {
  closeButton,
  dialog,
  expectConfirmation,
  expectRequested,
  expectStep,
  fillInfo,
  heading,
  infoField,
  LINK,
  newInfo,
  nextButton,
  notes,
  option,
  photoInput,
  photos,
  png,
  previousButton,
  problem,
  STEPS,
  still,
  submitButton,
  WIZARD,
} from '../pages/auditWizard';
import {
  bringAxe,
  expectFocusSeen,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  tabTo,
} from '../support/accessibility';
import { auditOptions } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { waitForMethods } from '../support/hydration';
import { sample } from '../support/sample';
import { DESK } from '../support/urls';

/** A page that is itself beyond reproach. */
const open = (page: Page) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}
    <main><h1>Care</h1><p style="font-size:48px">${LINK}</p>${WIZARD}</main>`,
  );

test('the whole wizard by keyboard alone; each step begins at its heading', async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  const link = page.getByRole('link', { name: 'Free audit' });
  await waitForMethods(page, 'bio-audit-wizard');
  await keyboard.press('Tab');
  await expect(link).toBeFocused();
  await keyboard.press('Enter');
  const box = dialog(page);
  await expect(heading(box)).toBeFocused();
  await expect(heading(box)).toHaveAccessibleDescription('Step 1 of 5');
  await expect(page.getByRole('banner')).toHaveCount(0); // that is the page's

  // Next can be reached, says why it does not go on, and stays where it is.
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(nextButton(box)).toBeFocused();
  await expect(box.getByText('Still needed: Full Name')).toBeVisible();
  await tabTo(page, infoField.fullName(box));
  const info = newInfo();
  for (const name of ['fullName', 'serviceAddress', 'email', 'phone'] as const) {
    await expect(infoField[name](box)).toBeFocused();
    await keyboard.type(info[name]);
    await keyboard.press('Tab');
  }
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  for (const step of ['Clean', 'Strip', 'Protect'] as const) {
    const choice = auditOptions[step][0] ?? 'an option';
    await expectStep(box, step);
    await expect(heading(box)).toBeFocused();
    await tabTo(page, option(box, choice));
    await keyboard.press('Space');
    await expect(option(box, choice)).toBeChecked();
    await tabTo(page, nextButton(box));
    await keyboard.press('Space');
  }
  await expect(heading(box)).toBeFocused();
  await photoInput(box).waitFor();
  await keyboard.press('Tab');
  await expect(notes(box)).toBeFocused();
  await keyboard.type('A dog');
  await keyboard.press('Tab');
  await expect(photoInput(box)).toBeFocused();
  await keyboard.press('Tab');
  await expect(previousButton(box)).toBeFocused();
  await keyboard.press('Tab');
  await expect(submitButton(box)).toBeFocused();
  await keyboard.press('Enter');
  await expectConfirmation(box);
  await expect(heading(box)).toBeFocused();
  await tabTo(page, closeButton(box));
  await keyboard.press('Enter');
  await expect(link).toBeFocused();
  expect(await expectRequested(info)).toMatchObject({
    cleaningServices: auditOptions.Clean.slice(0, 1),
    strippingServices: auditOptions.Strip.slice(0, 1),
    protectionServices: auditOptions.Protect.slice(0, 1),
    notes: 'A dog',
  });
});

// 1280 × 1024 at 400 % zoom.
test('at 320 × 256 nothing needs sideways scrolling, and the wizard works', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const box = dialog(page);
  const expectFits = () => expectNoSidewaysScroll(page, 'bio-audit-wizard');
  await expectFits();
  await infoField.phone(box).press('Enter');
  await expect(infoField.fullName(box)).toBeInViewport();
  const info = newInfo();
  await fillInfo(box, info);
  for (const step of ['Clean', 'Strip', 'Protect'] as const) {
    await nextButton(box).click();
    await expect(heading(box)).toBeInViewport();
    await expectFits();
    for (const name of auditOptions[step]) await option(box, name).check();
  }
  await nextButton(box).click();
  await photoInput(box).setInputFiles([png('roof.png')]);
  await expect(photos(box)).toHaveCount(1);
  await expectFits();
  await submitButton(box).click();
  await expectConfirmation(box);
  await expectFits();
  await closeButton(box).click();
  expect(await expectRequested(info)).toMatchObject({ cleaningServices: auditOptions.Clean });
});

test('on a phone the dialog fills the screen, and every stop of the keyboard can be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a dialog that still moves is nowhere to be measured
  await open(page);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const box = dialog(page);
  expect(await box.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 600 });
  await fillInfo(box, newInfo());
  await nextButton(box).click();
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await expect(nextButton(box)).toBeInViewport();
    await page.keyboard.press(key);
    if (
      await heading(box).evaluate(
        (element) => element === (element.getRootNode() as ShadowRoot).activeElement,
      )
    )
      continue;
    await expectFocusSeen(page, 'bio-audit-wizard');
  }
});

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await still(page);
    await expectNoViolations(page);
    await expectLargeTargets(page, 'bio-audit-wizard');
  });
}

for (const width of sample('widths of the audit wizard', [390, 1440], 1))
  test(`axe finds nothing on any step at ${width} px, and all targets have 44 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringAxe(page);
    await open(page);
    await page.getByRole('link', { name: 'Free audit' }).click();
    const box = dialog(page);
    await expect(heading(box)).toBeFocused();
    await expectAccessible(page, 'step 1, empty');
    await infoField.phone(box).press('Enter');
    await infoField.email(box).fill('ada');
    await infoField.phone(box).focus();
    await expectAccessible(page, 'step 1, with all that can be wrong');
    await fillInfo(box, newInfo());
    for (const step of STEPS.slice(1)) {
      await nextButton(box).click();
      await expectStep(box, step);
      if (step !== 'Submit') await box.getByRole('checkbox').first().check();
      await expectAccessible(page, step);
    }
    await photoInput(box).setInputFiles([
      png('dot.png'),
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear neighbor') },
    ]);
    await expect(problem(box)).toBeVisible();
    await expect(photos(box)).toHaveCount(1);
    await page.route(DESK, (route) => route.fulfill({ status: 400 }), { times: 1 });
    await submitButton(box).click();
    await expect(problem(box).last()).toBeFocused();
    await expectAccessible(page, 'an error');
    await submitButton(box).click();
    await expectConfirmation(box);
    await expectAccessible(page, 'the thank-you');
  });
