/**
 * Each step of each form, and whole pages, as visitors have their devices set: axe with all rules, targets, what Tab leads
 * to, and nothing to scroll sideways. Single elements are in `states.spec.ts`.
 */
import { type Browser, expect, type Page, test } from 'playwright/test';
import { dialog } from '../pages/auditWizard';
import { MAP, withoutMap } from '../pages/contactForm';
import { launchButton, panel } from '../pages/estimator';
import { animationsEnded } from '../support/animations';
import { expectConformance, PAGE_EXCEPTIONS } from '../support/conformance';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrateAll, watchHydration } from '../support/hydration';
import { sample } from '../support/sample';
import { DESK, SITE } from '../support/urls';
import { applyOwn, openWith, restoreWords, type Setting, visitorSettings } from '../support/visitorSettings';
import { walks } from '../support/walks';

test.describe.configure({ mode: 'parallel' });

const onScreen = Object.entries(visitorSettings).filter(([, { print }]) => !print);

const forms = Object.keys(walks).flatMap((form) =>
  onScreen.map(([name, setting]) => ({ form, name, setting })),
);

for (const { form, name, setting } of sample('steps of forms', forms, 8))
  test(`${form}, each step, ${name}`, async ({ browser }) => {
    test.setTimeout(180_000); // up to nine screens, with each stop of Tab on them
    const { tag = '', inside = '', walk } = walks[form] ?? {};
    const page = await openWith(setting, browser);
    await withoutMap(page);
    await watchHydration(page);
    await openForeignPage(
      page,
      `${SCRIPT}<meta name="viewport" content="width=device-width"><style>${setting.css ?? ''}</style>
      <main><bio-site endpoint="${DESK}"><p style="padding-block: 90px">Words</p>${inside}</bio-site></main>
      <p style="padding-block: 600px">Words</p>`,
      { html: setting.html ?? '<html lang="en">' },
    );
    await hydrateAll(page);
    await walk?.(page, (step) =>
      test.step(step, async () => {
        await applyOwn(setting, page);
        await animationsEnded(page, tag);
        await expectConformance(page, [tag]);
        await restoreWords(page);
      }),
    );
    await page.context().close();
  });

/** Pages of our own, with what is opened on them. Their colors and direction are theirs. */
const pages: Record<string, { path: string; act?: (page: Page) => Promise<void> }> = {
  'the home page': { path: '/' },
  'the home page in Spanish': { path: '/es/' },
  'the BioCheck page with the audit open': {
    path: '/biocheck#audit',
    act: (page) => expect(dialog(page)).toBeVisible(),
  },
  'the page of a service with the panel open': {
    path: '/services/bioseal',
    async act(page) {
      await launchButton(page).click();
      await expect(panel(page)).toBeVisible();
    },
  },
};

async function openOurs(browser: Browser, setting: Setting, path: string): Promise<Page> {
  const page = await openWith(setting, browser);
  await withoutMap(page);
  await watchHydration(page);
  await page.goto(SITE + path);
  await hydrateAll(page);
  await loadMap(page);
  return page;
}

/** Tab is lost in a frame that gets its document while it has the focus. */
async function loadMap(page: Page): Promise<void> {
  const frame = page.locator('bio-map iframe');
  for (const map of await page.locator('bio-map').all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText(MAP)).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

const composed = Object.keys(pages).flatMap((title) =>
  onScreen.filter(([, { css, html }]) => !css && !html).map(([name, setting]) => ({ title, name, setting })),
);

for (const { title, name, setting } of sample('whole pages', composed, 4))
  test(`${title} ${name}`, async ({ browser }) => {
    test.setTimeout(180_000); // Tab stops a hundred times
    const { path = '/', act } = pages[title] ?? {};
    const page = await openOurs(browser, setting, path);
    await act?.(page);
    await applyOwn(setting, page);
    const tags = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('bio-site *')]
          .filter((one) => one.shadowRoot)
          .map((one) => one.localName),
      ),
    ]);
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) await animationsEnded(page, tag);
    // All names begin with the same long word then.
    await expectConformance(page, tags, [
      ...PAGE_EXCEPTIONS,
      ...(setting.longWords ? ['landmark-unique'] : []),
    ]);
    await page.context().close();
  });
