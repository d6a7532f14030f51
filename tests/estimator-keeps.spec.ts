/** Nothing that somebody told the estimator is lost by accident, and nothing is kept for longer than it is wanted. */
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { FOREIGN_SITE } from './addresses';
import { expectRequested } from './desk';
import {
  bookButton,
  card,
  chip,
  closeButton,
  computeButton,
  confirmButton,
  ESTIMATOR,
  expectContact,
  expectFirstStep,
  expectThanks,
  fillContact,
  heading,
  launchButton,
  newContact,
  nextButton,
  PANEL,
  panel,
  photoInput,
  photos,
  QUICK,
  QUICK_RANGE,
  range,
  requestEstimate,
  settled,
  smsConsent,
  walkToContact,
  walkToResult,
  zip,
} from './estimator';
import { openForeignPage, publish, SCRIPT } from './publish';
import { holdBack } from './slowLine';
import { holdAnswers } from './visitor';
import { listenTo, watchComplaints } from './watch';

/** A red dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bio:')));

test('a reload, and Back from another page, find everything as it was', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, 'LineGuard').check();
  await nextButton(page).click();
  await nextButton(page).click();
  await chip(page, 'Stories', '2').check();
  await page.reload();
  await expect(chip(page, 'Stories', '2')).toBeChecked();
  await nextButton(page).click();
  await zip(page).fill('30009');
  await computeButton(page).click();
  await page.reload();
  await expect(range(page)).toHaveText(QUICK_RANGE);
  await bookButton(page).click();
  const contact = newContact();
  await fillContact(page, contact);
  await smsConsent(page).check();
  await photoInput(page).setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: PNG });
  await expect(photos(page)).toHaveCount(1);

  const address = page.url();
  const elsewhere = FOREIGN_SITE + (await publish('<title>Elsewhere</title><p>Elsewhere'));
  for (const [way, go] of Object.entries({
    'a reload': () => page.reload(),
    'away and Back': async () => {
      await page.goto(elsewhere);
      await page.goBack();
    },
    'the same address again': async () => {
      await page.goto(elsewhere);
      await page.goto(address);
    },
  })) {
    await test.step(way, async () => {
      await go();
      await expect(heading(page, 'contact')).toBeVisible();
      await expect(page.getByText(QUICK_RANGE)).toBeVisible();
      await expectContact(page, contact);
      await expect(smsConsent(page)).toBeChecked();
      await expect(page.getByRole('img', { name: 'roof.png' })).toBeVisible();
    });
  }
  await confirmButton(page).click();
  await expectThanks(page);
  expect(await expectRequested(contact)).toMatchObject({
    locationInfo: { zip: '30009' },
    contactInfo: { smsConsent: true },
    uploadedImages: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
  });

  expect(await kept(page)).toEqual([]);
  await page.reload();
  await expectFirstStep(page);
  // A reload breaks off what is just being fetched.
  expect(complaints.filter((complaint) => !complaint.startsWith('failed: '))).toEqual([]);
});

test('the panel keeps a visit over the pages of a site, until it is closed', async ({ page }) => {
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).click();
  await card(panel(page), 'BioSeal').check();
  await nextButton(panel(page)).click();
  await card(panel(page), 'Lighting').check();
  await openForeignPage(page, `${SCRIPT}<h1>Another page of the site</h1>${PANEL}`);
  await launchButton(page).click();
  await expect(heading(panel(page), 'addOns')).toBeVisible();
  await expect(card(panel(page), 'Lighting')).toBeChecked();
  await closeButton(panel(page)).click();
  expect(await kept(page)).toEqual([]);
  await page.reload();
  await launchButton(page).click();
  await expectFirstStep(panel(page));
});

test('moved about in the page, the estimator stays as it was, and an open panel stays open', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  await openForeignPage(page, `${SCRIPT}<div id="aside"></div><main>${ESTIMATOR}${PANEL}</main>`);
  const inline = page.locator('bio-estimator:not([mode])');
  await walkToContact(inline);
  const contact = newContact();
  await fillContact(inline, contact);
  // By script, because its button steps aside for the form.
  await page
    .locator('bio-estimator[mode]')
    .evaluate((element) => (element as HTMLElement & { show(): void }).show());
  await card(panel(page), 'BioSeal').check();
  for (const way of ['append', 'moveBefore', 'append'] as const) {
    await test.step(way, async () => {
      await page.evaluate((method) => {
        const [aside, main] = ['#aside', 'main'].map((name) => document.querySelector(name));
        const to = aside?.hasChildNodes() ? main : aside;
        for (const element of document.querySelectorAll('bio-estimator'))
          if (method === 'moveBefore' && to && 'moveBefore' in to)
            (to as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
          else to?.append(element);
      }, way);
      await expect(card(panel(page), 'BioSeal')).toBeChecked();
      await expect(panel(page)).toHaveJSProperty('open', true);
      expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await expectContact(inline, contact);
    });
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await confirmButton(inline).click();
  await expectThanks(inline);
  await expectRequested(contact);
  expect(complaints).toEqual([]);
});

test('where the browser keeps nothing, the estimator works all the same', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const contact = await requestEstimate(page);
  await expectThanks(page);
  await expectRequested(contact);
  await page.reload();
  await expectFirstStep(page);
  expect(complaints).toEqual([]);
});

/** The estimator in its first state, as a build puts it into a page. */
async function prerendered(services: string): Promise<string> {
  const { renderTag } = (await import(join(process.cwd(), 'dist/render/widgets.js'))) as {
    renderTag: (tag: string, input: object) => Promise<string>;
  };
  const inside = await renderTag('bio-estimator', {
    attribute: (name: string) => (name === 'services' ? services || null : null),
    common: { lang: 'en' },
  });
  return ESTIMATOR.replace(' ', ` services="${services}" `).replace('</', `${inside}</`);
}

