/** The floating button and its panel: on our own site, and on somebody else's. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { openOurSite } from '../pages/contactForm';
import {
  backButton,
  card,
  closeButton,
  expectConfirmation,
  expectFirstStep,
  heading,
  launchButton,
  nextButton,
  PANEL,
  panel,
  requestEstimate,
} from '../pages/estimator';
import { fileNamed, ISLANDS, LAUNCHER } from '../support/builtFiles';
import { expectRequested } from '../support/desk';
import { service } from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { holdBack, onSlowNetwork } from '../support/slowNetwork';
import { settled } from '../support/time';
import { FOREIGN_SITE, SITE } from '../support/urls';
import { backFromNewEntry } from '../support/waysBack';

/** Names of our files as the page asks for them, without their hashes. Call it before. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && pathname.endsWith('.js'))
      files.push(pathname.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, ''));
  });
  return files;
}

/** The code of the widget is there, and has hydrated the button. */
const hydrate = (page: Page) => page.waitForFunction(() => customElements.get('bio-estimator') !== undefined);

const openPage = (page: Page, html = PANEL) =>
  openForeignPage(page, `<meta name="viewport" content="width=device-width">${SCRIPT}${html}`);

const call = (page: Page, method: 'show' | 'hide' | 'reset') =>
  page
    .locator('bio-estimator')
    .evaluate((element, name) => (element as unknown as Record<string, () => void>)[name]?.(), method);

const comingNear: Record<string, (button: Locator) => Promise<void>> = {
  hovering: (button) => button.hover(),
  'the focus': (button) => button.focus(),
  'a finger': (button) => button.dispatchEvent('touchstart'),
};

test('until pointer, touch or focus reaches it, only the loader and the button are fetched, and what improves islands', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.clear()); // for somebody of whom nothing is known
  await onSlowNetwork(page);
  const pageErrors = await watchPageErrors(page);
  const files = watchFiles(page);
  for (const [way, come] of Object.entries(comingNear)) {
    await test.step(way, async () => {
      await openPage(page);
      await page.waitForLoadState('networkidle');
      files.length = 0;
      await openPage(page);
      await launchButton(page).waitFor();
      await expect.poll(() => files).toEqual(['biosystem', LAUNCHER, ISLANDS]);
      await come(launchButton(page));
      await hydrate(page);
      expect(files).toContain('react');
      expect(files).toContain('estimator');
      await expect(panel(page)).toBeHidden();
      await launchButton(page).click();
      await expect(panel(page)).toBeVisible();
    });
  }
  files.length = 0;
  await page.goto(`${SITE}/biocheck`);
  await launchButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(files[0]).toBe('biosystem');
  await launchButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

for (const [path, name] of [
  ['/biocheck', 'Price in a minute'],
  ['/es/biocheck', 'Precio en un minuto'],
] as const)
  test(`on our own page ${path} a press opens the panel with its first step before its code, which goes on with it`, async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    const release = await holdBack(page, fileNamed('react', 'estimator'));
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    const opened = page.getByRole('dialog');
    await expect(opened).toBeVisible();
    await expect(opened.getByRole('heading', { level: 3 }).first()).toBeFocused();
    const choice = opened.getByRole('checkbox').first();
    const firstHeading = await opened.getByRole('heading', { level: 3 }).first().innerText();
    await choice.check();
    release();
    await hydrate(page);
    await expect(page.locator('bio-estimator')).toHaveAttribute('data-open'); // not `open`, which it does not have
    await expect(choice).toBeChecked();
    await opened.locator('form [type=submit]').click();
    await expect(opened.getByRole('heading', { level: 3 }).first()).not.toHaveText(firstHeading);
    expect(pageErrors).toEqual([]);
  });

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => closeButton(panel(page)).click(),
  Back: backFromNewEntry,
};

