import type { Page } from 'playwright/test';

/** A connection that is too slow to fetch anything ahead. */
export const onSlowNetwork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
  });

/** What a page learns of its connection: milliseconds of its own round trip, and what the browser says of others. */
export const onConnection = (
  page: Page,
  line: { roundTrip: number; guess: number; saveData: boolean },
): Promise<unknown> =>
  page.addInitScript(({ roundTrip, guess, saveData }) => {
    const connection = { saveData, effectiveType: '4g', rtt: guess };
    Object.defineProperty(navigator, 'connection', { value: connection });
    for (const [moment, value] of Object.entries({ requestStart: 5, responseStart: 5 + roundTrip }))
      Object.defineProperty(PerformanceResourceTiming.prototype, moment, { value });
  }, line);

/** Holds back what is fetched from these URLs. @returns releases it. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The names of all scripts that are fetched, in their order. */
export function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)\.js$/.exec(request.url())?.[1];
    if (name) names.push(name.replace(/-\w{8}$/, ''));
  });
  return names;
}
