/** The free property check: asked for in five steps, over any page. */
import { expect, type Page, test } from 'playwright/test';
import {
  closeButton,
  closeIcon,
  dialog,
  expectConfirmation,
  expectError,
  expectFresh,
  expectInfo,
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
  requestAudit,
  sendingButton,
  submitButton,
  WIZARD,
  walkToSubmit,
} from '../pages/auditWizard';
import { holdAnswers, watchSending, withoutStorage } from '../pages/contactForm';
import { fileNamed, REACT } from '../support/builtFiles';
import { bookingsOf } from '../support/desk';
import { blockSessionStorage, storedDrafts } from '../support/deviceStorage';
import { auditOptions } from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { waitForMethods, watchHydration } from '../support/hydration';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { holdBack } from '../support/slowNetwork';
import { DESK, FOREIGN_SITE } from '../support/urls';
import { backFromNewEntry } from '../support/waysBack';

async function openPage(page: Page, html = LINK + WIZARD): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // every press would wait until the dialog stands still
  await openForeignPage(page, `<meta name="viewport" content="width=device-width">${SCRIPT}${html}`);
}

/** On a page of its own, opened. */
async function openWizard(page: Page, html = LINK + WIZARD) {
  await openPage(page, html);
  await page.getByRole('link', { name: 'Free audit' }).click();
  await expect(heading(dialog(page))).toBeFocused();
  return dialog(page);
}

/** For what only the widget's own code answers: on a busy machine it may come after the first words are typed. */
async function openHydrated(page: Page) {
  await watchHydration(page);
  const box = await openWizard(page);
  await page.locator('bio-audit-wizard[data-hydrated]').waitFor({ state: 'attached' });
  return box;
}

const call = (page: Page, method: 'show' | 'hide' | 'reset') =>
  page
    .locator('bio-audit-wizard')
    .evaluate((element, name) => (element as unknown as Record<string, () => void>)[name]?.(), method);

test('a whole audit request, from the hero of our site to the lead desk', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const heard = await listenTo(page, ['bio-open', 'bio-close', 'bio-step', 'bio-lead-sent']);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get my free property check' }).click();
  const box = dialog(page);
  const info = newInfo();
  const chosen = {
    Clean: auditOptions.Clean.filter((_, index) => index % 2 === 0),
    Strip: auditOptions.Strip.slice(-1),
    Protect: auditOptions.Protect.slice(0, 2),
  };
  await expectStep(box, 'Info');
  await expect(previousButton(box)).toBeDisabled();
  await fillInfo(box, info);
  for (const step of ['Clean', 'Strip', 'Protect'] as const) {
    await nextButton(box).click();
    await expectStep(box, step);
    await expect(heading(box)).toBeFocused();
    const labels = await box
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    expect(labels).toEqual(auditOptions[step]);
    for (const name of chosen[step]) await option(box, name).check();
  }
  await previousButton(box).click();
  await expectStep(box, 'Strip');
  for (const name of chosen.Strip) await expect(option(box, name)).toBeChecked();
  await nextButton(box).click();
  await test.step('"No, thanks" and the others exclude each other', async () => {
    const [no = ''] = auditOptions.Protect.slice(-1);
    await option(box, no).check();
    await expect(box.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(box.getByText(/^No longer chosen: /)).toHaveText(new RegExp(chosen.Protect.join('; ')));
    for (const name of chosen.Protect) await option(box, name).check();
    await expect(option(box, no)).not.toBeChecked();
  });
  await nextButton(box).click();
  await expectStep(box, 'Submit');
  await test.step('marks of steps that were shown lead there and back', async () => {
    await box.getByRole('button', { name: 'Step 2 of 5, completed, Clean', exact: true }).click();
    await expectStep(box, 'Clean');
    await expect(heading(box)).toBeFocused();
    await box.getByRole('button', { name: 'Step 5 of 5, Submit', exact: true }).click();
    await expectStep(box, 'Submit');
  });
  await expect(notes(box)).toHaveAttribute('rows', '4');
  await notes(box).fill('Zażółć 🏡\nThe gate code is 1234.');
  await photoInput(box).setInputFiles([png('roof.png'), png('deck.png', 200)]);
  await expect(photos(box)).toHaveCount(2);
  await submitButton(box).click();
  await expectConfirmation(box);
  await expect(heading(box)).toBeFocused();
  expect(await expectRequested(info)).toMatchObject({
    cleaningServices: chosen.Clean,
    strippingServices: chosen.Strip,
    protectionServices: chosen.Protect,
    notes: 'Zażółć 🏡\nThe gate code is 1234.',
    photos: ['roof', 'deck'].map(() => expect.stringMatching(/^data:image\/jpeg;base64,/) as unknown),
  });
  expect(await storedDrafts(page)).toEqual([]);

  await closeButton(box).click();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL('/');
  const names = heard.map(({ name, detail }) => (name === 'bio-step' ? detail['label'] : name));
  const steps = ['Clean', 'Strip', 'Protect', 'Strip', 'Protect', 'Submit', 'Clean', 'Submit'];
  expect(names).toEqual(['bio-open', ...steps, 'bio-lead-sent', 'bio-close']);
  await call(page, 'show');
  await expectFresh(box);
  expect(pageErrors).toEqual([]);
});

