/** What `BioSystem.check()` finds on pages of somebody else's that have a defect each, and the panel of `?bio-check`. */
import { createHash } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations, tabTo } from '../support/accessibility';
import { blueDoor } from '../support/blueDoor';
import { brokenStorage } from '../support/brokenStorage';
import { fileNamed } from '../support/builtFiles';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, MODULE_FILE, SITE, STRANGER_SITE } from '../support/urls';

type CheckReport = Awaited<ReturnType<typeof BioSystem.check>>;

const STYLE = '<style>bio-contact-form:not(:defined) { min-block-size: 900px }</style>';
const HEALTHY = `${SCRIPT}${STYLE}${FORM}`;

/** What is found, a line each: how bad, what, what to do, where. */
const linesOf = ({ findings }: CheckReport): string[] =>
  findings.map(({ severity, what, fix = '', where }) => `${severity}: ${what} ${fix} ${where?.code ?? ''}`);

async function check(page: Page): Promise<CheckReport> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => 'BioSystem' in window);
  return page.evaluate(() => BioSystem.check());
}

test('of a page on which all is right nothing is said, but what was looked at', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, HEALTHY);
  const report = await check(page);
  expect(report.findings).toEqual([]);
  expect(report.right.length).toBeGreaterThan(20);
  expect(report.checked).toBe(report.right.length);
  expect(report.page).toBe(page.url());
  expect(report.version).toBe(await page.evaluate(() => BioSystem.version));
  expect(pageErrors).toEqual([]);
});

interface Defect {
  html: string;
  headers?: Record<string, string>;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the open page. */
  act?: (page: Page) => Promise<unknown>;
  says: RegExp[];
}

const config = (json: string) => FORM.replace('endpoint', `config='${json}' endpoint`);
const policy = (text: string) => ({ 'content-security-policy': text });

