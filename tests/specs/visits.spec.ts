/** What a lead desk counts of visits: only where the page asks for it, and without anything that tells who came. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, type Page, type Request, type Route, test } from 'playwright/test';
import { answerServices, expectConfirmation, QUICK, requestEstimate, walkToResult } from '../pages/estimator';
import { SCRIPT, serve } from '../support/foreignPage';
import { type Desk, startDesk } from '../support/startDesk';
import { FOREIGN_SITE, SITE } from '../support/urls';

let folder: string;
let desk: Desk;
test.beforeEach(async () => {
  folder = mkdtempSync('test-results/visits-');
  desk = await startDesk({ DATA_DIR: folder, COUNT_VISITS: '1', ALLOWED_ORIGINS: FOREIGN_SITE });
});
test.afterEach(() => desk.stop());

/** What the desk has counted, such as `opened: 1`, of all sources or of one. */
function counts(source = '%'): Record<string, number> {
  const database = new Libsql(join(folder, 'leads.sqlite'), { readonly: true });
  const rows = database
    .prepare('select what, step, sum(count) as count from visits where source like ? group by what, step')
    .all([source]) as { what: string; step: number; count: number }[];
  database.close();
  return Object.fromEntries(rows.map(({ what, step, count }) => [step ? `${what} ${step}` : what, count]));
}

/** Opens a page with an estimator. @returns what it has reported. */
async function openEstimator(
  page: Page,
  { attributes = 'counts', query = '?utm_source=Letter&utm_campaign=spring', endpoint = desk.url } = {},
): Promise<Request[]> {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) reports.push(request);
  });
  const path = await serve(
    `<!doctype html><html lang="en"><title>A firm</title>${SCRIPT}
     <bio-site endpoint="${endpoint}/api/requests" ${attributes}><bio-estimator></bio-estimator></bio-site>`,
  );
  await page.goto(FOREIGN_SITE + path + query);
  return reports;
}

/** The whole visit, and the page is left. */
async function visit(page: Page): Promise<void> {
  await requestEstimate(page);
  await expectConfirmation(page);
  await page.goto('about:blank');
}

const ALL_STEPS = { 'step 2': 1, 'step 3': 1, 'step 4': 1, 'step 5': 1 };

test('a visit is counted once, from its first view to its lead, by its source', async ({ page }) => {
  const reports = await openEstimator(page);
  await visit(page);
  const whole = { seen: 1, opened: 1, ...ALL_STEPS, sent: 1 };
  await expect.poll(() => counts('letter / spring')).toEqual(whole);
  expect(counts()).toEqual(whole);
  const bodies = reports.map((request) => request.postData() ?? '');
  expect(bodies.join()).not.toMatch(/example\.com|Ada|770|http|[0-9a-f]{8}-/);
});

test('a page that is left early has said how far the visitor came', async ({ page }) => {
  await openEstimator(page, { query: '' });
  await walkToResult(page);
  await page.goto('about:blank');
  await expect.poll(() => counts('direct')).toEqual({ seen: 1, opened: 1, ...ALL_STEPS });
});

test('a form that is touched before the code that counts is here has been opened, once', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/forward.js', (route) => void held.push(route));
  await openEstimator(page);
  await answerServices(page, QUICK);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect.poll(() => counts()).toEqual({ seen: 1, opened: 1 });
  await walkToResult(page);
  await page.goto('about:blank');
  await expect.poll(() => counts()).toEqual({ seen: 1, opened: 1, ...ALL_STEPS });
});

for (const attributes of ['', 'counts="false"'])
  test(`a page with ${attributes || 'no attribute'} reports nothing`, async ({ page }) => {
    const reports = await openEstimator(page, { attributes });
    await visit(page);
    expect(reports).toEqual([]);
    expect(counts()).toEqual({});
  });

for (const [signal, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`the page of a visitor with ${signal} reports nothing`, async ({ page }) => {
    await page.addInitScript(
      ([property, answer]) => Object.defineProperty(Navigator.prototype, property, { get: () => answer }),
      [name, value] as const,
    );
    const reports = await openEstimator(page);
    await visit(page);
    expect(reports).toEqual([]);
  });

test('where the desk counts nothing, the console says how to change that, and the page does not ask again', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  const reports = await openEstimator(page, { endpoint: SITE });
  await expect.poll(() => warnings).toEqual([expect.stringContaining('COUNT_VISITS=1')]);
  await visit(page);
  expect(reports).toHaveLength(1);
  expect(warnings).toHaveLength(1);
});

test('the classic file counts, too', async ({ page }) => {
  const path = await serve(
    `<!doctype html><html lang="en"><title>A firm</title><script src="${SITE}/biosystem.iife.js" defer></script>
     <bio-contact-form counts endpoint="${desk.url}/api/requests"></bio-contact-form>`,
  );
  await page.goto(FOREIGN_SITE + path, { referer: 'https://www.yelp.com/biz/a-firm?user=ana' });
  await page.getByRole('textbox', { name: 'Full Name' }).click();
  await expect.poll(() => counts('yelp.com')).toEqual({ seen: 1, opened: 1 });
});