for (const [way, close] of Object.entries(closings))
  test(`a panel that ${way} closes before its code returns the focus, and begins anew`, async ({ page }) => {
    const release = await holdBack(page, fileNamed('react', 'estimator'));
    await page.goto('/biocheck');
    const url = page.url();
    await launchButton(page).click();
    await card(panel(page), service.name).check();
    await close(page);
    await expect(panel(page)).toBeHidden();
    await expect(launchButton(page)).toBeFocused();
    await expect(page).toHaveURL(url);
    await launchButton(page).click();
    await expect(card(panel(page), service.name)).not.toBeChecked();
    await close(page);
    release();
    await hydrate(page);
    await expect(panel(page)).toBeHidden();
    await launchButton(page).click();
    await expectFirstStep(panel(page));
    await expect(card(panel(page), service.name)).not.toBeChecked();
  });

test('one press opens the panel; closing it discards the draft', async ({ page }) => {
  const heard = await listenTo(page, ['bio-open', 'bio-close']);
  const opened = { name: 'bio-open', detail: { tag: 'bio-estimator' }, target: 'bio-estimator' };
  const closed = { ...opened, name: 'bio-close' };
  const pageErrors = await watchPageErrors(page);
  await openPage(page, `${PANEL}<p style="height:3000px">Long`);
  const scroll = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scroll).toBe(300);

  await launchButton(page).click();
  await expect(heading(panel(page), 'services')).toBeFocused();
  expect(heard).toEqual([opened]);

  await test.step('the page behind stands still', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    for (const x of [size.width / 2, 20]) {
      await page.mouse.move(x, size.height / 2);
      await page.mouse.wheel(0, 2000);
    }
    await settled(page);
    expect(await scroll()).toBe(300);
  });

  await test.step('a press beside it does nothing: no answer is lost by mistake', async () => {
    await card(panel(page), service.name).check();
    await nextButton(panel(page)).click();
    await page.mouse.click(20, 20);
    await settled(page);
    await expect(heading(panel(page), 'addOns')).toBeVisible();
  });

  await test.step('Escape closes it and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launchButton(page)).toBeFocused();
    expect(heard).toEqual([opened, closed]);
    expect(await scroll()).toBe(300);
    await page.mouse.wheel(0, 100);
    await expect.poll(scroll).toBe(400);
  });

  await test.step('opened again it begins anew, and its own button closes it', async () => {
    await page.keyboard.press('Enter');
    await expectFirstStep(panel(page));
    await expect(heading(panel(page), 'services')).toBeFocused();
    await card(panel(page), service.name).check();
    await closeButton(panel(page)).click();
    await expect(panel(page)).toBeHidden();
    await expect(launchButton(page)).toBeFocused();
    await launchButton(page).click();
    await expectFirstStep(panel(page));
  });
  const contact = await requestEstimate(panel(page));
  await expectConfirmation(panel(page));
  await expectRequested(contact);
  await closeButton(panel(page)).click();
  expect(heard.map(({ name }) => name)).toEqual([1, 2, 3].flatMap(() => ['bio-open', 'bio-close']));
  expect(pageErrors).toEqual([]);
});

test('a press before the code is there is not lost', async ({ page }) => {
  const release = await holdBack(page, fileNamed('estimator'));
  await openPage(page);
  await launchButton(page).click();
  await expect(launchButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(panel(page), 'services')).toBeFocused();
  await closeButton(panel(page)).click();
  await expect(launchButton(page)).not.toHaveAttribute('aria-busy');
});

test('nor is one while the code is there, but not yet its config', async ({ page }) => {
  const release = await holdBack(page, fileNamed('config'));
  await openPage(page, PANEL.replace(' ', ` config='{"company":{"phone":"(503) 555-0138"}}' `));
  await launchButton(page).hover();
  await hydrate(page);
  await launchButton(page).click();
  release();
  await expect(heading(panel(page), 'services')).toBeFocused();
});

const LINKS = `<a href="#estimate">Price, please</a><app-teaser></app-teaser><script>
  customElements.define('app-teaser', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p><a href="#estimate">From the shadow</a></p>'; }
  });</script>`;