test('Next says to everyone what is missing, and does nothing until it is there; Enter in a field leads there', async ({
  page,
}) => {
  const box = await openWizard(page);
  const next = nextButton(box);
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Still needed: Full Name, Service Address, Email, Phone.');
  await infoField.fullName(box).fill('Ada');
  await infoField.serviceAddress(box).fill(' \n ');
  await infoField.email(box).fill('ada@example.com');
  await infoField.phone(box).fill('   ');
  await expect(box.getByText('Still needed: Service Address, Phone.')).toBeVisible();
  await next.press('Enter');
  await next.click({ force: true });
  await expect(next).toBeFocused();
  await expect(box.getByText('Still needed: Service Address, Phone.')).toBeInViewport({ ratio: 1 });
  await expect(box.locator('[aria-invalid=true]')).toHaveCount(0);
  await infoField.phone(box).press('Enter');
  await expect(infoField.serviceAddress(box)).toBeFocused();
  await expect(infoField.serviceAddress(box)).toHaveAccessibleDescription(/Please fill in this field\./);
  await expectStep(box, 'Info');
  await infoField.serviceAddress(box).fill('12 Main Street');
  await expect(infoField.serviceAddress(box)).toHaveAttribute('aria-invalid', 'false');
  await infoField.phone(box).fill('7');
  await expect(next).toBeEnabled();
  await expect(next).toHaveAccessibleDescription('');
  await infoField.phone(box).press('Enter');
  await expectStep(box, 'Clean');
});

test('closed, it takes no space, and its dialog is not even fetched', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openPage(
    page,
    `<style>body{margin:0;display:grid;gap:40px}</style><p id="before">Above</p>${WIZARD.replace(' ', ' id="check" ')}
    <p><a href="#check">Check</a></p><p style="height:3000px">Long`,
  );
  await waitForMethods(page, 'bio-audit-wizard');
  await page.waitForLoadState('networkidle');
  const gap = await page.evaluate(() => {
    const [above, below] = document.querySelectorAll('p');
    return Number(below?.getBoundingClientRect().top) - Number(above?.getBoundingClientRect().bottom);
  });
  expect(gap).toBeLessThan(80);
  expect(files.filter((file) => /Wizard-/.test(file))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 30));
  await page.getByRole('link', { name: 'Check' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(30);
});

