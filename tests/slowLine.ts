import type { Page } from 'playwright/test';

/** A line that is too slow to fetch anything ahead. */
export const onSlowLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
  });

/** Holds back what is fetched from these addresses. @returns lets it go. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
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
