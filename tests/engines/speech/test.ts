/** A journey that writes down what is heard, step by step. */
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from 'playwright/test';
import type { Engine, EngineName, Tab } from '../adapter/engine';
import { launchChromium, tabOf } from '../adapter/puppeteer';
import { type Thing, Visitor } from '../adapter/visitor';
import { LISTEN } from './announcements';
import { hearChromium } from './chromium';
import { focusedIn, type Heard, linesOf, sayFocused } from './spoken';
import { hearWebKit, launchHeardWebKit } from './webkit';

/** A browser whose accessibility tree can be read. */
interface HeardEngine extends Engine {
  /** What the header of a snapshot says of it. */
  source: string;
  newHeardTab(): Promise<{ tab: Tab; hear: () => Promise<Heard> }>;
}

async function launchHeard(name: EngineName): Promise<HeardEngine> {
  if (name === 'webkit') {
    const engine = await launchHeardWebKit();
    return {
      ...engine,
      source: 'WebKitGTK’s accessibility tree, by AT-SPI',
      newHeardTab: async () => ({ tab: await engine.newTab(), hear: () => hearWebKit(engine) }),
    };
  }
  const engine = await launchChromium(['--force-renderer-accessibility']);
  return {
    ...engine,
    source: 'Chromium’s accessibility tree',
    newHeardTab: async () => {
      const context = await engine.browser.createBrowserContext();
      const page = await context.newPage();
      // What moves by itself is heard at any moment.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      const cdp = await page.createCDPSession();
      return { tab: tabOf(page, () => context.close()), hear: () => hearChromium(cdp) };
    },
  };
}

/** What differs from run to run. */
const stable = (text: string): string =>
  text
    .replaceAll(/© \d{4}/g, '© (year)')
    .replaceAll(/\bQ-[0-9A-F]{8}\b/g, '(number)')
    .replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, '(site)');

export class Listener {
  #parts: string[] = [];

  constructor(
    readonly visitor: Visitor,
    readonly hear: () => Promise<Heard>,
    source: string,
  ) {
    this.#parts.push(`What a screen reader would say. From ${source}. Rewritten by: npm run spoken`);
  }

  /** Does something, waits until something is seen, and writes down what is heard then. */
  after = async (what: string, act: () => Promise<unknown>, until: Thing): Promise<void> => {
    // From here on, and what was said since the step before.
    const before = await this.#announced();
    await act();
    await until.seen();
    let announced = [...before, ...(await this.#announced())];
    let page = await this.hear();
    let lines = linesOf(page);
    // Trees follow the page a moment later.
    for (let round = 0; round < 40; round++) {
      await sleep(60);
      const more = await this.#announced();
      const next = await this.hear();
      const nextLines = linesOf(next);
      const isSame =
        more.length === 0 && nextLines.join('\n') === lines.join('\n') && said(next) === said(page);
      announced = [...announced, ...more];
      [page, lines] = [next, nextLines];
      if (isSame) break;
    }
    this.#parts.push(
      [
        `== ${what}`,
        ...announced.map((text) => `Announced ${text}`),
        `Focus: ${said(page)}`,
        ...lines.map((line) => `  ${line}`),
      ].join('\n'),
    );
  };

  text = (): string => stable(`${this.#parts.join('\n\n')}\n`);

  /** Twice the same text is one announcement. */
  #announced = async (): Promise<string[]> => [
    ...new Set(await this.visitor.tab.evaluate<string[]>(LISTEN).catch(() => [])),
  ];
}

function said(page: Heard): string {
  const focused = focusedIn(page);
  return focused && focused !== page && focused.role !== 'RootWebArea' ? sayFocused(focused) : 'the page';
}

export { expect };

export const test = base.extend<{ listener: Listener }, { engineName: EngineName; heardEngine: HeardEngine }>(
  {
    engineName: ['chromium', { option: true, scope: 'worker' }],
    heardEngine: [
      async ({ engineName }, use) => {
        const engine = await launchHeard(engineName);
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    listener: async ({ heardEngine }, use) => {
      const { tab, hear } = await heardEngine.newHeardTab();
      await tab.resize(1280, 900);
      await use(new Listener(new Visitor(heardEngine, tab), hear, heardEngine.source));
      await tab.close();
    },
  },
);
