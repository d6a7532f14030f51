/** A page that was opened with one release, and finished after `biosystem-release back` has started the one before. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import {
  expectSuccess,
  field,
  fillIn,
  newBooking,
  openOurSite,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import { freePort } from '../support/freePort';

const release = readdirSync('dist/v').find((name) => /^\d+\.\d+\.\d+/.test(name)) ?? '';
/** As the next build would be named. */
const next = `${release.replace(/-dev\..*/, '')}-dev.${'n'.repeat(8)}`;

const folder = resolve('test-results', `release-back-${randomUUID()}`);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a release archive unpacks to, as far as its desk needs it. */
function unpack(name: string): void {
  cpSync('dist/desk', join(folder, name, 'dist/desk'), { recursive: true });
  cpSync('dist/site', join(folder, name, 'dist/site'), {
    recursive: true,
    filter: (path) => !/\.(?:br|gz|zip|tgz)$/.test(path),
  });
  symlinkSync(resolve('node_modules'), join(folder, name, 'node_modules'));
  cpSync('package.json', join(folder, name, 'package.json'));
}

/** Gives the release of an unpacked site another name, and its list of hashes those of the changed files. */
function rename(name: string): void {
  const site = join(folder, name, 'dist/site');
  cpSync(join(site, 'v', release), join(site, 'v', next), { recursive: true });
  rmSync(join(site, 'v', release), { recursive: true });
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|html|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(release, next));
  }
  const list = join(site, 'v', next, 'integrity.json');
  const integrity = JSON.parse(readFileSync(list, 'utf8')) as { files: Record<string, string> };
  for (const file of Object.keys(integrity.files)) {
    const bytes = readFileSync(join(site, 'v', next, file));
    integrity.files[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  writeFileSync(list, JSON.stringify(integrity));
}

test('what was typed stays, and is sent, when a release goes back', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutMap(page);
  mkdirSync(folder, { recursive: true });
  unpack('a');
  unpack('b');
  rename('b');
  symlinkSync('b', join(folder, 'current'));
  symlinkSync('a', join(folder, 'previous'));
  // The script waits for the desk that the service manager starts; here the test does both.
  writeFileSync(join(folder, 'curl'), '#!/bin/sh\n', { mode: 0o755 });
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const start = () =>
    spawn(process.execPath, ['--import', resolve('tests/support/endWithParent.mjs'), 'dist/desk/main.js'], {
      cwd: join(folder, 'current'),
      env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '0' },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  let desk = start();
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => readdirSync(join(folder, 'data/releases/v')), { timeout: 30_000 }).toContain(next);

  await openOurSite(page, `${url}/biocheck`);
  expect(await page.content()).toContain(next);
  const booking = newBooking();
  await field.fullName(page).fill(booking.fullName);

  desk.kill();
  await expect.poll(isUp).toBe(false);
  execFileSync('sh', [resolve('deploy/biosystem-release'), 'back'], {
    env: {
      ...process.env,
      RELEASES_FOLDER: folder,
      RESTART_COMMAND: 'true',
      PATH: `${folder}:${process.env['PATH']}`,
    },
    stdio: 'ignore',
  });
  desk = start();
  try {
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    expect(await (await fetch(`${url}/biocheck`)).text()).toContain(release);
    await expect(field.fullName(page)).toHaveValue(booking.fullName);
    await fillIn(page, booking);
    const answer = page.waitForResponse('**/api/requests');
    await sendButton(page).click();
    expect((await answer).status()).toBe(201);
    await expectSuccess(page);
  } finally {
    desk.kill();
  }
});
