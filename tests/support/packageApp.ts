/** Apps that use the npm package, in folders outside of this project: nothing is found there but what the tarball has. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import { openForeignPage } from './foreignPage';
import { FOREIGN_SITE } from './urls';

export const TARBALL = 'dist/biosystem-widgets.tgz';

/** Where an app's files lie, below the origin of somebody else's site. */
const BASE = '/app/';

/** What npm would install with it. */
const DEPENDENCIES = ['parse5', 'react', 'react-dom'];

/** @returns a folder in which the package is installed. */
export function installPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const target = join(folder, 'node_modules/biosystem-widgets');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', TARBALL, '-C', target, '--strip-components=1']);
  for (const name of DEPENDENCIES)
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Runs a module of the app in Node. @returns what it prints. */
export const runInNode = (folder: string, code: string): string =>
  execFileSync('node', ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** An app that Vite has built. */
export interface App {
  folder: string;
  /** Where it was built. */
  dist: string;
}

/** @param script of the app's only page. @param mode of React. */
export async function buildApp(
  script: string,
  mode: 'development' | 'production' = 'production',
): Promise<App> {
  const folder = installPackage();
  const dist = join(folder, 'dist');
  writeFileSync(join(folder, 'main.js'), script);
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: BASE,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: { outDir: dist, minify: mode === 'production', manifest: true },
  });
  return { folder, dist };
}

/** A script of the app. */
export const isAppScript = ({ pathname }: URL): boolean =>
  pathname.startsWith(BASE) && pathname.endsWith('.js');

/** Opens the app's page with these contents. @returns the paths of its files that the page has requested so far. */
export async function openApp(page: Page, { dist }: App, body: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${FOREIGN_SITE}${BASE}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(BASE.length);
    requested.push(path);
    return route.fulfill({ path: join(dist, path) });
  });
  const head = await readFile(join(dist, 'index.html'), 'utf8');
  await openForeignPage(page, `<meta charset="utf-8">${head}<body>${body}`);
  return requested;
}
