/** The documentation at `/docs/`: what its readers look for is found, shown live, and copied with their own desk in it. */
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { watchPageErrors } from '../support/pageReports';
import { SITE } from '../support/urls';

const search = (page: Page) => page.getByRole('searchbox');

/** What the four readers ask, in their words, and the page that answers. */
const QUESTIONS: readonly (readonly [asked: string, page: string])[] = [
  ['How do I change a price?', 'owner'],
  ['How do I back up the leads?', 'backups'],
  ['Why do our mails end up in spam?', 'mail'],
  ['How do I paste a widget into my page?', 'site-builder'],
  ['Does it work with a Content Security Policy?', 'hosts'],
  ['How do I make it dark?', 'theming'],
  ['Can several firms share one desk?', 'agency'],
  ['How do I add a question of our own?', 'agency'],
  ['How do I install the npm package?', 'package'],
  ['How do I add a migration?', 'developer/tasks/add-a-migration'],
];

test('the search answers ten questions of its readers in one step', async ({ page }) => {
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/`);
  await page.getByRole('button', { name: 'Search' }).click();
  for (const [asked, answer] of QUESTIONS) {
    await search(page).fill(asked);
    const found = page.getByRole('listbox').getByRole('option');
    const isAnswered = async () => {
      const links = await found
        .locator('a')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
      return links.slice(0, 3).some((link) => link?.startsWith(`/docs/${answer}/`));
    };
    await expect.poll(isAnswered, asked).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('a reader turns a live widget, and copies its code with the own desk in it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/elements/#bio-faq`);
  await page.getByRole('textbox', { name: 'Your desk' }).fill('leads.blue-door.example');
  await page.getByRole('textbox', { name: 'Your desk' }).press('Enter');
  const live = page.locator('.live').filter({ has: page.locator('iframe[title="<bio-faq>"]') });
  await live.scrollIntoViewIfNeeded();
  const faq = live.frameLocator('iframe').locator('bio-faq');
  await expect(faq.getByRole('heading', { level: 2 })).toHaveText('Quick answers');
  await live.getByLabel('Language').selectOption('Español');
  await expect(faq.getByRole('heading', { level: 2 })).toHaveText('Respuestas rápidas');
  await live.getByText('Attributes', { exact: true }).click();
  await live.getByLabel('heading-level').fill('4');
  await live.getByLabel('heading-level').press('Enter');
  await expect(faq.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await live.getByRole('button', { name: 'Copy' }).click();
  await expect(live.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<script type="module" src="https://leads.blue-door.example/faq.js"></script>\n<bio-faq lang="es" heading-level="4"></bio-faq>',
  );
  await live.getByRole('button', { name: 'Server HTML' }).click();
  await expect(faq.getByRole('heading', { level: 2 })).toHaveText('Quick answers');
  await page.goto(`${SITE}/docs/site-builder/`);
  await expect(page.getByText('https://leads.blue-door.example/contact-form.js').first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [path, width] of [
  ['', 1440],
  ['elements/', 390],
  ['owner/', 390],
  ['es/site-builder/', 1440],
] as const)
  test(`/docs/${path} is accessible and no wider than the screen at ${width} px`, async ({ page }) => {
    await bringAxe(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${SITE}/docs/${path}`);
    await expectNoViolations(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a page is there as Markdown, whose links lead to Markdown', async ({ request }) => {
  const list = await (await request.get(`${SITE}/docs/llms.txt`)).text();
  const pages = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(pages).toContain('owner.md');
  for (const link of pages) {
    const response = await request.get(`${SITE}/docs/${link}`);
    expect(response.status(), link).toBe(200);
    expect(response.headers()['content-type'], link).toMatch(/^text\/(?:markdown|plain);charset=utf-8$/);
  }
  const owner = await (await request.get(`${SITE}/docs/owner.md`)).text();
  expect(owner).toContain('](site-builder.md');
});
