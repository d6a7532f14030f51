/** The pages of a firm as visitors see them. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { NOT_INDEXED } from './measureKinds';
import type { OpenSite } from './openSite';

/** How long a page is looked at: what comes late must not move it either. */
const LONG_LOOK = 15_000;

/** Opens all pages at once, and says what the console says, what moves and which addresses are not answered. */
export async function visit({ url, browser }: OpenSite, routes: readonly string[]): Promise<string[]> {
  const said = await Promise.all(routes.map((route) => lookAt(browser, url, route)));
  const indexed = routes.filter((route) => !NOT_INDEXED.test(route));
  const addresses = await Promise.all(indexed.map((route) => otherAddresses(url, route)));
  return [...said.flat(), ...addresses.flat(), ...(await closeNotice(browser, url))];
}

async function lookAt(browser: Browser, url: string, route: string): Promise<string[]> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info' && !message.text().startsWith('[analytics]'))
      said.push(`${route} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${route} error: ${error.message}`));
  await page.route(/google/, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(url + route, { waitUntil: 'load' });
  const before = await page.evaluate(measure);
  await page.waitForTimeout(LONG_LOOK);
  const after = await page.evaluate(measure);
  if (after !== before) said.push(`${route} has a header of ${before} px, and of ${after} px after a while`);
  const moved = await page.evaluate(layoutShift);
  if (moved > 0) said.push(`${route} the layout moved by ${moved}`);
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.close();
  return said;
}

/** The header in pixels. */
const measure = () => document.querySelector('bio-header')?.getBoundingClientRect().height;

/** How far things have moved since the page began. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(moved)));
  });

/** A page has one address: others that people and hosts write lead there. */
async function otherAddresses(url: string, route: string): Promise<string[]> {
  const isHome = route.endsWith('/');
  const others = isHome ? [`${route}index.html`] : [`${route}.html`, `${route}/`];
  const found = await Promise.all(
    others.map(async (other) => {
      const answer = await fetch(url + other);
      return answer.ok && new URL(answer.url).pathname === route
        ? []
        : [`${other} leads to ${new URL(answer.url).pathname} with status ${answer.status}, not to ${route}`];
    }),
  );
  return found.flat();
}

/** Closes the notice of the site, if it has one, which then stays closed. */
async function closeNotice(browser: Browser, url: string): Promise<string[]> {
  const page: Page = await browser.newPage();
  const notice = page.locator('aside.notice');
  await page.goto(url);
  if ((await notice.count()) === 0) return [];
  if (!(await notice.isVisible())) return ['the notice is not shown'];
  await page.screenshot({ path: join(tmpdir(), 'firm-notice.png') });
  await notice.getByRole('button').click();
  await page.reload();
  return (await notice.isVisible()) ? ['the notice that was closed is shown again'] : [];
}
