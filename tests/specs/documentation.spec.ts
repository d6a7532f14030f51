/** The documentation at `/docs/`: what its readers look for is found, shown live, and copied with their own desk in it. */
import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { watchPageErrors } from '../support/pageReports';
import { SITE } from '../support/urls';

const search = (page: Page) => page.getByRole('searchbox');

/** What each reader asks, in their words, and the place that answers. */
const QUESTIONS: readonly (readonly [
  reader: string,
  asked: readonly (readonly [question: string, answer: RegExp])[],
])[] = [
  [
    'an owner',
    [
      ['change a price', /^owner\/#change-a-price/],
      ['gutter cleaning price', /^owner\/#change-a-price/],
      ['mails do not arrive', /^mail\//],
      ['move to another server', /^backups\/#move-to-another-server/],
      ["delete a customer's data", /^owner\/#delete-what-is-kept-of-a-customer/],
      ['forgot the password of the inbox', /^inbox\/#forgot-the-password/],
      ['How long are leads kept?', /^owner\/#how-long-leads-are-kept/],
      ['back up the leads', /^backups\//],
      ['put it on a server', /^deployment\/#put-it-on-a-server/],
      ['get a text message for each new lead', /^(?:mail\/#text|owner\/#told)/],
    ],
  ],
  [
    'a site builder',
    [
      ['paste a widget into my page', /^(?:site-builder\/#embed-a-widget|studio\/)/],
      ['Content Security Policy', /^hosts\/#a-content-security-policy/],
      ['make it dark', /^theming\/#dark-pages/],
      ['change the color', /^theming\/#change-the-colors/],
      ['consent', /^site-builder\/#consent/],
      ['webhook', /^(?:owner|inbox|integrations)\/#.*webhooks?/],
      ['the page jumps while loading', /^site-builder\/#the-page-jumps-while-loading/],
      ['widget does not appear', /^site-builder\/#a-widget-does-not-appear/],
      ['pin a version', /^releases\/#pin/],
      ['Google Tag Manager', /^integrations\//],
    ],
  ],
  [
    'an agency',
    [
      ['several firms on one desk', /^agency\/#several-firms/],
      ['How do I add a question of our own?', /^agency\/#your-own-questions/],
      ['German', /^languages\//],
      ['change a text', /^agency\/#change-a-text/],
      ['ZIP codes we serve', /^(?:agency|config)\//],
      ['price per square foot', /^(?:agency|config)\//],
      ['minimum price', /^(?:agency|config)\//],
      ['hide a field of the form', /^agency\/#hide-a-field-of-a-form/],
      ['CRM API token', /^api\//],
      ['Zapier', /^integrations\//],
    ],
  ],
  [
    'a developer',
    [
      ['How do I install the npm package?', /^package\/#install/],
      ['server side rendering', /^package\/#server-side-rendering/],
      ['types for TypeScript', /^package\//],
      ['Next.js', /^(?:package|examples)\//],
      ['add a migration', /^developer\/tasks\/add-a-migration\//],
      ['add a widget', /^developer\/tasks\/add-a-widget\//],
      ['run the tests', /^developer\/contributing\/#run-the-tests/],
      ['report a vulnerability', /^developer\/security\//],
      ['how fast is it', /^developer\/performance\/#how-fast-it-is/],
      ['what happens when the desk is away', /^leads\/#the-desk-is-away/],
    ],
  ],
];

for (const [reader, asked] of QUESTIONS)
  test(`the first answer of the search is what ${reader} asked for`, async ({ page }) => {
    const errors = await watchPageErrors(page);
    await page.goto(`${SITE}/docs/`);
    await page.getByRole('button', { name: 'Search' }).click();
    const first = page.getByRole('listbox').getByRole('option').first().locator('a');
    for (const [question, answer] of asked) {
      await search(page).fill(question);
      await expect
        .poll(async () => (await first.getAttribute('href'))?.replace('/docs/', ''), question)
        .toMatch(answer);
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
  await live.getByLabel('Colors').selectOption('Dark');
  await live.getByRole('button', { name: 'Server HTML' }).click();
  await expect(faq.getByRole('heading', { level: 2 })).toHaveText('Respuestas rápidas');
  await expect(faq.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(238, 243, 238)');
  await page.goto(`${SITE}/docs/site-builder/`);
  await expect(page.getByText('https://leads.blue-door.example/contact-form.js').first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** The live widgets of a tag, which are loaded when they are scrolled to. */
const shown = (page: Page, tag: string) =>
  page.locator('.live').filter({ has: page.locator(`iframe[title="<${tag}>"]`) });

async function open(page: Page, tag: string, index = 0): Promise<Locator> {
  const live = shown(page, tag).nth(index);
  await live.scrollIntoViewIfNeeded();
  return live.frameLocator('iframe').locator(tag);
}

test('the guide of agencies shows other firms', async ({ page }) => {
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/agency/`);
  const form = await open(page, 'bio-contact-form');
  await expect(form.getByRole('heading', { name: 'Book a visit' })).toBeVisible();
  await expect((await open(page, 'bio-estimator')).getByText('Broken pane')).toBeVisible();
  await expect((await open(page, 'bio-estimator', 1)).getByText('Packing').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the page of appointments offers times', async ({ page }) => {
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/appointments/`);
  const slots = await open(page, 'bio-slots');
  await expect(slots.getByRole('radio').or(slots.getByRole('gridcell')).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the Spanish guide of site builders shows a closed audit no higher than its link', async ({ page }) => {
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/es/site-builder/`);
  const audit = await open(page, 'bio-audit-wizard');
  const frame = shown(page, 'bio-audit-wizard').locator('iframe');
  await expect(frame).toHaveAttribute('height', '96');
  await frame.contentFrame().getByRole('link').click();
  await expect(audit.getByRole('dialog')).toBeVisible();
  await expect(frame).toHaveAttribute('height', '800');
  expect(errors).toEqual([]);
});

test('the page of themes shows a widget with and without its CSS', async ({ page }) => {
  const errors = await watchPageErrors(page);
  await page.goto(`${SITE}/docs/theming/`);
  const next = (await open(page, 'bio-estimator')).getByRole('button', { name: 'Next' });
  await expect(next).toHaveCSS('background-color', 'rgb(31, 95, 139)');
  await shown(page, 'bio-estimator').getByRole('button', { name: 'With the CSS above' }).click();
  await expect(next).toHaveCSS('background-color', 'rgb(163, 47, 42)');
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

test('the documents of the release lie beside its scripts, as Markdown', async ({ request }) => {
  const release = readdirSync('dist/v').find((name) => /^\d+\.\d+\.\d+/.test(name)) ?? '';
  const folder = `${SITE}/v/${release}/docs/`;
  const list = await (await request.get(`${folder}llms.txt`)).text();
  const pages = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of ['index.md', ...pages])
    expect((await request.get(folder + link)).status(), link).toBe(200);
});

test('the changelog leads to the documents of an earlier release, where the host has them', async ({
  page,
}) => {
  const documents = page.getByRole('link', { name: 'The documents of this release, as Markdown' });
  for (const status of [200, 404]) {
    await page.route('**/v/1.0.0/docs/index.md', (route) =>
      route.fulfill({ status, body: '# Documentation' }),
    );
    await page.goto(`${SITE}/docs/changelog/`);
    await expect(
      status === 200 ? documents : page.getByText('This host does not have the documents of this release.'),
    ).toBeVisible();
    await expect(documents).toHaveCount(status === 200 ? 1 : 0);
  }
  await page.unrouteAll({ behavior: 'wait' });
});