test('links open it and set the hash, and Back closes it', async ({ page }) => {
  await openPage(page, LINKS + PANEL);
  const bare = page.url();
  for (const name of ['Price, please', 'From the shadow']) {
    const link = page.getByRole('link', { name });
    await test.step(name, async () => {
      await link.click();
      await expect(heading(panel(page), 'services')).toBeFocused();
      await expect(page).toHaveURL(`${bare}#estimate`);
      await closeButton(panel(page)).click();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(bare);
      await expect(link).toBeFocused();
      // The second time, the code is there.
      await link.click();
      await expect(panel(page)).toBeVisible();
      await backFromNewEntry(page);
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(bare);
      await page.goForward();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(bare);
    });
  }
});

test('a URL with the hash opens it, on our site too', async ({ page }) => {
  for (const address of [`${SITE}/#estimate`, `${FOREIGN_SITE}${await serve(SCRIPT + PANEL)}#estimate`]) {
    await page.goto(address);
    await expect(heading(panel(page), 'services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(address.replace('#estimate', ''));
    await page.goto('about:blank');
  }
});

test('show(), hide() and reset() work before the code is there, and after', async ({ page }) => {
  await openPage(page);
  await launchButton(page).waitFor();
  await call(page, 'show');
  await expect(panel(page)).toBeVisible();
  await card(panel(page), service.name).check();
  await call(page, 'reset');
  await expectFirstStep(panel(page));
  await card(panel(page), service.name).check();
  await call(page, 'hide');
  await expect(panel(page)).toBeHidden();
  await call(page, 'show');
  await expectFirstStep(panel(page));

  for (const methods of [
    ['reset', 'show'],
    ['show', 'hide', 'show'],
  ] as const) {
    await openPage(page);
    await launchButton(page).waitFor();
    await page.locator('bio-estimator').evaluate((element, names) => {
      for (const name of names) (element as unknown as Record<string, () => void>)[name]?.();
    }, methods);
    await expect(heading(panel(page), 'services')).toBeFocused();
  }
});

const panelNamed = (id: string, title: string) =>
  PANEL.replace(' ', ` ${id && `id="${id}"`} config='{"texts":{"en":{"estimator":{"title":"${title}"}}}}' `);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('of two panels the hash opens the one it names; without ids it is the first', async ({ page }) => {
  await openPage(
    page,
    `<a href="#roof">Roof</a> <a href="#deck">Deck</a>${panelNamed('roof', 'Roofs')}${panelNamed('deck', 'Decks')}`,
  );
  for (const [link, own, other] of [
    ['Roof', 'Roofs', 'Decks'],
    ['Deck', 'Decks', 'Roofs'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(dialog(page, own)).toBeVisible();
    await expect(dialog(page, other)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog(page, own)).toBeHidden();
  }
  await openPage(page, `<a href="#estimate">Price</a>${panelNamed('', 'First')}${panelNamed('', 'Second')}`);
  await page.getByRole('link', { name: 'Price' }).click();
  await expect(dialog(page, 'First')).toBeVisible();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test("the button has the page's messages and colors before any code of the widget is there", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.clear()); // for somebody of whom nothing is known
  const files = watchFiles(page);
  const config = {
    theme: { 'color-accent': '#ffb703', 'color-ground': '#0b2239' },
    texts: { en: { estimator: { launch: 'What will it cost?' } } },
  };
  const address = await serve(JSON.stringify(config), { headers: { 'content-type': 'application/json' } });
  const places = {
    'an attribute': PANEL.replace(' ', ` config='${JSON.stringify(config)}' `),
    'an address': PANEL.replace(' ', ` config="${address}" `),
    'a <bio-site>': `<bio-site config="${address}">${PANEL}</bio-site>`,
  };
  for (const [place, html] of Object.entries(places)) {
    await test.step(place, async () => {
      await openPage(page, '');
      files.length = 0;
      await openPage(page, html);
      const button = page.getByRole('button', { name: 'What will it cost?' });
      // The ground's color on what follows from the accent, as the widget derives it.
      await expect(button).toHaveCSS('color', 'rgb(11, 34, 57)');
      const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(background).toMatch(/^oklab/);
      expect(files.filter((file) => file !== ISLANDS)).toEqual(['biosystem', LAUNCHER, 'deriveTheme']);
      await button.hover();
      await hydrate(page);
      await settled(page);
      await expect(button).toHaveCSS('color', 'rgb(11, 34, 57)');
      await expect(button).toHaveCSS('background-color', background);
      await button.click();
      await expect(panel(page)).toBeVisible();
    });
  }
});

/** Scrolls a page through, upward: downward the button leaves anyway. @returns where the button was hidden or seen, and what it lay over while it was seen. */
async function scrollThrough(page: Page): Promise<{ seen: boolean[]; covered: string[] }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector('bio-estimator')?.shadowRoot?.querySelector('[part=launch]');
    const controls = document
      .querySelector('bio-contact-form')
      ?.shadowRoot?.querySelectorAll('input, textarea, select, button');
    if (!button || !controls) throw new Error('The page is not as it was.');
    const isSeen = () => {
      for (const animation of button.getAnimations()) animation.finish();
      return getComputedStyle(button).visibility === 'visible';
    };
    const coveredNow = () => {
      const own = button.getBoundingClientRect();
      return [...controls].filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      });
    };
    const seen: boolean[] = [];
    const covered: string[] = [];
    let free = 0;
    const end = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: end, behavior: 'instant' });
    do await frame();
    while (!button.matches('[data-away]'));
    do await frame();
    while (button.matches('[data-away]'));
    for (let y = end; y > 0; y -= 60) {
      scrollTo({ top: y, behavior: 'instant' });
      // It is checked ten times a second, on a busy page after 300 ms more.
      const latest = performance.now() + 1_000;
      do await frame();
      while (isSeen() && coveredNow().length > 0 && performance.now() < latest);
      seen.push(isSeen());
      if (isSeen()) free = y;
      for (const control of isSeen() ? coveredNow() : [])
        covered.push(`${control.localName} ${control.getAttribute('name') ?? ''} at ${y}`);
    }
    scrollTo({ top: free, behavior: 'instant' }); // at the top of the page links lie below it
    return { seen, covered };
  });
}

