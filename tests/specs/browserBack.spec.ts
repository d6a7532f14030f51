/** Back closes what is open first, however it was opened; closing otherwise leaves nothing behind in the browser's history. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { dialog as auditDialog, closeIcon, LINK, WIZARD } from '../pages/auditWizard';
import { card, closeButton, launchButton, nextButton, PANEL, panel } from '../pages/estimator';
import { addOn, service } from '../support/firm';
import { SCRIPT, serve } from '../support/foreignPage';
import { hydrateAll, watchHydration } from '../support/hydration';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { FOREIGN_SITE, SITE } from '../support/urls';
import { backFromNewEntry } from '../support/waysBack';

interface Overlay {
  tag: string;
  hash: string;
  /** On the page. */
  inside: string;
  dialog: (page: Page) => Locator;
  close: (page: Page) => Locator;
}

const overlays: Record<string, Overlay> = {
  'the estimator panel': {
    tag: 'bio-estimator',
    hash: '#estimate',
    inside: `<a href="#estimate">Open</a>${PANEL}`,
    dialog: panel,
    close: (page) => closeButton(panel(page)),
  },
  'the audit wizard': {
    tag: 'bio-audit-wizard',
    hash: '#audit',
    inside: LINK.replace('Free audit', 'Open') + WIZARD,
    dialog: auditDialog,
    close: (page) => closeIcon(auditDialog(page)),
  },
};

const call = (page: Page, tag: string, how: (element: HTMLElement & { show(): void }) => void) =>
  page.locator(tag).evaluate(how as (element: HTMLElement) => void);

const ways: Record<string, (page: Page, overlay: Overlay) => Promise<unknown>> = {
  'its link': (page) => page.getByRole('link', { name: 'Open' }).click(),
  'show()': async (page, { tag }) => {
    await page.waitForFunction((name) => 'show' in (document.querySelector(name) ?? {}), tag);
    await call(page, tag, (element) => element.show());
  },
  'its floating button': (page) => launchButton(page).click(),
  'its attribute': (page, { tag }) => call(page, tag, (element) => element.setAttribute('open', '')),
  'its property': (page, { tag }) => call(page, tag, (element) => Object.assign(element, { open: true })),
};

const endings: Record<string, (page: Page, overlay: Overlay) => Promise<unknown>> = {
  Back: backFromNewEntry,
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page, { close }) => close(page).click(),
};

/** Two pages in the browser's history: the second one has the overlay. @returns their URLs. */
async function openPages(page: Page, inside: string, hash = ''): Promise<{ before: string; here: string }> {
  const html = (title: string, body: string) =>
    serve(`<!doctype html><html lang=en><title>${title}</title>${body}`);
  const before = FOREIGN_SITE + (await html('Before', '<p>Before'));
  const here = FOREIGN_SITE + (await html('Here', SCRIPT + inside));
  await page.goto(before);
  await page.goto(here + hash);
  return { before, here };
}

const matrix = Object.keys(overlays).flatMap((what) =>
  [...Object.keys(ways), 'a URL with its hash']
    // What has a floating button has no `open` attribute.
    .filter(
      (way) =>
        !(what.includes('panel') ? ['its attribute', 'its property'] : ['its floating button']).includes(way),
    )
    .flatMap((way) => Object.keys(endings).map((end) => [what, way, end] as const)),
);

