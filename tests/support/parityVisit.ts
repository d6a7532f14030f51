/** The tabs of the parity matrix: opening one takes longer than most cases, so one visitor after another uses it. */
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { serveTimes } from './bookableDesk';
import { watchHydration } from './hydration';
import { installParity } from './parityPage';
import { FOREIGN_SITE, SITE } from './urls';

export interface Visit {
  page: Page;
  /** What was sent so far, without what differs from run to run. All of it arrives. */
  leads: string[];
}

/** Does something in a tab that looks to pages as if nobody had used it. */
export type WithVisit = <Result>(act: (visit: Visit) => Promise<Result>) => Promise<Result>;

interface Tab extends Visit {
  context: BrowserContext;
  forget: () => Promise<void>;
}

const UNIQUE = ['id', 'timestamp', 'secret', 'guard', 'page', 'attribution'];

/** As of a consent. */
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** On a chosen time. */
const HOLD = /"hold":"[\da-f-]+"/g;

/** What has not come by then, on a busy machine too, never comes. In ms. */
const TIMEOUT = 15_000;

/** Where a pointer touches nothing. */
const OUTSIDE = 10_000;

async function openTab(browser: Browser, eventNames: readonly string[]): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: SITE,
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  const leads: string[] = [];
  await withoutMap(page);
  await serveTimes(page);
  await page.route('**/api/requests', async (route) => {
    const lead = route.request().postDataJSON() as Record<string, unknown>;
    const said = JSON.stringify(Object.entries(lead).filter(([name]) => !UNIQUE.includes(name)));
    leads.push(said.replace(TIME, 'a time').replace(HOLD, 'a hold'));
    await route.fulfill({
      status: 201,
      headers: { 'access-control-allow-origin': '*' },
      json: { id: lead['id'] },
    });
  });
  await page.addInitScript(installParity, eventNames);
  await page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Not when the visitor comes back, or reloads the page.
    if (location.protocol === 'http:' && navigation?.type === 'navigate') sessionStorage.clear();
  });
  await watchHydration(page);
  const devtools = await context.newCDPSession(page);
  const forget = async () => {
    // A page that goes back too far comes here, not to the page of the visitor before.
    await page.goto('about:blank');
    await page.mouse.move(OUTSIDE, OUTSIDE);
    for (const origin of [SITE, FOREIGN_SITE])
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb',
      });
    leads.splice(0);
  };
  return { context, page, leads, forget };
}

/** @returns opens as many tabs as are used side by side; they are closed with the browser. */
export function visitsIn(browser: Browser, eventNames: readonly string[]): WithVisit {
  const idle: Tab[] = [];
  return async (act) => {
    const tab = idle.pop() ?? (await openTab(browser, eventNames));
    let isUsable = false;
    try {
      const result = await act(tab);
      await tab.forget();
      isUsable = true;
      return result;
    } finally {
      if (isUsable) idle.push(tab);
      else await tab.context.close();
    }
  };
}