test('on a phone the button never lies over a field of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOurSite(page);
  for (const state of ['alone', 'with its code']) {
    await test.step(state, async () => {
      const { seen, covered } = await scrollThrough(page);
      expect(covered).toEqual([]);
      expect(seen).toContain(false);
      expect(seen.filter(Boolean).length).toBeGreaterThan(5);
      await expect(launchButton(page)).toBeInViewport();
      await launchButton(page).hover();
      await hydrate(page);
    });
  }
});

test('nor before it is known what lies below: it does not flash over the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 650 }); // a button of the first screen lies below it there
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    const look = () => {
      const button = document.querySelector('bio-estimator')?.shadowRoot?.querySelector('[part=launch]');
      seen.push(button ? getComputedStyle(button).visibility : undefined);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await page.goto('/', { waitUntil: 'networkidle' }); // what looks has come, too
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain('hidden');
  expect(seen).not.toContain('visible');
  await page.evaluate(() => scrollTo(0, innerHeight)); // there are no links where it stands
  await expect(launchButton(page)).toBeVisible();
});

test('what closing has cleared can be brought back', async ({ page }) => {
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).click();
  await card(panel(page), service.name).check({ force: true });
  await nextButton(panel(page)).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await launchButton(page).click();
  await expect(card(panel(page), service.name)).not.toBeChecked();
  await panel(page).getByRole('button', { name: 'Bring them back' }).click();
  await expect(heading(panel(page), 'addOns')).toBeFocused();
  await backButton(panel(page)).click();
  await expect(card(panel(page), service.name)).toBeChecked();
});
