/**
 * WebKitGTK's MiniBrowser by WebDriver, on a display of its own: two windows of one display would take each other's focus.
 *
 * No library does it: selenium-webdriver drives this browser as well, but would save some 35 of these lines for 17 packages
 * (25 MB), and waits for ever where a command hangs. WebdriverIO is 239 packages (68 MB), and finds nothing by role and name.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMiniBrowser } from '../../../scripts/engines';
import type { Engine, Key, Point, Tab } from './engine';

type Command = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** How WebDriver writes keys that type no character. */
const KEYS: Record<Key, readonly string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  Home: ['\uE011'],
  End: ['\uE010'],
  ArrowLeft: ['\uE012'],
  ArrowUp: ['\uE013'],
  ArrowRight: ['\uE014'],
  ArrowDown: ['\uE015'],
  'Control+A': ['\uE009', 'a'],
  Delete: ['\uE017'],
};

/** Under which WebDriver's JSON has the reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long one answer of the driver may take, in ms. What has hung never answers. */
const LIMIT = 20_000;

export interface WebKitEngine extends Engine {
  /** The environment of the browser, for programs that look at it from outside. */
  env: NodeJS.ProcessEnv;
}

/** The visitor's language, wherever the tests run. The other engines have it anyway. */
const ENGLISH = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US:en' };

/** @param around the browser's environment besides the usual one */
export async function launchWebKit(around: NodeJS.ProcessEnv = {}): Promise<WebKitEngine> {
  const home = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  const processes: ChildProcess[] = [];
  /** Also where the runner is ended by a signal. */
  const end = () => {
    for (const child of processes.toReversed()) endGroup(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', end);

  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  processes.push(display);
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const env = {
    ...process.env,
    ...ENGLISH,
    ...around,
    DISPLAY: `:${number.toString().trim()}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
  };
  let driver = await startDriver(env);
  processes.push(driver.child);
  const first = await driver.newSession();
  await driver.command('DELETE', `/session/${first.sessionId}`);
  return {
    name: 'webkit',
    title: `WebKitGTK/${first.capabilities.browserVersion}`,
    canTouch: false,
    canGoOffline: false,
    env,
    newTab: async () => {
      // After a hang the driver keeps its session and gives no other: begin again with a new one.
      const session = await driver.newSession().catch(async (error: unknown) => {
        console.warn(`WebKitWebDriver is started again: ${String(error)}`);
        endGroup(driver.child);
        driver = await startDriver(env);
        processes.push(driver.child);
        return driver.newSession();
      });
      const { command } = driver;
      return tabOf((method, path, body) => command(method, `/session/${session.sessionId}${path}`, body));
    },
    close: async () => {
      process.off('exit', end);
      end();
    },
  };
}

interface Driver {
  child: ChildProcess;
  command: Command;
  newSession(): Promise<{ sessionId: string; capabilities: { browserVersion: string } }>;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  // A group of its own: what hangs is ended with its browser.
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const command: Command = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${String(error)}`);
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilItAnswers(command);
  const newSession: Driver['newSession'] = () =>
    command('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          timeouts: { script: 8000, pageLoad: LIMIT },
          // Without its tool bar the window can be as narrow as a phone.
          'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
        },
      },
    });
  return { child, command, newSession };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function untilItAnswers(command: Command): Promise<void> {
  for (let waited = 0; ; waited += 50)
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (waited > 20_000) throw error;
      await sleep(50);
    }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Nothing can watch a page from its start: what it throws before it is first looked at is not heard. */
const WATCH = `(() => {
  if (window.engineErrors) return;
  window.engineErrors = [];
  const write = console.error;
  console.error = (...what) => { window.engineErrors.push(what.map(String).join(' ')); write.apply(console, what); };
  addEventListener('error', ({ message }) => window.engineErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.engineErrors.push(String(reason)));
})()`;

function tabOf(command: Command): Tab {
  const errors: string[] = [];
  let pointer: Point = { x: 0, y: 0 };
  let turned = 0;
  const act = (...actions: object[]) => command<void>('POST', '/actions', { actions });
  const mouse = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const keyboard = (actions: readonly object[]) => act({ type: 'key', id: 'keyboard', actions });
  // Not /execute/async: while a page goes away into the cache of pages it is never answered.
  const run = <T>(expression: string) =>
    command<T>('POST', '/execute/sync', {
      // A value comes back as JSON: of objects WebKit's driver would read more than their own properties.
      script: `${WATCH};
        return Promise.resolve().then(() => (${expression})).then((value) => JSON.stringify(value ?? null),
          (error) => JSON.stringify({ engineError: String(error) }));`,
      args: [],
    });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const value = JSON.parse(await run<string>(expression)) as T & { engineError?: string };
    if (value?.engineError) throw new Error(value.engineError);
    return value;
  };
  const takeErrors = async () => {
    errors.push(...(await evaluate<string[]>('window.engineErrors.splice(0)').catch(() => [])));
  };
  const move = async (path: string, body: object = {}) => {
    await takeErrors();
    await command('POST', path, body);
    await evaluate('0');
  };
  return {
    open: (url) => move('/url', { url }),
    reload: () => move('/refresh'),
    back: () => move('/back'),
    forward: () => move('/forward'),
    address: () => command('GET', '/url'),
    evaluate,
    point: async ({ x, y }) => {
      pointer = { x: Math.round(x), y: Math.round(y) };
      await mouse({ type: 'pointerMove', duration: 0, ...pointer });
    },
    button: (state) =>
      mouse(
        { type: 'pointerMove', duration: 0, ...pointer },
        { type: state === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
      ),
    // WebKitGTK 2.50 turns the wheel by the difference to the last turn.
    wheel: (by) => {
      turned += by;
      return act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', ...pointer, deltaX: 0, deltaY: turned }],
      });
    },
    tap: () => {
      throw new Error('WebKitGTK on Xvfb has nothing to touch.');
    },
    key: (key) =>
      keyboard([
        ...KEYS[key].map((value) => ({ type: 'keyDown', value })),
        ...KEYS[key].toReversed().map((value) => ({ type: 'keyUp', value })),
      ]),
    type: (text) =>
      keyboard(
        Array.from(text.replaceAll('\n', '\uE007')).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    upload: async (field, paths) => {
      const element = await command<Record<string, string>>('POST', '/execute/sync', {
        script: `return ${field}`,
        args: [],
      });
      await command('POST', `/element/${element[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    resize: async (width, height) => {
      await command('POST', '/window/rect', { width, height });
    },
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    offline: () => {
      throw new Error('WebKitGTK cannot be cut off the network by WebDriver.');
    },
    errors: async () => {
      await takeErrors();
      return errors;
    },
    close: () => command('DELETE', ''),
  };
}
