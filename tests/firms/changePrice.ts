/** A price that the owner of a firm changes: by a new release, and on a phone in the inbox. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, expect, type Page } from 'playwright/test';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';
import { completeForm } from '../support/completeForm';
import { freePort } from '../support/freePort';
import { watchHydration } from '../support/hydration';
import { hashOf, PASSWORD, signIn } from '../support/inbox';
import { deskUrl } from '../support/startDesk';
import { runInProject } from './makeSite';

/** The price of the firm's first service, as its pages show it, with the release and in the inbox. */
const [RELEASED, PUBLISHED] = ['777', '778'];

/** Milliseconds within which pages show what was published. */
const PUBLISHED_IN = 60_000;

interface Facts {
  services: { id: string; name: string; card: { min: number; max: number } }[];
}

/**
 * Releases another price by the archives of before and after, side by side, then goes back, as docs/deployment.md says. A page
 * that was opened with each release sends its form in the next one.
 * @param folder of the built project.
 * @returns what is wrong.
 */
export async function releasePrice(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const releases = join(folder, 'releases-on-server');
  mkdirSync(releases);
  // It waits for the desk that the service manager starts; here, the test does both.
  writeFileSync(join(releases, 'curl'), '#!/bin/sh\n', { mode: 0o755 });
  const release = (...args: string[]) =>
    execFileSync('sh', [resolve('deploy/biosystem-release'), ...args], {
      env: {
        ...process.env,
        RELEASES_FOLDER: releases,
        RESTART_COMMAND: 'true',
        PATH: `${releases}:${process.env['PATH']}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const before = makeArchive(folder);
  const facts = join(folder, 'demo/public/business.json');
  const changed = JSON.parse(readFileSync(facts, 'utf8')) as Facts;
  if (changed.services[0]) changed.services[0].card = { min: Number(RELEASED), max: Number(RELEASED) };
  writeFileSync(facts, JSON.stringify(changed, null, 2));
  const after = makeArchive(folder);
  if (before === after) problems.push('the archives of two prices have one name');

  release('install', before);
  const port = await freePort();
  const browser = await chromium.launch(chromiumLaunchOptions());
  let desk = await startRelease(releases, port);
  const restart = async () => {
    desk.kill();
    await once(desk, 'exit');
    desk = await startRelease(releases, port);
  };
  const expectPrice = async (isShown: boolean, when: string) => {
    const isFound = (await (await fetch(`http://localhost:${port}/`)).text()).includes(RELEASED);
    if (isFound !== isShown)
      problems.push(`${when}, the home page shows ${isShown ? 'no' : 'the'} new price`);
  };
  try {
    const early = await openForm(browser, port, problems);
    await expectPrice(false, 'before the release');
    release('install', after);
    await restart();
    await expectPrice(true, 'after the release');
    const late = await openForm(browser, port, problems);
    await early.send();
    release('back');
    await restart();
    await expectPrice(false, 'after the way back');
    await late.send();
    const stored = execFileSync(process.execPath, ['dist/desk/cli.js', 'export', '--format', 'json'], {
      cwd: join(releases, 'current'),
      env: { ...process.env, DATA_DIR: join(releases, 'data'), DATABASE_URL: '' },
      encoding: 'utf8',
    });
    const names = (JSON.parse(stored) as { fullName?: string }[]).map(({ fullName }) => fullName);
    for (const { name } of [early, late])
      if (names.filter((one) => one === name).length !== 1)
        problems.push(`of the page opened ${name} the desk has stored ${names.join(', ')}`);
  } finally {
    await browser.close();
    desk.kill();
  }
  return problems;
}

/** @returns the path of the archive that the project makes now. */
function makeArchive(folder: string): string {
  const output = runInProject(folder, 'tsx', 'scripts/releaseArchive.ts');
  const [path = ''] = /archives\/\S+\.tar\.gz/.exec(output) ?? [];
  return join(folder, path);
}

async function startRelease(releases: string, port: number) {
  const desk = spawn(
    process.execPath,
    ['--import', resolve('tests/support/endWithParent.mjs'), 'dist/desk/main.js'],
    {
      cwd: join(releases, 'current'),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(releases, 'data'),
        DATABASE_URL: '',
        RATE_LIMIT: '0',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await deskUrl(desk);
  return desk;
}

/** A page that has been open for a while, whose contact form somebody has begun to fill in. */
async function openForm(browser: Browser, port: number, problems: string[]) {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`);
  });
  await page.route(/google/, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
  let sent = 0;
  await page.exposeFunction('onLeadSent', () => sent++);
  await page.addInitScript(() =>
    addEventListener('bio-lead-sent', () => Reflect.get(window, 'onLeadSent')()),
  );
  await watchHydration(page);
  await page.goto(`http://localhost:${port}/`);
  const form = page.locator('bio-contact-form').first();
  const name = `Ada of ${new Date().toISOString()}`;
  await form.getByRole('textbox').first().fill(name);
  await page.locator('bio-contact-form[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { name, send: () => completeForm(form, () => sent) };
}

/** Publishes another price in the inbox on a phone. @returns what is wrong. */
export async function publishPrice(folder: string): Promise<string[]> {
  const [service] = (JSON.parse(readFileSync(join(folder, 'demo/public/business.json'), 'utf8')) as Facts)
    .services;
  const desk = spawn(process.execPath, ['dist/desk/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'inbox-data'),
      DATABASE_URL: '',
      INBOX_PASSWORD_HASH: hashOf(PASSWORD),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const url = await deskUrl(desk);
    const page: Page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, { url, stop: async () => {} });
    await page.getByRole('link', { name: 'Prices and words' }).click();
    await page.getByRole('searchbox', { name: 'Find a price or a word' }).fill(`${service?.name} price card`);
    for (const end of ['lowest', 'highest'])
      await page
        .getByRole('textbox', { name: `${service?.name}: price on the card, ${end}` })
        .fill(PUBLISHED);
    const began = performance.now();
    await page.getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect
      .poll(async () => (await (await fetch(`${url}/`)).text()).includes(PUBLISHED), {
        timeout: 2 * PUBLISHED_IN,
      })
      .toBe(true);
    const took = performance.now() - began;
    console.log(`published in ${(took / 1000).toFixed(1)} s`);
    return took <= PUBLISHED_IN ? [] : [`what was published is shown after ${(took / 1000).toFixed(0)} s`];
  } finally {
    await browser.close();
    desk.kill();
  }
}
