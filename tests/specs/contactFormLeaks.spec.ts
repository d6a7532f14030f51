/** Many forms, and forms that come and go: they share what can be shared, and leave nothing behind. */
import { type CDPSession, expect, type Page, test } from 'playwright/test';
import { expectFilledIn, field, fillIn, newBooking, sendButton } from '../pages/contactForm';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { triggerHydration } from '../support/hydration';
import { sampleEntries } from '../support/sample';

// A trace photographs all forms at every step: it would take five times as long, and hold what must go.
test.use({ trace: 'off' });

test('thirty forms on one page share one style sheet before hydration, and a few more after', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + FORM.repeat(30));
  await expect(sendButton(page)).toHaveCount(30);
  const styling = () =>
    page.evaluate(() => {
      const roots = Array.from(document.querySelectorAll('bio-contact-form'), ({ shadowRoot }) => shadowRoot);
      return {
        sheets: new Set(roots.flatMap((root) => root?.adoptedStyleSheets ?? [])).size,
        most: Math.max(...roots.map((root) => root?.adoptedStyleSheets.length ?? 0)),
        styles: roots.flatMap((root) => [...(root?.querySelectorAll('style, link') ?? [])]).length,
      };
    });
  expect(await styling(), 'before hydration').toEqual({ sheets: 1, most: 1, styles: 0 });
  await triggerHydration(page, 'bio-contact-form');
  await expect.poll(async () => (await styling()).most, 'after hydration').toBeGreaterThan(1);
  const { sheets, most, styles } = await styling();
  expect({ sheets, styles }, 'each form has all of them').toEqual({ sheets: most, styles: 0 });
  expect(sheets, 'one for each file of the form').toBeLessThan(10);
  await expect(sendButton(page).last()).toHaveCSS('background-color', 'rgb(163, 47, 42)');
});

test('thirty forms are thirty forms: what is typed into one stays there', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM.repeat(30));
  const third = page.locator('bio-contact-form').nth(2);
  await field.fullName(third).fill('Ada');
  const names = await field
    .fullName(page)
    .evaluateAll((inputs) => inputs.map((i) => (i as HTMLInputElement).value));
  expect(names.filter(Boolean)).toEqual(['Ada']);
  expect(names[2]).toBe('Ada');
});

const FORMS = 20;

/** Rounds until V8 has compiled and profiled what the treatment runs: up to 600 kB, which then stay. */
const WARM_UP = 50;

/** Whatever the forms have put off to the next turn is done. */
const turn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve))));

interface Usage {
  Nodes: number;
  JSEventListeners: number;
  JSHeapUsedSize: number;
}

/** What the page holds once all forms are there again, and everything that can go has gone. */
async function usage(page: Page, client: CDPSession): Promise<Usage> {
  await expect(sendButton(page)).toHaveCount(FORMS);
  await turn(page);
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
  };
}

/** One round: each happens to all the forms of the page. */
const treatments: Record<string, (page: Page) => Promise<void>> = {
  'moving a form': (page) =>
    page.evaluate(() => {
      for (const form of document.querySelectorAll('bio-contact-form')) form.parentElement?.append(form);
    }),
  'taking a form away and putting it back': async (page) => {
    const forms = await page.evaluateHandle(() => {
      const all = [...document.querySelectorAll('bio-contact-form')];
      for (const form of all) form.remove();
      return all;
    });
    await turn(page);
    await forms.evaluate((all) => document.querySelector('#place')?.append(...all));
    await forms.dispose();
  },
  'putting in a new form and throwing it away': async (page) => {
    await page.evaluate((count) => {
      for (let one = 0; one < count; one++)
        document.querySelector('#new')?.append(document.createElement('bio-contact-form'));
    }, FORMS);
    await turn(page);
    await page.evaluate(() => document.querySelector('#new')?.replaceChildren());
  },
};

for (const [treatment, treat] of sampleEntries('treatments of forms', treatments, 2)) {
  test(`${treatment} 1,000 times leaks nothing`, async ({ page }) => {
    await openForeignPage(page, `${SCRIPT}<div id="place">${FORM.repeat(FORMS)}</div><div id="new"></div>`);
    const first = page.locator('bio-contact-form').first();
    const booking = newBooking();
    await fillIn(first, booking);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');

    const rounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        await treat(page);
        await turn(page);
      }
    };
    await rounds(WARM_UP);
    const before = await usage(page, client);
    await rounds(1_000 / FORMS);
    const after = await usage(page, client);

    await expectFilledIn(first, booking);
    // One form has about 100 nodes and 150 listeners: a single one that stays would show.
    expect(after.Nodes - before.Nodes).toBeLessThan(50);
    expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(50);
    expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(500_000);
  });
}
