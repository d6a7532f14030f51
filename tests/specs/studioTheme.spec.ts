/** The studio's theme: from one color to a whole look, by hand and by keys, and what becomes of it on a page. */
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { sendButton } from '../pages/contactForm';
import { card, withConfig } from '../pages/estimator';
import { bringAxe, expectLargeTargets, expectNoViolations } from '../support/accessibility';
import { service } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { DESK, SITE } from '../support/urls';

const open = async (page: Page) => {
  await page.goto(`${SITE}/studio/#theme`);
  await expect(brand(page)).toBeVisible();
};
const brand = (page: Page) => page.getByRole('textbox', { name: 'Color', exact: true });
const variant = (page: Page, name: 'Light' | 'Dark') => page.getByRole('radio', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const group = (page: Page, name: string) => page.locator('summary', { hasText: name });
const preview = (page: Page) => page.frameLocator('iframe');
const code = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('code');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const nothingSet = (page: Page) => page.getByText('Nothing is set yet');
const ground = (inside: Locator) =>
  inside.evaluate((element) => getComputedStyle(element.ownerDocument.body).backgroundColor);

/** What one would paste into a config. */
async function madeTheme(page: Page): Promise<Record<string, string>> {
  const text = await code(page, 'For the config, as “theme”').textContent();
  const { theme } = JSON.parse(`{${text}}`) as { theme: Record<string, string> };
  return theme;
}

const widgetsWith = (theme: Record<string, string>) =>
  `<body style="background:${theme['color-page']}">${withConfig({ theme })}
  <bio-contact-form endpoint="${DESK}" config='${JSON.stringify({ theme })}'></bio-contact-form>${SCRIPT}`;

/** Texts that are hard to read, as axe sees them, and how many it could judge. */
async function judgeTexts(page: Page): Promise<{ hard: string[]; judged: number }> {
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      runOnly: ['color-contrast'],
    }),
  );
  return {
    hard: violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    judged: passes.flatMap(({ nodes }) => nodes).length,
  };
}

for (const color of ['#ffd400', '#ff0090'])
  for (const name of ['Light', 'Dark'] as const)
    test(`a ${name.toLowerCase()} theme from ${color} has no text that is hard to read`, async ({ page }) => {
      await bringAxe(page);
      await open(page);
      await brand(page).fill(color);
      await variant(page, name).check();
      await expect(page.getByText(/^All \d+ pairs stand out enough/)).toBeVisible();
      const theme = await madeTheme(page);
      if (name === 'Light') expect(theme['color-accent']).toBe(color);

      await openForeignPage(page, widgetsWith(theme));
      await card(page, service.name).check();
      await sendButton(page).click();
      await expect(page.locator('bio-contact-form [aria-invalid=true]').first()).toBeVisible();
      await expect.poll(() => judgeTexts(page)).toEqual({ hard: [], judged: expect.any(Number) });
      expect((await judgeTexts(page)).judged).toBeGreaterThan(20); // it did look
    });

test('what is typed into the color shows at once, and is undone in one step', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await open(page);
  const widget = preview(page).locator('bio-estimator');
  await expect(widget.getByRole('checkbox').first()).toBeVisible();
  const before = await ground(widget);
  await brand(page).fill('');
  await brand(page).pressSequentially('#123456');
  await expect.poll(() => ground(widget)).not.toBe(before);
  expect((await madeTheme(page))['color-accent']).toBe('#123456');
  await undo(page).click();
  await expect(nothingSet(page)).toBeVisible();
  await expect.poll(() => ground(widget)).toBe(before);
  expect(pageErrors).toEqual([]);
});

test('by keys alone a dark theme is made and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await brand(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('teal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(variant(page, 'Dark')).toBeChecked();
  await expect
    .poll(async () =>
      page.evaluate(`${luminance}(${JSON.stringify(await ground(preview(page).locator('body')))})`),
    )
    .toBeLessThan(60);
  await page.getByRole('button', { name: 'Copy' }).first().press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('--bio-color-accent: #');
});
/** The greatest of red, green and blue. */
const luminance = '((color) => Math.max(...color.match(/\\d+/g).map(Number)))';

