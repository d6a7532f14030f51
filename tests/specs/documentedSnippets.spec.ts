/** Every snippet of the documents for a page, to the letter, in somebody's page: the example hosts of the documents are this desk. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { FORM, openForeignPage } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { FOREIGN_SITE, SITE } from '../support/urls';

interface Snippet {
  /** Its file and line. */
  place: string;
  code: string;
}

const snippetsIn = (language: 'html' | 'js'): readonly Snippet[] =>
  readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const text = readFileSync(`docs/${name}`, 'utf8');
      const blocks = text.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'));
      return Array.from(blocks, (match) => ({
        place: `docs/${name}:${text.slice(0, match.index).split('\n').length}`,
        code: match[1] ?? '',
      }));
    });

// Without what has to be filled in first, and pages of the project's own site.
const snippets = snippetsIn('html').filter(({ code }) => !code.includes('…') && !code.includes('<!-- part'));

// Without code for Node, bundlers and tests, and for Google's Apps Script, which recipes.test.ts runs.
const scripts = snippetsIn('js').filter(
  ({ code }) => !/^(?:import|export) |^screen\.|UrlFetchApp|ContentService/m.test(code),
);

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
      if (url.includes('/api/slots'))
        return route.fulfill({ json: { timeZone: 'America/New_York', days: [] } });
      const response = await route.fetch({ url });
      if (!url.endsWith('.json')) return route.fulfill({ response });
      const config = (await response.json()) as object;
      await route.fulfill({ response, json: { ...config, availability: AVAILABILITY } });
    },
  );
}

/** A recipe for Google's tag is used where that tag is. */
const TAG = '<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments); }</script>';

for (const { place, code: html } of snippets)
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

/** What stands around a line of a document: libraries that it is about, and names of the lines before. */
const AROUND = `${TAG}<div class="curtain"></div><script>
  var lenis = { stop() {}, start() {} };
  var root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
  var data = { type: 'bio-lead-sent', id: '1' };
</script>`;

for (const { place, code } of scripts)
  test(`${place} runs without an error, and hears what happens`, async ({ page }) => {
    const errors = await watchPageErrors(page);
    await openForeignPage(page, `${AROUND}<script type="module" src="${SITE}/biosystem.js"></script>${FORM}`);
    await page.waitForFunction(() => document.querySelector('bio-contact-form')?.shadowRoot !== null);
    await page.addScriptTag({ type: 'module', content: code });
    await page.evaluate(() => {
      const form = document.querySelector('bio-contact-form');
      for (const [name, detail] of [
        ['bio-ready', { tag: 'bio-contact-form' }],
        ['bio-open', { tag: 'bio-contact-form' }],
        ['bio-close', { tag: 'bio-contact-form' }],
        ['bio-lead-sent', { id: '1', kind: 'contact' }],
        ['turbo:before-morph-attribute', { attributeName: 'open' }],
      ] as const)
        form?.dispatchEvent(
          new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
        );
    });
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });

test('there are snippets', () => {
  expect(snippets.length).toBeGreaterThan(20);
  expect(scripts.length).toBeGreaterThan(10);
});
