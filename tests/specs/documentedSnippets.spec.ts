/** Every HTML snippet of the documents, to the letter, in somebody's page: the example hosts of the documents are this desk. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { openForeignPage } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { FOREIGN_SITE, SITE } from '../support/urls';

interface Snippet {
  /** Its file and line. */
  place: string;
  html: string;
}

const snippets: readonly Snippet[] = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(`docs/${name}`, 'utf8');
    return Array.from(text.matchAll(/^ *```html\n(.*?)^ *```/gms), (match) => ({
      place: `docs/${name}:${text.slice(0, match.index).split('\n').length}`,
      html: match[1] ?? '',
    }));
  })
  // What has to be filled in first, and pages of the project's own site.
  .filter(({ html }) => !html.includes('…') && !html.includes('<!-- part'));

const EXAMPLE_HOSTS = /^https:\/\/(?:your-desk\.example|desk\.example(?:\.com)?|cdn\.example\.com)\//;

/** The snippets with times are of a firm that has some. */
const AVAILABILITY = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: '08:00', close: '17:00' }],
};

/** The example hosts answer as this desk does, and a firm's config is the site's own. */
async function bringExamples(page: Page): Promise<void> {
  const addressOf = ({ pathname, search }: URL): string => {
    const path = pathname
      .replace(/^\/assets\/bio\//, '/')
      .replace(/^\/configs\/[\w-]+\.json$|^\/(?:homes|shops)\.json$/, '/business.json')
      .replace(/^\/configs\/[\w-]+\//, '/');
    return SITE + path + search;
  };
  await page.route(
    (url) => EXAMPLE_HOSTS.test(url.href) || (url.origin === FOREIGN_SITE && url.pathname.endsWith('.json')),
    async (route) => {
      const url = addressOf(new URL(route.request().url()));
      const response = await route.fetch({ url });
      if (!url.endsWith('.json')) return route.fulfill({ response });
      const config = (await response.json()) as object;
      await route.fulfill({ response, json: { ...config, availability: AVAILABILITY } });
    },
  );
}

/** A recipe for Google's tag is used where that tag is. */
const TAG = '<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments); }</script>';

for (const { place, html } of snippets)
  test(`${place} runs without an error`, async ({ page }) => {
    const errors = await watchPageErrors(page);
    await bringExamples(page);
    const script = html.includes('<script') && html.includes('.js"');
    await openForeignPage(
      page,
      `${TAG}${html}${script ? '' : '<script type="module" src="https://your-desk.example/biosystem.js"></script>'}`,
    );
    const tags = new Set(Array.from(html.matchAll(/<(bio-[\w-]+)/g), ([, tag = '']) => tag));
    for (const tag of tags) {
      if (tag === 'bio-site') continue;
      // It shows its first state, or, of what is closed, has a place for it.
      await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot !== null, tag);
    }
    expect(errors).toEqual([]);
    // What is still fetched ahead must not outlive the page.
    await page.unrouteAll({ behavior: 'wait' });
  });

test('there are snippets', () => {
  expect(snippets.length).toBeGreaterThan(20);
});