test('every way to open and close it; the icon and Escape keep what was typed', async ({ page }) => {
  const heard = await listenTo(page, ['bio-open', 'bio-close']);
  const pageErrors = await watchPageErrors(page);
  const box = await openWizard(page, `${LINK}${WIZARD}<p style="height:3000px">Long`);
  const bare = page.url().replace('#audit', '');
  const link = page.getByRole('link', { name: 'Free audit' });
  const element = page.locator('bio-audit-wizard');
  const info = newInfo();

  await test.step('the page behind stands still and is out of reach', async () => {
    await expect(page).toHaveURL(`${bare}#audit`);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(5, 5);
    await expect(box).toBeVisible();
    await expect(element).toHaveAttribute('open', '');
  });
  await test.step('Escape', async () => {
    await fillInfo(box, info);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(bare);
    await expect(element).not.toHaveAttribute('open');
    await link.click();
    await expectInfo(box, info);
  });
  await test.step('the icon', async () => {
    await nextButton(box).click();
    await closeIcon(box).click();
    await expect(link).toBeFocused();
    await link.click();
    await expectStep(box, 'Clean');
  });
  await test.step("the browser's Back, and Forward", async () => {
    await backFromNewEntry(page);
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(bare);
    await page.goForward();
    await expectStep(box, 'Clean');
    await page.keyboard.press('Escape');
  });
  await test.step('the attribute', async () => {
    await element.evaluate((one) => one.setAttribute('open', ''));
    await expectStep(box, 'Clean');
    await element.evaluate((one) => one.removeAttribute('open'));
    await expect(box).toBeHidden();
    await element.evaluate((one) => one.setAttribute('open', 'false'));
    await expect(box).toBeHidden();
  });
  await test.step('the methods', async () => {
    await call(page, 'show');
    await expectStep(box, 'Clean');
    await call(page, 'hide');
    await expect(box).toBeHidden();
    await call(page, 'show');
    await call(page, 'reset');
    await expectFresh(box);
    await page.keyboard.press('Escape');
  });
  await test.step('the address', async () => {
    await page.goto('about:blank');
    await page.goto(`${bare}#audit`);
    await expect(heading(box)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(bare);
  });
  await test.step('there from the start', async () => {
    await openPage(page, WIZARD.replace(' ', ' open '));
    await expect(box).toBeVisible();
  });
  await expect.poll(() => heard.map(({ name }) => name).slice(0, 2)).toEqual(['bio-open', 'bio-close']);
  expect(pageErrors).toEqual([]);
});

test('a reload, Back and another page of the site find everything as it was', async ({ page }) => {
  let box = await openWizard(page);
  const info = await walkToSubmit(box);
  await notes(box).fill('A dog');
  await photoInput(box).setInputFiles([png('roof.png')]);
  await expect(photos(box)).toHaveCount(1);
  for (const go of [
    () => page.reload(),
    async () => {
      await page.goto(FOREIGN_SITE + (await serve('<title>Elsewhere</title><p>Elsewhere')));
      await page.goBack();
    },
    async () => {
      box = await openWizard(page);
    },
  ]) {
    await go();
    await expectStep(box, 'Submit');
    await expect(notes(box)).toHaveValue('A dog');
    await expect(page.getByRole('img', { name: 'roof.png' })).toBeVisible();
  }
  await submitButton(box).click();
  await expectConfirmation(box);
  expect(await expectRequested(info)).toMatchObject({ notes: 'A dog' });
  expect(await storedDrafts(page)).toEqual([]);
  await page.reload();
  await expectFresh(box);
});

test('a lead that is refused, or lost on a device without storage, shows the error with the phone; the input and the id stay', async ({
  page,
}) => {
  await withoutStorage(page);
  const sent = watchSending(page);
  const box = await openWizard(page);
  const info = await walkToSubmit(box);
  await notes(box).fill('A dog');
  for (const answer of [{ status: 400, body: '{}' }, { status: 500 }, undefined]) {
    await page.route(DESK, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await submitButton(box).click();
    await expectError(box);
    await page.unroute(DESK);
    await expect(box.getByRole('alert').last()).toBeFocused();
    await expect(notes(box)).toHaveValue('A dog');
    await notes(box).press('End'); // the error stays until something changes
    await expectError(box);
  }
  await submitButton(box).click();
  await expectConfirmation(box);
  const { id } = await expectRequested(info);
  const ids = sent.map((request) => (request.postDataJSON() as { id: string }).id);
  expect(new Set(ids)).toEqual(new Set([id]));
});

test('without an endpoint the lead is written to the console, and the thank-you shown', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const box = await openWizard(page, `${LINK}<bio-audit-wizard></bio-audit-wizard>`);
  const info = await requestAudit(box);
  await expectConfirmation(box);
  expect(lines.filter((line) => line.includes('was only written here'))).toHaveLength(1);
  expect(await bookingsOf(info)).toEqual([]);
});

test('an email that cannot be one is said in step 1, which is not left with it', async ({ page }) => {
  const sent = watchSending(page);
  const box = await openHydrated(page);
  const info = newInfo();
  await fillInfo(box, { ...info, email: 'ada' });
  await infoField.email(box).focus();
  await page.keyboard.press('Tab');
  await expect(infoField.email(box)).toHaveAccessibleDescription(/name@example\.com/);
  await nextButton(box).click();
  await expectStep(box, 'Info');
  await expect(infoField.email(box)).toBeFocused();
  expect(sent).toEqual([]);
  await infoField.email(box).fill(info.email);
  await expect(infoField.email(box)).toHaveAttribute('aria-invalid', 'false');
  for (let press = 0; press < 4; press++) await nextButton(box).click();
  await submitButton(box).click();
  await expectConfirmation(box);
  await expectRequested(info);
});

test('a megabyte of notes shows an error at the field and is never sent; the rest of the draft survives', async ({
  page,
}) => {
  const sent = watchSending(page);
  const box = await openWizard(page);
  const info = await walkToSubmit(box);
  await notes(box).fill('x'.repeat(1_048_576));
  await expect(notes(box)).toHaveAccessibleDescription(/Please shorten this to 5,000 characters\./);
  await submitButton(box).click();
  await expect(notes(box)).toBeFocused();
  expect(sent).toEqual([]);
  await page.reload();
  await expectStep(box, 'Submit');
  await notes(box).fill('x'.repeat(5000));
  await submitButton(box).click();
  await expectConfirmation(box);
  expect(String((await expectRequested(info))['notes'])).toHaveLength(5000);
});

test('a hundred files, a renamed PDF, an empty and an oversized one', async ({ page }) => {
  const box = await openWizard(page);
  const info = await walkToSubmit(box);
  const empty = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) };
  const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4 Dear Sir') };
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 255) };
  await photoInput(box).setInputFiles([empty, letter, huge]);
  for (const [name, why] of [
    ['empty.jpg', /empty or damaged/],
    ['letter.jpg', /not a photo/],
    ['huge.jpg', /larger than 10 MB/],
  ] as const)
    await expect(box.getByRole('listitem').filter({ hasText: name })).toHaveText(why);
  await photoInput(box).setInputFiles(
    Array.from({ length: 100 }, (_, index) => png(`${index}.png`, index * 2)),
  );
  await expect(photos(box)).toHaveCount(10, { timeout: 15_000 });
  await expect(box.getByText(/not added, because 10 photos are the most/)).toBeVisible();
  await submitButton(box).click();
  await expectConfirmation(box);
  expect((await expectRequested(info))['photos']).toHaveLength(10);
});