const defects: Record<string, Defect> = {
  'a misspelt tag': {
    html: `${HEALTHY}<bio-contactform></bio-contactform>`,
    says: [/^error: There is no widget <bio-contactform>\. Did you mean <bio-contact-form>\?/],
  },
  'an attribute and a value that are none': {
    html: `${HEALTHY}<bio-estimator mode="panel" live_range endpoint="${DESK}"></bio-estimator><bio-scroll-top lng="en"></bio-scroll-top>`,
    says: [/^error: .*no attribute live_range.*live-range/, /^error: .*no attribute lng.*Did you mean lang/],
  },
  'a service that is not there': {
    html: `${HEALTHY}<bio-estimator mode="panel" services="biorince" endpoint="${DESK}"></bio-estimator>`,
    says: [/^error: There is no service “biorince”\. Did you mean biorinse/],
  },
  'no endpoint': {
    html: HEALTHY.replace(/ endpoint="[^"]*"/, ''),
    says: [/^error: <bio-contact-form> has no endpoint/],
  },
  'an endpoint that is mistyped': {
    html: HEALTHY.replace('/api/requests', '/api/request'),
    says: [
      new RegExp(`^error: At /api/request no desk takes leads.*${SITE}/api/requests`),
      /^unchecked: Whether .*\/api\/request takes leads/,
    ],
  },
  'an endpoint that is no address': {
    html: HEALTHY.replace(/endpoint="https?:\/\//, 'endpoint="'),
    says: [/^error: endpoint="localhost.*is not understood.*Write an http\(s\) address/],
  },
  'an endpoint of somebody else’s, which gets no test lead': {
    html: HEALTHY.replace(DESK, `${FOREIGN_SITE}/hook`),
    says: [/^unchecked: Whether .*\/hook takes leads from this page/],
  },
  'the module and the classic file': {
    html: `${HEALTHY}<script src="${CLASSIC_FILE}" defer></script>`,
    says: [/^warning: The module and the classic file are both loaded/],
  },
  'what an optimizer has left of a script': {
    html: `<script type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${MODULE_FILE}"></script>${STYLE}${FORM}
      <script type="module">document.head.append(Object.assign(document.createElement('script'), { src: document.querySelector('[data-rocket-src]').dataset.rocketSrc }))</script>`,
    says: [/^error: WP Rocket has rewritten the script.*Delay JavaScript/, /more than once/],
  },
  'a file of the release that is missing': {
    html: `${HEALTHY}<bio-scroll-top></bio-scroll-top>`,
    prepare: (page) => page.route(fileNamed('scroll-top'), (route) => route.abort()),
    says: [
      /^error: The code of <bio-scroll-top> could not be loaded/,
      /^error: A file of the release cannot be had: \S*\/scroll-top\.js/,
    ],
  },
  'a widget whose code cannot be had': {
    html: HEALTHY,
    prepare: (page) => page.route(fileNamed('contact-form'), (route) => route.abort()),
    act: async (page) => {
      await expect
        .poll(() =>
          page
            .locator('bio-contact-form')
            .evaluate((element) => Reflect.get(element, Symbol.for('bio.lifecycle')) as string),
        )
        .toBe('failed');
    },
    says: [/^error: The code of <bio-contact-form> could not be loaded/, /contact-form\.js/],
  },
  'markup of another release': {
    html: `${SCRIPT}<bio-contact-form endpoint="${DESK}"><template shadowrootmode="open"><style></style><div data-app data-release="0.9.0">Book</div></template></bio-contact-form>`,
    says: [/^warning: The page was prerendered by release 0\.9\.0/],
  },
  'a policy that allows no lead': {
    html: HEALTHY,
    headers: policy(`script-src ${SITE} 'unsafe-inline'; connect-src 'self'`),
    says: [
      /^unchecked: Whether the desk takes leads/,
      new RegExp(`^error: .*does not allow ${SITE} in connect-src\\. Add to connect-src: ${SITE}`),
      new RegExp(`^error: The page’s policy has refused ${SITE}/.*connect-src`),
    ],
  },
  'no reserved height, so that the page moves': {
    html: `${SCRIPT}${FORM}<p id="below">Below</p>`,
    says: [
      /^warning: No height is reserved for <bio-contact-form>/,
      /^warning: <p> has moved out of sight .*above it stands <bio-contact-form>.*<p id="below">/,
    ],
  },
  'a storage that is blocked': {
    html: HEALTHY,
    prepare: (page) => page.addInitScript(brokenStorage['blocked'] ?? ''),
    says: [/^warning: localStorage is blocked/, /^warning: sessionStorage is blocked/, /^warning: IndexedDB/],
  },
  'a config that is not there': {
    html: HEALTHY.replace('endpoint', `config="${SITE}/configs/nobody.json" endpoint`),
    says: [/^error: There is no config at .*nobody\.json: the server answers 404/],
  },
  'a config with a mistake': {
    html: `${SCRIPT}${STYLE}${config('{"compani":{}}')}`,
    says: [/^error: In the config, compani.*did you mean "company"/],
  },
  'a config that leaves most of the built-in firm': {
    html: `${SCRIPT}${STYLE}${config('{"company":{"name":"Larkspur"},"currency":"USD"}')}`,
    says: [/^warning: The config does not name: .*company\./],
  },
  'an id that is there twice': {
    html: HEALTHY.replace('<bio-contact-form ', '<p id="book"></p><bio-contact-form id="book" '),
    says: [/^error: The id book is there already/],
  },
  'a style that hides a widget': {
    html: `${HEALTHY}<style>bio-contact-form { display: none }</style>`,
    says: [/^warning: A style of the page hides <bio-contact-form>/],
  },
};

for (const [name, { html, headers, prepare, act, says }] of sampleEntries('defects of a page', defects, 6))
  test(`${name}: it says what, where and how to fix it`, async ({ page }) => {
    await prepare?.(page);
    await openForeignPage(page, html, headers ? { headers } : {});
    await act?.(page);
    const lines = linesOf(await check(page));
    for (const part of says) expect(lines).toContainEqual(expect.stringMatching(part));
    expect(lines, lines.join('\n')).toHaveLength(says.length);
  });

test('an origin that the desk does not know: it names what to add', async ({ page }) => {
  await page.goto(STRANGER_SITE + (await serve(`<!doctype html><html lang="en"><title>A</title>${HEALTHY}`)));
  expect(linesOf(await check(page))).toEqual([
    expect.stringMatching(
      new RegExp(`^error: The desk takes no leads from ${STRANGER_SITE}.*ALLOWED_ORIGINS`),
    ),
  ]);
});

test('a script that was written into the page and names its folder: it says so', async ({ page }) => {
  const code = await (await fetch(MODULE_FILE)).text();
  await openForeignPage(page, `<script data-base="${SITE}/">${code}</script>${STYLE}${FORM}`);
  expect(linesOf(await check(page))).toEqual([
    expect.stringMatching(/^warning: No <script> of the page names biosystem\.js/),
  ]);
});

test('a sandboxed frame without an origin: it says what is lost there', async ({ page }) => {
  await openForeignPage(
    page,
    `<iframe sandbox="allow-scripts" srcdoc='<!doctype html><html lang="en">${HEALTHY}'></iframe>`,
  );
  await page.waitForLoadState('networkidle');
  const [, frame] = page.frames();
  const report = await frame?.evaluate(() => BioSystem.check());
  expect(report && linesOf(report)).toContainEqual(expect.stringMatching(/^error: The page has no origin/));
});

test('a page on which every object is a promise: it says that, and waits for nothing', async ({ page }) => {
  await openForeignPage(page, HEALTHY);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Reflect.set(Object.prototype, 'then', () => {});
    void BioSystem.check().then(({ findings }) => (document.title = findings[0]?.what ?? ''));
  });
  await expect(page).toHaveTitle(/named “then” to Object\.prototype/);
});

