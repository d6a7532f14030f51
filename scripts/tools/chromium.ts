import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Where a Chromium was found, in words for the person who reads the log. */
export interface FoundChromium {
  path: string;
  /** The place it was found in, such as `CHROMIUM_PATH` or `the system`. */
  origin: string;
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without a user interface, a package of its own on Debian. Component tests are faster in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = (): boolean => existsSync(HEADLESS_SHELL);

/**
 * Finds a Chromium: the `CHROMIUM_PATH` variable, then the system's, then the one Playwright downloaded.
 * @returns `undefined` where there is none.
 * @throws when `CHROMIUM_PATH` names a file that does not exist.
 */
export function findChromium(): FoundChromium | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file: correct it or unset it.`);
    return { path: named, origin: 'CHROMIUM_PATH' };
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return { path: system, origin: 'the system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, origin: 'Playwright' } : undefined;
}

/** A second list of switched off features replaces the first, so this one has all that Playwright switches off, too. */
const DISABLED_FEATURES = [
  // A renderer that is kept ready for the next site: a test opens one page, and what is measured would share the processor.
  'SpareRendererForSitePerProcess',
  // Two popups of the address bar, which nobody sees: each page that is opened would start two more renderers for them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * How every test and script starts the browser. The flags keep it from talking to the outside world, and let it
 * start as root in a container.
 * @param options.headlessShell prefers the headless shell, where `CHROMIUM_PATH` names no other. Tests of the built product
 * and measurements need the browser that visitors have. @default true
 */
export function chromiumLaunchOptions({ headlessShell = true } = {}): LaunchOptions {
  const found = findChromium();
  const prefersShell = headlessShell && hasHeadlessShell() && found?.origin !== 'CHROMIUM_PATH';
  const executablePath = prefersShell ? HEADLESS_SHELL : found?.path;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join()}`,
    ],
  };
}
