/** Prerendered widgets are islands: only the loader is fetched until somebody uses them, and nothing is lost meanwhile. */
import { expect, type Page, test } from 'playwright/test';
import { field, newBooking, withoutMap } from '../pages/contactForm';
import { ESTIMATOR } from '../pages/estimator';
import { fileNamed, REACT } from '../support/builtFiles';
import { submenu } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { isDefined, waitForMethods } from '../support/hydration';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { holdBack, onSlowNetwork, watchScripts } from '../support/slowNetwork';
import { letAnHourPass } from '../support/time';
import { SITE } from '../support/urls';

/** Of the first service card. */
const scheduleLink = (page: Page) =>
  page
    .locator('bio-service-cards')
    .getByRole('link', { name: /Schedule/ })
    .first();

const auditDialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(({ page }) => withoutMap(page));

test('a page without interaction fetches the loader, later what that defers, and nothing else', async ({
  page,
}) => {
  await page.clock.install();
  await onSlowNetwork(page);
  const pageErrors = await watchPageErrors(page);
  const scripts = watchScripts(page);
  await page.goto('/');
  await expect.poll(() => scripts).toContain('biosystem');
  await letAnHourPass(page);
  await expect.poll(() => scripts).toEqual(['biosystem', 'islands']);
  await letAnHourPass(page);
  expect(scripts).toEqual(['biosystem', 'islands']);
  expect(pageErrors).toEqual([]);
});

test('how a visitor came is recorded without any widget’s code', async ({ page }) => {
  await page.clock.install();
  await onSlowNetwork(page);
  const scripts = watchScripts(page);
  await page.goto('/?utm_source=newsletter', { referer: 'https://www.google.com/' });
  const attribution = () => page.evaluate(() => localStorage.getItem('bio:attribution'));
  await expect.poll(attribution).toContain('newsletter');
  await letAnHourPass(page);
  expect(scripts.toSorted()).toEqual(['biosystem', 'islands', 'origin']);
});

for (const [where, open] of [
  ['our own pages', (page: Page) => page.goto('/')],
  [
    'a page that nobody prerendered',
    (page: Page) => openForeignPage(page, `${SCRIPT}<bio-site>${ESTIMATOR}</bio-site>`),
  ],
] as const)
  test(`on ${where} nothing has to be laid out anew when a site's code comes`, async ({ page }) => {
    await onSlowNetwork(page);
    await open(page);
    await expect(page.locator('bio-site')).toHaveCSS('display', 'contents');
    expect(await isDefined(page, 'bio-site')).toBe(false);
  });

test('at a desk the code of what is near is fetched ahead, and of what the main buttons open, but not run', async ({
  page,
}) => {
  await page.clock.install();
  const scripts = watchScripts(page);
  await page.goto('/');
  await expect.poll(() => scripts).toContain('islands');
  await letAnHourPass(page);
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['about', 'audit-wizard', 'estimator']));
  await letAnHourPass(page);
  for (const name of ['quote-builder', 'gallery', 'faq', 'contact-form', 'footer'])
    expect(scripts, 'far below').not.toContain(name);
  await page.locator('bio-faq').evaluate((faq) => faq.scrollIntoView());
  await expect.poll(() => scripts).toContain('faq');
  for (const tag of ['bio-about', 'bio-audit-wizard', 'bio-estimator', 'bio-faq'])
    expect(await isDefined(page, tag), tag).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The home page after an hour, with the names of all scripts that it has fetched. */
  async function openAtRest(page: Page): Promise<string[]> {
    await page.clock.install();
    const scripts = watchScripts(page);
    await page.goto('/');
    await expect.poll(() => scripts).toContain('islands');
    await letAnHourPass(page);
    return scripts;
  }

  test('no code is fetched ahead until the visitor scrolls, then of what is near', async ({ page }) => {
    const scripts = await openAtRest(page);
    expect(scripts).toEqual(['biosystem', 'islands']);
    await page.locator('bio-faq').evaluate((faq) => faq.scrollIntoView());
    await expect.poll(() => scripts).toContain('faq');
    expect(scripts).toContain('react');
    expect(scripts).not.toContain('audit-wizard');
    expect(await isDefined(page, 'bio-faq')).toBe(false);
  });

  for (const [what, press] of [
    [
      'a finger on a button',
      (page: Page) => page.locator('bio-hero a[href="#audit"]').dispatchEvent('touchstart'),
    ],
    ['the focus on it', (page: Page) => page.locator('bio-hero a[href="#audit"]').focus()],
  ] as const)
    test(`${what} fetches the code of what it opens, all files at once`, async ({ page }) => {
      const scripts = await openAtRest(page);
      await press(page);
      // None is imported: each of them is fetched ahead, whatever imports it.
      await expect.poll(() => scripts).toEqual(expect.arrayContaining(['react', 'element', 'audit-wizard']));
      expect(await isDefined(page, 'bio-audit-wizard')).toBe(false);
    });
});

