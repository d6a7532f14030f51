/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/engines';
import { chromiumLaunchOptions } from '../../../scripts/tools/chromium';
import type { Engine, Key, Tab } from './engine';

/** @param args more arguments for the browser */
export async function launchChromium(args: readonly string[] = []): Promise<Engine & { browser: Browser }> {
  const { executablePath = '', args: usual = [] } = chromiumLaunchOptions({ headlessShell: false });
  const browser = await launch({ executablePath, args: [...usual, ...args, '--lang=en-US'] });
  return { name: 'chromium', ...(await engineOf(browser)) };
}

export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en' },
  });
  return { name: 'firefox', ...(await engineOf(browser)) };
}

async function engineOf(browser: Browser): Promise<Omit<Engine, 'name'> & { browser: Browser }> {
  return {
    browser,
    title: await browser.version(),
    canTouch: true,
    canGoOffline: true,
    newTab: async () => {
      const visitor = await browser.createBrowserContext();
      return tabOf(await visitor.newPage(), () => visitor.close());
    },
    close: () => browser.close(),
  };
}

/** @param page from here on it is the tab's. */
export function tabOf(page: Page, close: () => Promise<void>): Tab {
  const errors: string[] = [];
  page
    .on('pageerror', (error) => errors.push(String(error)))
    .on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  page.setDefaultTimeout(45_000);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    address: () => page.evaluate(() => location.href).catch(() => ''),
    back: () => travel(page, 'back'),
    forward: () => travel(page, 'forward'),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    point: ({ x, y }) => page.mouse.move(x, y),
    button: (state) => page.mouse[state](),
    wheel: (by) => page.mouse.wheel({ deltaY: by }),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    key: (key) => pressKey(page, key),
    type: (text) => page.keyboard.type(text),
    upload: async (field, paths) => {
      const element = (await page.evaluateHandle(field)) as ElementHandle<HTMLInputElement>;
      await element.uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    offline: (isOffline) => page.setOfflineMode(isOffline),
    errors: async () => errors,
    close,
  };
}

/** Puppeteer's own waits, in Firefox, until a page is loaded that was kept as it was, and never is. */
async function travel(page: Page, way: 'back' | 'forward'): Promise<void> {
  const address = () => page.evaluate(() => location.href).catch(() => '');
  const from = await address();
  await page.evaluate(`void setTimeout(() => history.${way}())`);
  for (let waited = 0; waited < 20_000; waited += 40) {
    const here = await address();
    if (here && here !== from) return;
    await sleep(40);
  }
  throw new Error(`${way} leads nowhere from ${from}`);
}

/** Keys that type a character are named by it. */
const CHARACTERS: Record<string, string> = { A: 'a', Space: ' ' };

async function pressKey({ keyboard }: Page, key: Key): Promise<void> {
  const [name = '', ...modifiers] = key.split('+').toReversed();
  for (const modifier of modifiers) await keyboard.down(modifier as KeyInput);
  await keyboard.press((CHARACTERS[name] ?? name) as KeyInput);
  for (const modifier of modifiers) await keyboard.up(modifier as KeyInput);
}
