/** The audit wizard for everybody: by keyboard, zoomed in, with a screen reader, in forced colours. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { DESK } from './addresses';
import {
  closeButton,
  dialog,
  expectRequested,
  expectStep,
  expectThanks,
  fillInfo,
  heading,
  infoField,
  LINK,
  newInfo,
  nextButton,
  notes,
  OPTIONS,
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
} from './auditWizard';
import { bringAxe, expectNoViolations } from './axe';
import { openForeignPage, SCRIPT } from './publish';
import { waitForMethods } from './visitor';

/** A page that is itself beyond reproach. */
const open = (page: Page) =>
  openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}
    <main><h1>Care</h1><p style="font-size:48px">${LINK}</p>${WIZARD}</main>`,
  );

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
  }
  await expect(target, 'Tab gets there').toBeFocused();
}

test('a whole visit by keyboard alone; each step begins at its heading', async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  const link = page.getByRole('link', { name: 'Free audit' });
  await waitForMethods(page, 'bio-audit-wizard');
  await keyboard.press('Tab');
  await expect(link).toBeFocused();
  await keyboard.press('Enter');
  const box = dialog(page);
  await expect(heading(box)).toBeFocused();

  // Next can be reached, says why it does not go on, and leads to what it asks for.
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  await expect(infoField.fullName(box)).toBeFocused();
  const info = newInfo();
  for (const name of ['fullName', 'serviceAddress', 'email', 'phone'] as const) {
    await expect(infoField[name](box)).toBeFocused();
    await keyboard.type(info[name]);
    await keyboard.press('Tab');
  }
  await tabTo(page, nextButton(box));
  await keyboard.press('Enter');
  for (const [step, choice] of [
    ['Clean', 'House Siding'],
    ['Strip', 'Rust Removal'],
    ['Protect', 'Protecting my Roof'],
  ] as const) {
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
  await expectThanks(box);
  await expect(heading(box)).toBeFocused();
  await keyboard.press('Tab');
  await expect(closeButton(box)).toBeFocused();
  await keyboard.press('Enter');
  await expect(link).toBeFocused();
  expect(await expectRequested(info)).toMatchObject({
    cleaningServices: ['House Siding'],
    strippingServices: ['Rust Removal'],
    protectionServices: ['Protecting my Roof'],
    notes: 'A dog',
  });
});

// 1280 × 1024 at 400 % zoom.
test('at 320 × 256 nothing needs sideways scrolling, and a visit works', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const box = dialog(page);
  const expectFits = () =>
    expect
      .poll(() =>
        page.evaluate(() =>
          [...(document.querySelector('bio-audit-wizard')?.shadowRoot?.querySelectorAll('*') ?? [])]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .filter((element) => {
              const { overflowX, clipPath } = getComputedStyle(element);
              return overflowX !== 'visible' && clipPath === 'none'; // what is clipped is there for screen readers
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        ),
      )
      .toEqual([]);
  await expectFits();
  await nextButton(box).press('Enter');
  await expect(infoField.fullName(box)).toBeInViewport();
  const info = newInfo();
  await fillInfo(box, info);
  for (const step of ['Clean', 'Strip', 'Protect'] as const) {
    await nextButton(box).click();
    await expect(heading(box)).toBeInViewport();
    await expectFits();
    for (const name of OPTIONS[step]) await option(box, name).check();
  }
  await nextButton(box).click();
  await photoInput(box).setInputFiles([png('roof.png')]);
  await expect(photos(box)).toHaveCount(1);
  await expectFits();
  await submitButton(box).click();
  await expectThanks(box);
  await expectFits();
  await closeButton(box).click();
  expect(await expectRequested(info)).toMatchObject({ cleaningServices: OPTIONS.Clean });
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
    const seen = await page.locator('bio-audit-wizard :focus').evaluate((element) => {
      const shown = element.closest('[part=choice]') ?? element;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const uncovered = [top + 2, bottom - 2].every((y) =>
        shown.contains(root.elementFromPoint((left + right) / 2, y)),
      );
      return { outline: getComputedStyle(shown).outlineWidth, uncovered };
    });
    expect(seen).toEqual({ outline: '3px', uncovered: true });
  }
});

/** Everything to press or type into that is seen and smaller than 44 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('bio-audit-wizard')?.shadowRoot;
    const small: string[] = [];
    for (const control of root?.querySelectorAll('button, input, textarea') ?? []) {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && (width < 43.9 || height < 43.9))
        small.push(`${target.outerHTML.slice(0, 100)}: ${width} × ${height}`);
    }
    return small;
  });

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await still(page);
    await expectNoViolations(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

for (const width of [390, 1440])
  test(`axe finds nothing on any step at ${width} px, and all targets have 44 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringAxe(page);
    await open(page);
    await page.getByRole('link', { name: 'Free audit' }).click();
    const box = dialog(page);
    await expect(heading(box)).toBeFocused();
    await expectAccessible(page, 'step 1, empty');
    await nextButton(box).press('Enter');
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
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear neighbour') },
    ]);
    await expect(problem(box)).toBeVisible();
    await expect(photos(box)).toHaveCount(1);
    await page.route(DESK, (route) => route.fulfill({ status: 400 }), { times: 1 });
    await submitButton(box).click();
    await expect(problem(box).last()).toBeFocused();
    await expectAccessible(page, 'an error');
    await submitButton(box).click();
    await expectThanks(box);
    await expectAccessible(page, 'the thank-you');
  });