test('photos that were not ready when the step was left are reported, not lost silently', async ({
  page,
}) => {
  const box = await openWizard(page);
  await page.route(fileNamed('preparePhoto'), () => undefined); // it never arrives
  const info = await walkToSubmit(box);
  await photoInput(box).setInputFiles([png('roof.png')]);
  await submitButton(box).click();
  await expect(box.getByText('One moment: your photos are still being prepared.')).toBeVisible();
  await previousButton(box).click();
  await nextButton(box).click();
  await expect(box.getByText('Some photos could not be kept. Please choose them again.')).toBeVisible();
  await submitButton(box).click();
  await expectConfirmation(box);
  await expectRequested(info);
});

test('ten fast presses on Next reach the last step, and send nothing', async ({ page }) => {
  const sent = watchSending(page);
  const box = await openHydrated(page);
  const info = newInfo();
  await fillInfo(box, info);
  await nextButton(box).click({ clickCount: 10, delay: 10 });
  await expectStep(box, 'Submit');
  await expect(sendingButton(box)).toBeHidden();
  expect(sent).toEqual([]);
  await submitButton(box).dblclick();
  await expectConfirmation(box);
  await expectRequested(info);
  expect(sent).toHaveLength(1);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('seven quick taps at one spot send nothing; a tap that is meant does', async ({ page }) => {
    const sent = watchSending(page);
    const box = await openHydrated(page);
    const info = newInfo();
    await fillInfo(box, info);
    const { x, y, width, height } = (await nextButton(box).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    for (let tap = 0; tap < 7; tap++) await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expectStep(box, 'Submit');
    await expect(sendingButton(box)).toBeHidden();
    expect(sent).toEqual([]);
    const taps = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() > since + 600, taps);
    await submitButton(box).tap();
    await expectConfirmation(box);
    await expectRequested(info);
    expect(sent).toHaveLength(1);
  });
});