for (const [what, way, end] of sample('openings and closings', matrix, 6))
  test(`${what}, opened by ${way}, closed by ${end}: one Back more leaves the page`, async ({ page }) => {
    const overlay = overlays[what];
    if (!overlay) throw new Error(what);
    const { before, here } = await openPages(page, overlay.inside, way in ways ? '' : overlay.hash);
    // First before its code is there, then after.
    for (const state of ['an island', 'hydrated'])
      await test.step(state, async () => {
        if (way in ways) await ways[way]?.(page, overlay);
        else if (state === 'hydrated') return;
        await expect(overlay.dialog(page)).toBeVisible();
        await endings[end]?.(page, overlay);
        await expect(overlay.dialog(page)).toBeHidden();
        await expect(page).toHaveURL(here);
      });
    await page.goForward();
    await expect(overlay.dialog(page)).toBeVisible();
    await page.goBack();
    await expect(overlay.dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

test('a reload finds it open, with its draft, and Back closes it', async ({ page }) => {
  const { before, here } = await openPages(page, PANEL);
  await launchButton(page).click();
  await card(panel(page), service.name).check();
  await nextButton(panel(page)).click();
  await page.reload();
  await expect(card(panel(page), addOn.name)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(here);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('on our own page the first press of a button, before any code, has its entry too', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/');
  await page.locator('bio-hero').getByRole('link').first().click();
  await expect(auditDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(auditDialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${SITE}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/privacy`);
});

/** A host's router, as many are written: the path of an entry in its state, drawn again at each `popstate`, at its top. */
const ROUTER = `<nav><a href="?route=one">One</a> <a href="?route=two">Two</a></nav><h1></h1><div style="height:3000px">Long</div>
<script>
  window.drawn = [];
  const draw = () => { drawn.push(history.state?.route); document.querySelector('h1').textContent = history.state?.route ?? 'home'; };
  addEventListener('popstate', draw);
  for (const link of document.querySelectorAll('nav a')) link.onclick = (event) => {
    event.preventDefault();
    history.pushState({ route: link.textContent }, '', link.search);
    draw();
  };
  draw();
</script>`;

test('a router of the page goes on as it was, and the page stays where it was scrolled to', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await openPages(page, `${ROUTER}${PANEL}`);
  const title = page.getByRole('heading', { level: 1 });
  const scroll = () => page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'One' }).click();
  await page.getByRole('link', { name: 'Two' }).click();
  await page.mouse.wheel(0, 700);
  await expect.poll(scroll).toBe(700);
  for (const end of Object.keys(endings)) {
    await launchButton(page).click();
    await expect(panel(page)).toBeVisible();
    await endings[end]?.(page, overlays['the estimator panel'] as Overlay);
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ route: 'Two' });
    expect(await scroll()).toBe(700);
    await expect(title).toHaveText('Two');
  }
  await page.goBack();
  await expect(title).toHaveText('One');
  await page.goForward();
  await expect(title).toHaveText('Two');
  await expect(panel(page)).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('in frames of others it opens and closes without an error, whatever the frame forbids', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  // No desk takes leads from a page without an origin, and says so: this panel has none.
  const content = `${SCRIPT}<bio-estimator mode="panel"></bio-estimator>`;
  const inside = FOREIGN_SITE + (await serve(`<!doctype html><html lang=en><title>Frame</title>${content}`));
  const escaped = content.replaceAll('"', '&quot;');
  const frames = {
    'an iframe': `<iframe src="${inside}"`,
    'a sandbox of an opaque origin': `<iframe sandbox="allow-scripts allow-forms" src="${inside}"`,
    srcdoc: `<iframe srcdoc="${escaped}"`,
    'srcdoc in a sandbox': `<iframe sandbox="allow-scripts allow-forms" srcdoc="${escaped}"`,
  };
  for (const [kind, iframe] of Object.entries(frames))
    await test.step(kind, async () => {
      await openPages(page, `${iframe} width=900 height=600></iframe>`);
      const here = page.url();
      const frame = page.frameLocator('iframe');
      for (const end of Object.values(endings)) {
        await frame.locator('[part=launch]').click();
        const shown = frame.getByRole('dialog');
        await expect(shown).toBeVisible();
        if (end === endings['its button'])
          await shown.getByRole('button', { name: 'Close and start over' }).click();
        else if (end === endings['Escape']) await page.keyboard.press('Escape');
        else await backFromNewEntry(page);
        await expect(shown).toBeHidden();
        await expect(page).toHaveURL(here);
      }
    });
  // A page that is open long enough is told of that.
  expect(pageErrors.filter((line) => !line.includes('has no endpoint'))).toEqual([]);
});

test('of two that are open Back closes the upper one', async ({ page }) => {
  await watchHydration(page);
  const { here } = await openPages(page, `<bio-site>${PANEL}${WIZARD}</bio-site>`);
  await hydrateAll(page);
  await launchButton(page).click();
  await card(panel(page), service.name).check();
  await call(page, 'bio-audit-wizard', (element) => element.show());
  await expect(auditDialog(page)).toBeVisible();
  await page.goBack();
  await expect(auditDialog(page)).toBeHidden();
  await expect(card(panel(page), service.name)).toBeChecked();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(here);
});