test('the classic file has the check beside it, and says where it was looked for', async ({ page }) => {
  await openForeignPage(page, `<script src="${CLASSIC_FILE}" defer></script>${STYLE}${FORM}`);
  expect(linesOf(await check(page))).toEqual([]);

  const moved = await serve(await (await fetch(CLASSIC_FILE)).text(), {
    headers: { 'content-type': 'text/javascript' },
  });
  await openForeignPage(page, `<script src="${moved}"></script>${FORM}`);
  const rejected = await page.evaluate(() => BioSystem.check().then(String, String));
  expect(rejected).toMatch(/The code of the check could not be loaded\. Expected it at .*\/check\.js/);
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Check of this page' });
const status = (page: Page) => page.getByRole('dialog', { name: 'Check of this page' }).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** @param inside of a page of somebody else's. */
async function openPanel(page: Page, inside: string, headers: Record<string, string> = {}): Promise<void> {
  const path = await serve(
    `<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1>${inside}</main>`,
    {
      headers,
    },
  );
  await page.goto(`${FOREIGN_SITE}${path}?bio-check`);
  await expect(status(page)).toHaveText(/checked\.$/);
}

const STRICT = policy(
  [
    "default-src 'none'",
    `script-src ${SITE}`,
    "style-src 'self'",
    `connect-src 'self' ${SITE}`,
    `img-src ${SITE}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
);

test('the panel on a page with the strictest policy finds nothing, violates nothing and moves nothing', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await watchShifts(page);
  await openPanel(page, `${SCRIPT}${FORM}`, STRICT);
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeHidden();
  expect(pageErrors.filter((line) => !line.includes('No height is reserved'))).toEqual([]);
  expect((await shiftsOf(page)).filter((shift) => shift.includes('data-bio-check'))).toEqual([]);
});

test('on a page with a strict policy the style that it refused is told, and nothing that the check did', async ({
  page,
}) => {
  const csp = STRICT['content-security-policy'].replace("connect-src 'self'", 'connect-src');
  await openForeignPage(page, `${SCRIPT}${STYLE}${FORM}`, { headers: policy(csp) });
  const hash = createHash('sha256')
    .update(STYLE.replace(/<\/?style>/g, ''))
    .digest('base64');
  const lines = linesOf(await check(page)).filter((line) => !line.startsWith('unchecked'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^warning: .*refused this <style>/);
  expect(lines[0]).toContain(`'sha256-${hash}'`);
});

const PLACED = FORM.replace('endpoint', 'style="display:block" endpoint').replace(
  '></bio-',
  '><div style="padding-top:900px"></div></bio-',
);

test('a place that a child of the tag keeps is one, and a policy that refuses it is told', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + PLACED);
  expect((await check(page)).findings).toEqual([]);
  await openForeignPage(page, SCRIPT + PLACED, { headers: STRICT });
  const lines = linesOf(await check(page)).filter((line) => !line.startsWith('unchecked'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^warning: .*refused the style that keeps this widget’s place.*rules into the page’s own style sheet/,
  );
});

test('what only a footer shows is no advice for a page with an estimator', async ({ page }) => {
  const facts = JSON.stringify(blueDoor(3));
  const estimator = `<bio-estimator config='${facts}' endpoint="${DESK}"></bio-estimator>`;
  await openForeignPage(page, SCRIPT + estimator);
  const named = async () => linesOf(await check(page)).filter((line) => line.includes('does not name'));
  expect((await named()).join()).not.toContain('company.');
  await openForeignPage(page, `${SCRIPT}${estimator}<bio-footer config='${facts}'></bio-footer>`);
  expect((await named()).join()).toContain('company.tagline');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the panel by keyboard, ${width} px wide: read, again, copy, close`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await bringAxe(page);
    await openPanel(page, `${SCRIPT}<bio-contactform></bio-contactform>${STYLE}${FORM}`);
    await expect(heading(page)).toBeFocused();
    const problems = page.getByRole('region', { name: 'Problems' }).getByRole('listitem');
    await expect(problems).toHaveText([/no widget <bio-contactform>.*Did you mean <bio-contact-form>\?/]);
    await expectNoViolations(page, 'the panel');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);

    await page.evaluate(() => document.querySelector('bio-contactform')?.remove());
    await tabTo(page, button(page, 'Again'));
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^No problem, \d+ things checked\.$/);
    await expect(page.getByText('Nothing is wrong')).toBeVisible();
    await expect(button(page, 'Again')).toBeFocused();

    await tabTo(page, button(page, 'Copy as JSON'));
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Copied.');
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({ findings: [], page: page.url() });

    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeHidden();
  });

test('what a page contains is text in the panel', async ({ page }) => {
  await openPanel(
    page,
    `${SCRIPT}${STYLE}${FORM}<bio-estimator mode="panel" endpoint="${DESK}" services="&lt;img src=x onerror=alert(1)&gt;,%s%c"></bio-estimator>`,
  );
  await expect(page.getByText('There is no service “<img src=x onerror=alert(1)>”.')).toBeVisible();
  expect(
    await page.locator('[data-bio-check]').evaluate(({ shadowRoot }) => shadowRoot?.querySelector('img')),
  ).toBe(null);
});

test('nothing of the check is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (fileNamed('check', 'mistakes').test(request.url()) || request.url().includes('/check-'))
      loaded.push(request.url());
  });
  await openForeignPage(page, HEALTHY);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await check(page);
  expect(loaded).toContainEqual(expect.stringMatching(/\/check\.js$/));
});
