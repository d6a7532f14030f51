import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './testing/copyProject';
import { chromiumLaunchOptions } from './tools/chromium';

/** A copy: the checkout's own files stay as they are. */
let folder: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = copyProject([
    'src',
    'server',
    'scripts',
    'demo',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage();
  await page.goto(await addressOf(server));
  await page.locator('bio-faq').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Quick answers' }).waitFor();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true });
});

test('an edited view is shown without a reload, what was typed stays', async () => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada');
  await edit('src/widgets/faq/Faq.tsx', /(<Heading rank=\{1\} id="heading"[^>]*>)/, '$1Edited');
  await shows(/EditedQuick answers/);
  expect(await page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Ada');
});

test('an edited message is shown', async () => {
  await edit(fileWith('src/content/messages', 'Quick answers'), /Quick answers/, 'Answers in a minute');
  await shows(/Answers in a minute/);
});

test('icons, manifests and the shared picture are drawn of the facts', async () => {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel$=icon], link[rel=manifest]')].map(
      ({ href }) => href,
    ),
  );
  expect(links).toHaveLength(4);
  const answers = await Promise.all(
    [...links, new URL('/es/site.webmanifest', page.url()).href, new URL('/share.jpg', page.url()).href].map(
      async (url) => {
        const answer = await fetch(url);
        return `${answer.status} ${answer.headers.get('content-type')}`;
      },
    ),
  );
  expect(answers).toEqual([
    '200 image/x-icon',
    '200 image/svg+xml',
    '200 image/png',
    '200 application/manifest+json',
    '200 application/manifest+json',
    '200 image/jpeg',
  ]);
});

test('an edited page is shown', async () => {
  await edit('demo/index.html', /\{site\.quoteHeading\}/, 'Your own quote');
  await shows(/Your own quote/);
});

test('an edited fact is shown, by a widget and in the page around it', async () => {
  await edit('demo/public/business.json', /"name": "BioSystem"/, '"name": "Clearwater"');
  await page.getByRole('link', { name: 'Clearwater, home page' }).waitFor({ timeout: 20_000 });
  await expect.poll(() => page.title(), { timeout: 20_000 }).toContain('Clearwater');
});

test('the lead desk runs beside the site', async () => {
  const response = await page.request.get(new URL('/healthz', page.url()).href);
  expect(response.status()).toBe(200);
});

async function edit(file: string, found: RegExp, replacement: string): Promise<void> {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(found, replacement);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  started = performance.now();
}

let started = 0;

async function shows(heading: RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor({ timeout: 20_000 });
  console.log(`Seen after ${((performance.now() - started) / 1000).toFixed(1)} s: ${heading.source}`);
}

function fileWith(parent: string, text: string): string {
  const file = readdirSync(parent, { recursive: true, encoding: 'utf8' })
    .map((name) => join(parent, name))
    .find((path) => path.endsWith('.ts') && readFileSync(path, 'utf8').includes(text));
  if (!file) throw new Error(`No file of ${parent} says "${text}".`);
  return file;
}

/** Where it can be reached, as it says itself. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/localhost:\d+\//.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}