test('a bad value is said at its field, in the words of the check; without it, what follows is back', async ({
  page,
}) => {
  await open(page);
  await group(page, 'Accent').click();
  const accent = field(page, 'Accent');
  await accent.fill('notacolor');
  await expect(accent).toHaveAccessibleDescription(
    /Left out\. Expected a CSS color such as "#7a1f2b", "teal" or "oklch\(50% 0\.1 20\)"/,
  );
  await expect(accent).toHaveAttribute('aria-invalid', 'true');
  await accent.fill('teal');
  await expect(accent).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'Accent strong')).toHaveAccessibleDescription(/Follows from Accent\./);
  await page.getByRole('button', { name: 'Reset: Accent', exact: true }).click();
  await expect(accent).toHaveValue('');
  await expect(accent).toBeFocused();
  await expect(field(page, 'Accent strong')).toHaveAccessibleDescription(/Built in\./);
});

test('a text that is hard to read is shown with figures, in any notation, and fixed by one press', async ({
  page,
}) => {
  await open(page);
  await group(page, 'Text').click();
  await field(page, 'Ink soft').fill('oklch(75% 0.02 150)');
  await expect(page.getByText(/^Ink soft on Ground: 2\.\d\s:\s1, needs 4\.5\s:\s1\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Make Ink soft #/ }).click();
  await expect(page.getByText(/^All \d+ pairs stand out enough/)).toBeVisible();
  await expect(field(page, 'Ink soft')).toHaveValue(/^#[\da-f]{6}$/);
});

test('a page’s variables are taken over as they are chosen, and all undone together', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await field(page, 'CSS with variables').fill(`
    :root { --brand: #0a5c36; --font-body: Georgia, serif; --radius: 3px; --promo: #ff6600;
      --picture: url(https://example.com/tracker.png); }
    @import url(https://example.com/more.css);`);
  await expect(page.getByText('4 variables were found.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '--brand' })).toHaveValue('color-accent');
  await group(page, 'for which no use was guessed').click();
  await page.getByRole('combobox', { name: '--promo' }).selectOption('Done');
  await page.getByRole('button', { name: 'Use 4 values' }).click();
  expect(await madeTheme(page)).toEqual({
    'color-accent': '#0a5c36',
    font: 'Georgia, serif',
    'radius-control': '3px',
    'color-done': '#ff6600',
  });
  await undo(page).click();
  await expect(nothingSet(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('a compact theme takes less height, and leaves everything large enough to press', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Density' }).selectOption('Compact');
  const theme = await madeTheme(page);
  const heightWith = async (values: Record<string, string>) => {
    await openForeignPage(page, widgetsWith(values));
    await card(page, service.name).check();
    await sendButton(page).click();
    await expect(page.locator('bio-contact-form [aria-invalid=true]').first()).toBeVisible();
    return page.locator('bio-contact-form').evaluate((element) => element.clientHeight);
  };
  const regular = await heightWith({});
  expect(await heightWith(theme)).toBeLessThan(regular - 50);
  await expectLargeTargets(page, 'bio-estimator');
  await expectLargeTargets(page, 'bio-contact-form');
});

for (const width of sample('widths of the theme', [1440, 390], 1))
  test(`at ${width} px, with all that it can show, axe finds nothing and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await open(page);
    await brand(page).fill('#ff0090');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await field(page, 'Ink soft').fill('#aaaaaa');
    await field(page, 'Accent').fill('notacolor');
    await field(page, 'CSS with variables').fill(':root { --brand: #0a5c36; --promo: #ff6600 }');
    await expect(page.getByText('Left out.')).toBeVisible();
    await expect(page.getByText(/hard to see/)).toBeVisible();
    await expectNoViolations(page, `${width} px`);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond).toBe(0);
  });