for (const [what, facts] of Object.entries({
  'the visitor saves data': { connection: { saveData: true, effectiveType: '4g' } },
  'the line is paid by the byte': { connection: { saveData: false, effectiveType: '4g', type: 'cellular' } },
  'the device has little memory': { deviceMemory: 2 },
}))
  test(`no code is fetched ahead where ${what}, however far the visitor scrolls`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((known) => {
      for (const [name, value] of Object.entries(known)) Object.defineProperty(navigator, name, { value });
    }, facts);
    const scripts = watchScripts(page);
    await page.goto('/');
    await expect.poll(() => scripts).toContain('islands');
    await page.locator('bio-faq').evaluate((faq) => faq.scrollIntoView());
    await letAnHourPass(page);
    expect(scripts).not.toContain('faq');
    await page.locator('bio-faq').hover();
    await expect.poll(() => scripts).toContain('faq');
  });

test('the first press of a button that needs the script is answered once that is here', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('react', 'header'));
  await page.goto('/');
  const services = page.locator('bio-header').getByRole('button', { name: submenu.label });
  await services.click();
  await expect(services).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(services).not.toHaveAttribute('aria-busy');
});

test('Escape right after the menu of a phone was opened closes it once the script is here', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('header'));
  await page.goto('/');
  const menu = page.locator('bio-header nav > details');
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  release();
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary').first()).toBeFocused();
});

test('the menu that a hand opens by moving to it stays open while it is hydrated, and closes when left', async ({
  page,
}) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('header'));
  await page.goto('/');
  const header = page.locator('bio-header');
  const services = header.getByRole('button', { name: submenu.label });
  const link = header.getByRole('link', { name: submenu.links[0]?.label ?? '', exact: true });
  const { x, y, width, height } = (await services.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(600, 500);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await expect(link).toBeVisible();
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.mouse.move(600, 500, { steps: 12 });
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
});

test('so does the menu that the keyboard opens by reaching it', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('header'));
  await page.goto('/');
  const header = page.locator('bio-header');
  const first = header.getByRole('link', { name: submenu.links[0]?.label ?? '', exact: true });
  await header.getByRole('button', { name: submenu.label }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  release();
  await expect.poll(() => isDefined(page, 'bio-header')).toBe(true);
  await expect(header.locator('[aria-expanded=true]')).toBeVisible();
  await expect(first).toBeFocused();
});

test('arrow keys move a comparison before its code is there', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('service-detail'));
  await page.goto('/services/biorinse');
  const slider = page.locator('bio-service-detail').getByRole('slider').first();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  release();
  await expect(slider).toHaveAttribute('aria-valuetext', /^52%/);
  await expect(slider).toHaveValue('52');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^53%/);
});

for (const [what, file] of [
  ['its code', fileNamed('service-detail')],
  ['any script of the widgets', /\/biosystem\.js/],
] as const)
  test(`a comparison that was dragged before ${what} is there shows that split`, async ({ page }) => {
    await onSlowNetwork(page);
    const release = await holdBack(page, file);
    await page.goto('/services/biorinse', { waitUntil: 'commit' });
    const detail = page.locator('bio-service-detail');
    const slider = detail.getByRole('slider').first();
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 5 });
    await page.mouse.up();
    release();
    await expect(slider).toHaveAttribute('aria-valuetext', /^80%/);
    await expect(slider).toBeFocused();
  });

