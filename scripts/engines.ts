import { existsSync } from 'node:fs';
import { canUseApt, run } from './tools/tools';

/** The other two engines that the product is tested in. Debian's builds: Playwright's own cannot be downloaded everywhere. */
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** The path of Firefox, if there is one. */
export const findFirefox = (): string | undefined => FIREFOX.find((path) => existsSync(path));

/** The path of WebKitGTK's browser for tests, if it is there with its driver and a display. */
export const findMiniBrowser = (): string | undefined =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
    ? MINI_BROWSER.find((path) => existsSync(path))
    : undefined;

/** What WebKitGTK's accessibility tree is read with (`tests/engines/speech/webkit.ts`), if it is there. */
export const findAtSpi = (): string | undefined =>
  [
    '/usr/bin/dbus-daemon',
    '/usr/libexec/at-spi-bus-launcher',
    '/usr/lib/python3/dist-packages/gi/__init__.py',
  ].every((path) => existsSync(path))
    ? ['x86_64', 'aarch64']
        .map((machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/Atspi-2.0.typelib`)
        .find((path) => existsSync(path))
    : undefined;

/**
 * Installs what is missing, where that is possible.
 * @returns a line for each engine that will not be tested, with how to install it.
 * @throws in CI where it could have been installed, because nobody would read the line.
 */
export function ensureEngines(): string[] {
  const engines = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKitGTK', find: findMiniBrowser, packages: ['webkit2gtk-driver', 'xvfb'] },
    {
      name: 'WebKitGTK’s accessibility tree',
      find: findAtSpi,
      packages: ['at-spi2-core', 'dbus', 'gir1.2-atspi-2.0', 'python3-gi'],
    },
  ];
  const absent = () => engines.filter(({ find }) => !find());
  if (absent().length > 0 && canUseApt()) {
    console.log(
      `${absent()
        .map(({ name }) => name)
        .join(' and ')} not found: installing.`,
    );
    run('apt-get update -qq');
    for (const { packages } of absent())
      run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
  }
  for (const { name, find } of engines) console.log(`${name}: ${find() ?? 'none'}`);
  const missing = absent().map(
    ({ name, packages }) =>
      `${name}: it is not installed (Debian: sudo apt-get install ${packages.join(' ')})`,
  );
  if (missing.length > 0 && process.env['CI'] && canUseApt())
    throw new Error(`An engine could not be installed. ${missing.join('; ')}`);
  return missing;
}
