import type { Page } from 'playwright/test';

/** A connection that is too slow to fetch anything ahead. */
export const onSlowNetwork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
  });

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