test('a carousel that was swiped before its code is there stays at that slide', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('testimonials'));
  await page.goto('/');
  const carousel = page.locator('bio-testimonials');
  const track = carousel.locator('[tabindex="0"]');
  await track.evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' }));
  await track.hover(); // it does not go on by itself meanwhile
  release();
  await expect(carousel.getByRole('button', { name: 'Show testimonial 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(2);
});

test('a question that was opened before its code is there is reported to analytics once', async ({
  page,
}) => {
  await onSlowNetwork(page);
  const heard = await listenTo(page, ['bio-track']);
  const release = await holdBack(page, fileNamed('faq'));
  await page.goto('/');
  const faq = page.locator('bio-faq');
  await faq.getByText('See All FAQs').click();
  await faq.locator('details[name] summary').nth(2).click();
  release();
  await expect.poll(() => isDefined(page, 'bio-faq')).toBe(true);
  await faq.locator('details[name] summary').nth(3).click();
  const opened = () => heard.filter(({ detail: { name } }) => name === 'faq-open');
  await expect.poll(opened).toHaveLength(2);
});

test('two presses before any code are both answered, in their order', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, fileNamed('testimonials'));
  await page.goto('/');
  const carousel = page.locator('bio-testimonials');
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await carousel.getByRole('button', { name: 'Show testimonial 3' }).click();
  release();
  await expect(carousel.getByRole('button', { name: 'Show testimonial 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('so is a press that comes before any script of the widgets', async ({ page }) => {
  const release = await holdBack(page, /\/biosystem\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const services = page.locator('bio-header').getByRole('button', { name: submenu.label });
  await services.click();
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  // After a key the focus would be at the first link.
  await expect(services).toBeFocused();
});

test('so is a key', async ({ page }) => {
  const release = await holdBack(page, /\/biosystem\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.locator('bio-header');
  await header.getByRole('button', { name: submenu.label }).press('ArrowDown');
  release();
  await expect(header.getByRole('link', { name: submenu.links[0]?.label ?? '', exact: true })).toBeFocused();
});

const waysToOpen: Record<string, (page: Page) => Promise<unknown>> = {
  'a link': (page) => page.locator('bio-hero a[href="#audit"]').click(),
  'a method': (page) =>
    page.evaluate(() =>
      (document.querySelector('bio-audit-wizard') as HTMLElement & { show(): void }).show(),
    ),
  'an attribute': (page) =>
    page.evaluate(() => document.querySelector('bio-audit-wizard')?.setAttribute('open', '')),
  'a property': (page) =>
    page.evaluate(() => Reflect.set(document.querySelector('bio-audit-wizard') ?? {}, 'open', true)),
};
for (const [way, open] of sampleEntries('ways to open a wizard', waysToOpen, 2))
  test(`a wizard that is not hydrated is opened by ${way}`, async ({ page }) => {
    await page.goto('/');
    await waitForMethods(page, 'bio-audit-wizard');
    await open(page);
    await expect(auditDialog(page)).toBeVisible();
  });

test('a URL with its hash opens a wizard that is not hydrated', async ({ page }) => {
  await page.goto('/#audit');
  await expect(auditDialog(page)).toBeVisible();
});

test('a service that is scheduled on a card is noted by a form that was not hydrated', async ({ page }) => {
  await onSlowNetwork(page);
  await page.goto('/');
  await scheduleLink(page).click();
  await expect(field.areasOfConcern(page)).not.toHaveValue('');
});

test('a setting that the page changes is shown by widgets that were not hydrated', async ({ page }) => {
  await page.goto('/biocheck');
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('bio-footer') ?? {}, 'config'));
  const footer = page.locator('bio-footer');
  await page.evaluate(() => document.querySelector('bio-site')?.setAttribute('phone', '(555) 010-0199'));
  await expect(footer.getByText('(555) 010-0199').first()).toBeVisible();
  await footer.evaluate((element) => Reflect.set(element, 'phone', '(555) 010-0200'));
  await expect(footer.getByText('(555) 010-0200').first()).toBeVisible();
});

test('what was typed into a form before its code came stays', async ({ page }) => {
  await onSlowNetwork(page);
  const release = await holdBack(page, REACT);
  await page.goto('/biocheck');
  const { fullName, phone } = newBooking();
  await field.fullName(page).fill(fullName);
  await field.phone(page).pressSequentially(phone.slice(0, 5));
  release();
  await field.phone(page).pressSequentially(phone.slice(5));
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expect(field.fullName(page)).toHaveValue(fullName);
  await expect(field.phone(page)).toHaveValue(phone);
});

test('an inline tool with a draft of this session hydrates immediately', async ({ page }) => {
  await onSlowNetwork(page);
  await page.goto('/');
  const quote = page.locator('bio-quote-builder');
  const client = quote.getByRole('textbox').first();
  await client.fill('Ada Lovelace');
  await expect.poll(() => isDefined(page, 'bio-quote-builder')).toBe(true);
  await expect(client).toHaveValue('Ada Lovelace');
  await page.reload();
  await expect.poll(() => isDefined(page, 'bio-quote-builder')).toBe(true);
  await expect(client).toHaveValue('Ada Lovelace');
});

test('a widget is reported to analytics once, before and after hydration', async ({ page }) => {
  await page.clock.install();
  const heard = await listenTo(page, ['bio-track']);
  await page.goto('/biocheck');
  const views = () =>
    heard.filter(
      ({ detail: { name, params } }) => name === 'view' && JSON.stringify(params).includes('bio-header'),
    );
  await expect.poll(views).toHaveLength(1);
  await page.locator('bio-header').hover();
  await expect.poll(() => isDefined(page, 'bio-header')).toBe(true);
  await letAnHourPass(page);
  expect(views()).toHaveLength(1);
});

test('where the code cannot be loaded, links lead on', async ({ page }) => {
  await onSlowNetwork(page);
  await page.route(fileNamed('react', 'service-cards'), (route) => route.abort());
  await page.goto('/');
  await scheduleLink(page).click();
  await expect(page).toHaveURL(`${SITE}/#contact`);
});