test('ticks made on a prerendered page before the script is there count', async ({ page }) => {
  const complaints = await watchComplaints(page);
  for (const preselected of ['', 'bioblast,flow-audit']) {
    await test.step(preselected || 'nothing preselected', async () => {
      const letGo = await holdBack(page, /\.js$/);
      const path = await publish(`<!doctype html>${await prerendered(preselected)}${SCRIPT}`);
      await page.goto(FOREIGN_SITE + path, { waitUntil: 'commit' });
      await card(page, 'LineGuard').check();
      if (preselected) await card(page, 'BioBlast').uncheck();
      await nextButton(page).click(); // too early: nothing happens, nothing is lost
      await expect(card(page, 'LineGuard')).toBeChecked();
      letGo();
      await page.waitForFunction(() => customElements.get('bio-estimator'));
      await expect(card(page, 'LineGuard')).toBeChecked();
      await nextButton(page).click();
      await expect(heading(page, 'addOns')).toBeVisible();
      for (let step = 0; step < 2; step++) await nextButton(page).click();
      await computeButton(page).click();
      await expect(range(page)).toHaveText(preselected ? '$425–$1,350' : '$350–$1,200');
      await settled(page); // what is still being fetched would be told as failed
      await page.unroute(/\.js$/);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  expect(complaints).toEqual([]);
});

test('taken out of the page while it sends: the lead arrives once, and nobody complains', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const heard = await listenTo(page, ['bio-lead-sent']);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const letGo = await holdAnswers(page);
  const contact = await requestEstimate(page);
  const sending = page.getByRole('button', { name: 'Sending your request...' });
  await expect(sending).toBeVisible();
  await page.locator('bio-estimator').evaluate((element) => element.remove());
  await expect(sending).toBeHidden();
  letGo();
  await expect.poll(() => heard).toHaveLength(1);
  await expectRequested(contact);
  expect(complaints).toEqual([]);
});

test('closing the panel while it sends loses no lead, and does not reopen it', async ({ page }) => {
  const heard = await listenTo(page, ['bio-lead-sent']);
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).click();
  const letGo = await holdAnswers(page);
  const contact = await requestEstimate(panel(page));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  letGo();
  await expect.poll(() => heard).toHaveLength(1);
  await expectRequested(contact);
  await launchButton(page).click();
  await expectFirstStep(panel(page));
});

test('a link that asks for something else is a new wish; what was typed stays', async ({ page }) => {
  const path = await publish(SCRIPT + ESTIMATOR);
  await page.goto(FOREIGN_SITE + path);
  await walkToResult(page, QUICK);
  await page.goto(`${FOREIGN_SITE + path}?services=bioseal`);
  await expect(heading(page, 'services')).toBeVisible();
  await expect(card(page, 'BioSeal')).toBeChecked();
  await expect(card(page, 'LineGuard')).not.toBeChecked();
  for (let step = 0; step < 2; step++) await nextButton(page).click();
  await expect(chip(page, 'Stories', '2')).toBeChecked();
});
