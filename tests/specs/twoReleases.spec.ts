/** A page with the scripts of two releases: a tag manager brings one, a template another. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectSuccess } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { openForeignPage } from '../support/foreignPage';
import { isDefined, triggerHydration, watchHydration } from '../support/hydration';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { type ReleasedSite, startReleasedSite } from '../support/releases';
import { sampleEntries } from '../support/sample';

/** What the next release says at another place of the form. */
const HEADING = 'Book your free BioCheck';
const NEXT_HEADING = 'Please book your BioCheck';

let site: ReleasedSite;
test.beforeEach(async () => {
  site = await startReleasedSite((text) => text.replaceAll(HEADING, NEXT_HEADING));
  await site.release();
});
test.afterEach(() => site.stop());

const moduleOf = (version: string) =>
  `<script type="module" src="${site.url}/v/${version}/biosystem.js"></script>`;
const newest = () => `<script type="module" src="${site.url}/biosystem.js"></script>`;
/** Deferred scripts run in the order of the page, modules too. */
const classic = () => `<script defer src="${site.url}/biosystem.iife.js"></script>`;
const form = () => `<bio-contact-form endpoint="${site.url}/api/requests"></bio-contact-form>`;

/** The release whose form is shown. */
async function shownRelease(page: Page): Promise<string> {
  const heading = page.locator('bio-contact-form').getByRole('heading').first();
  return (await heading.innerText()).startsWith(NEXT_HEADING) ? 'next' : 'old';
}

const cases: Record<string, { scripts: () => string; runs: string; isSame?: true }> = {
  'the old module, then the new one': { scripts: () => moduleOf(site.old) + newest(), runs: 'old' },
  'the new module, then the old one': { scripts: () => newest() + moduleOf(site.old), runs: 'next' },
  'the old module, then the new classic file': { scripts: () => moduleOf(site.old) + classic(), runs: 'old' },
  'the new classic file, then the old module': {
    scripts: () => classic() + moduleOf(site.old),
    runs: 'next',
  },
  'one release under two addresses': {
    scripts: () => newest() + moduleOf(site.next),
    runs: 'next',
    isSame: true,
  },
};

for (const [name, { scripts, runs, isSame }] of sampleEntries('two releases', cases, 3))
  test(`Two scripts on one page: with ${name}, one release runs the form, and the page's author is told`, async ({
    page,
  }) => {
    const lines = await watchPageErrors(page);
    const heard = await listenTo(page, ['bio-ready', 'bio-lead', 'bio-lead-sent', 'bio-track']);
    await watchHydration(page);
    await openForeignPage(page, scripts() + form());
    const booking = await book(page);
    await expectSuccess(page);
    await expectBooked(booking);
    expect(await shownRelease(page)).toBe(runs);
    expect(heard.map(({ name: event }) => event)).toEqual([
      'bio-ready',
      'bio-track', // the view
      'bio-lead',
      'bio-lead-sent',
      'bio-track', // the lead
    ]);
    if (isSame) expect(lines).toEqual([]);
    else
      expect(lines).toEqual([
        expect.stringMatching(
          new RegExp(
            `^warning: BioSystem: .* two releases.*(${site.old}.*${site.next}|${site.next}.*${site.old}).*${site.url}/\\S*biosystem`,
          ),
        ),
      ]);
  });

test('a tag that only the second release knows is run by it', async ({ page }) => {
  const lines = await watchPageErrors(page);
  await page.route(`${site.url}/v/${site.old}/biosystem.js`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('faq:', 'faqs:'); // as if it had no questions yet
    await route.fulfill({ response, body });
  });
  await watchHydration(page);
  await openForeignPage(page, `${moduleOf(site.old)}${newest()}${form()}<bio-faq></bio-faq>`);
  await triggerHydration(page, 'bio-faq');
  await page.locator('bio-faq[data-hydrated]').waitFor();
  expect(await isDefined(page, 'bio-faq')).toBe(true);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
  expect(await shownRelease(page)).toBe('old');
  expect(lines).toHaveLength(1);
});

test('BioSystem.discover() and forget() serve both', async ({ page }) => {
  await openForeignPage(
    page,
    `${moduleOf(site.old)}${newest()}<div id="host"></div><script type="module">
      await import('${site.url}/biosystem.js');
      const root = host.attachShadow({ mode: 'closed' });
      root.innerHTML = '${form()}';
      globalThis.root = root;
      BioSystem.discover(root);
    </script>`,
  );
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, 'root') as ShadowRoot | undefined)
      ?.querySelector('bio-contact-form')
      ?.shadowRoot?.querySelector('form'),
  );
  const text = await page.evaluate(
    () =>
      (Reflect.get(globalThis, 'root') as ShadowRoot).querySelector('bio-contact-form')?.shadowRoot
        ?.textContent,
  );
  expect(text).toContain(HEADING);
  await page.evaluate(() => {
    sessionStorage.setItem('bio:schedule', '["BioSeal"]');
    return BioSystem.forget();
  });
  expect(await page.evaluate(() => sessionStorage.getItem('bio:schedule'))).toBeNull();
});