test('Escape while it sends: it arrives once, and the confirmation waits', async ({ page }) => {
  const heard = await listenTo(page, ['bio-lead-sent']);
  const box = await openWizard(page);
  const release = await holdAnswers(page);
  const info = await requestAudit(box);
  await expect(sendingButton(box)).toBeVisible();
  await expect(previousButton(box)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  release();
  await expect.poll(() => heard).toHaveLength(1);
  await expectRequested(info);
  await page.getByRole('link', { name: 'Free audit' }).click();
  await expectConfirmation(box);
  await expect(heading(box)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Free audit' }).click();
  await expectFresh(box);
});

test('moved about, taken out and put back while open, it stays as it was', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const box = await openWizard(page, `${LINK}<div id="aside"></div><main>${WIZARD}</main>`);
  const info = newInfo();
  await fillInfo(box, info);
  for (const way of ['append', 'moveBefore', 'remove'] as const) {
    await page.evaluate(async (method) => {
      const element = document.querySelector('bio-audit-wizard');
      const [aside, main] = ['#aside', 'main'].map((name) => document.querySelector(name));
      const to = aside?.hasChildNodes() ? main : aside;
      if (!element || !to) throw new Error('The page is not as it was.');
      if (method === 'remove') {
        element.remove();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      if (method === 'moveBefore' && 'moveBefore' in to)
        (to as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
      else to.append(element);
    }, way);
    await expectInfo(box, info);
    // Moved while it is still being hydrated, it is modal again once React has taken the dialog over.
    await expect.poll(() => box.evaluate((one) => one.matches(':modal'))).toBe(true);
  }
  await page.evaluate(() => document.querySelector('bio-audit-wizard')?.remove());
  await expect(box).toBeHidden();
  await page.mouse.wheel(0, 10);
  await page.getByRole('link', { name: 'Free audit' }).focus(); // nothing is inert any more
  await expect(page.getByRole('link', { name: 'Free audit' })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test("over a modal dialog of the page's own it is in front, and gives back to it", async ({ page }) => {
  await openPage(page, `<dialog id="theirs"><p>${LINK}<button>Ours</button></dialog>${WIZARD}`);
  await page.evaluate(() => (document.querySelector('#theirs') as HTMLDialogElement).showModal());
  await page.getByRole('link', { name: 'Free audit' }).click();
  const box = dialog(page);
  const info = await requestAudit(box);
  await expectConfirmation(box);
  await closeButton(box).click();
  await expect(page.getByRole('link', { name: 'Free audit' })).toBeFocused();
  await expect(page.locator('#theirs')).toBeVisible();
  await expectRequested(info);
});

for (const [state, breakStorage] of Object.entries({
  blocked: blockSessionStorage,
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
}))
  test(`where the browser's storage is ${state}, it works all the same`, async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await page.addInitScript(breakStorage);
    const box = await openWizard(page);
    const info = await walkToSubmit(box);
    await closeIcon(box).click();
    await page.getByRole('link', { name: 'Free audit' }).click();
    await submitButton(box).click();
    await expectConfirmation(box);
    await expectRequested(info);
    expect(pageErrors).toEqual([]);
  });

test('where its code cannot be fetched its first step is shown, keeps the input, and the next press retries', async ({
  page,
}) => {
  let isAway = true;
  await page.route(REACT, (route) => (isAway ? route.abort() : route.continue()));
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await openPage(page);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const box = dialog(page);
  await expect(heading(box)).toBeFocused();
  await failed;
  await infoField.fullName(box).fill('Ada Lovelace');
  isAway = false;
  await nextButton(box).press('Enter');
  await expect(box.getByText('Still needed: Service Address, Email, Phone.')).toBeVisible();
  await expect(infoField.fullName(box)).toHaveValue('Ada Lovelace');
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the browser’s Back': (page) => page.goBack(),
  'its button': (page) => closeIcon(dialog(page)).click(),
  'its method': (page) => call(page, 'hide'),
  'its attribute': (page) => page.locator('bio-audit-wizard').evaluate((it) => it.removeAttribute('open')),
  'its property': (page) => page.locator('bio-audit-wizard').evaluate((it) => Reflect.set(it, 'open', false)),
};

for (const [how, close] of sampleEntries('closings of the audit', closings, 3))
  test(`closed by ${how} before its code is here, it says so, stays closed, and opens again`, async ({
    page,
  }) => {
    const release = await holdBack(page, REACT);
    const heard = await listenTo(page, ['bio-open', 'bio-close']);
    const names = () => heard.map(({ name }) => name);
    await openPage(page);
    const link = page.getByRole('link', { name: 'Free audit' });
    await link.click();
    await expect(heading(dialog(page))).toBeFocused();
    await expect(page.locator('bio-audit-wizard')).toHaveAttribute('open');
    await close(page);
    if (how !== 'its button') {
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('bio-audit-wizard')).not.toHaveAttribute('open');
      await expect.poll(names).toEqual(['bio-open', 'bio-close']);
    }
    release();
    await page.waitForFunction(() => customElements.get('bio-audit-wizard'));
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('bio-audit-wizard')).not.toHaveAttribute('open');
    await expect(page).not.toHaveURL(/#audit/);
    await expect.poll(names).toEqual(['bio-open', 'bio-close']);
    await link.click();
    await expect(heading(dialog(page))).toBeFocused();
  });
