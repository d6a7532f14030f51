import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '../storage/hashes';
import { startChildDesk } from '../testing/childDesk';
import { temporaryFolder } from '../testing/desk';
import { keepReleases } from './keptReleases';

let site: string;
let kept: string;
beforeEach(() => {
  const folder = temporaryFolder();
  site = join(folder, 'site');
  kept = join(folder, 'data/releases');
  mkdirSync(join(folder, 'data'));
});

const REACT = 'react-abc.js';

/** Puts a release into the site, as a build does. */
function release(version: string): void {
  const files = { 'biosystem.js': version, 'snapshots/form.js': `form ${version}`, [`../${REACT}`]: 'react' };
  for (const [name, content] of Object.entries(files)) {
    const path = join(site, 'v', version, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
    writeFileSync(`${path}.br`, 'compressed');
  }
  const hashes = Object.entries(files).map(([name, content]) => [name, integrityOf(content)]);
  writeFileSync(
    join(site, 'v', version, 'integrity.json'),
    JSON.stringify({ version, files: Object.fromEntries(hashes) }),
  );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();

describe('keepReleases', () => {
  it('leaves the room on a small disk to leads', async () => {
    release('1.2.0');
    await expect(keepReleases(site, kept, Number.MAX_SAFE_INTEGER)).rejects.toThrow('which leads need more');
    expect(filesIn(kept)).toEqual([]);
  });

  it('copies numbered releases with all that they load', async () => {
    release('1.2.0');
    mkdirSync(join(site, 'v/1'));
    expect(await keepReleases(site, kept)).toEqual(['1.2.0']);
    expect(filesIn(kept)).toEqual(
      [
        'v/1.2.0/biosystem.js',
        'v/1.2.0/biosystem.js.br',
        'v/1.2.0/integrity.json',
        'v/1.2.0/snapshots/form.js',
        'v/1.2.0/snapshots/form.js.br',
        `v/${REACT}`,
        `v/${REACT}.br`,
      ].toSorted(),
    );
  });

  it('copies the newest preview, and forgets one that was replaced long ago', async () => {
    const names = Array.from('abcdefg', (letter) => `1.2.1-dev.${letter}`);
    for (const [index, name] of names.entries()) {
      rmSync(site, { recursive: true, force: true });
      release('1.2.1-dev.earlier');
      const built = new Date(Date.now() - 1_000_000 * (names.length - index));
      utimesSync(join(site, 'v/1.2.1-dev.earlier/integrity.json'), new Date(0), new Date(0));
      release(name);
      expect(await keepReleases(site, kept)).toEqual([name]);
      const long = index === 0 ? new Date(0) : built;
      utimesSync(join(kept, 'v', name, 'integrity.json'), long, long);
    }
    expect(readdirSync(join(kept, 'v')).filter((name) => name.includes('-dev.'))).toEqual(names.slice(1));
  });

  it('adds what comes later, and keeps what a deployment has removed', async () => {
    release('1.2.0');
    await keepReleases(site, kept);
    rmSync(site, { recursive: true });
    release('1.3.0');
    expect(await keepReleases(site, kept)).toEqual(['1.3.0']);
    expect(await keepReleases(site, kept)).toEqual([]);
    expect(readdirSync(join(kept, 'v')).toSorted()).toEqual(['1.2.0', '1.3.0', REACT, `${REACT}.br`]);
  });

  it.each([
    ['is damaged', () => writeFileSync(join(kept, 'v/1.2.0/biosystem.js'), '')],
    ['lacks a file', () => rmSync(join(kept, 'v/1.2.0/snapshots/form.js'))],
    ['lacks a file beside it', () => rmSync(join(kept, 'v', REACT))],
    ['lacks its list', () => rmSync(join(kept, 'v/1.2.0/integrity.json'))],
  ])('fixes a copy that %s', async (_, damage) => {
    release('1.2.0');
    await keepReleases(site, kept);
    damage();
    expect(await keepReleases(site, kept)).toEqual(['1.2.0']);
    expect(await keepReleases(site, kept)).toEqual([]);
  });

  it('copies nothing that is not the release: a site that is still being uploaded', async () => {
    release('1.2.0');
    writeFileSync(join(site, 'v/1.2.0/snapshots/form.js'), 'for');
    await expect(keepReleases(site, kept)).rejects.toThrow('missing, or not those of the release');
    expect(filesIn(kept)).toEqual([]);
  });

  it('lets desks that share a folder copy at the same time', async () => {
    release('1.2.0');
    await Promise.all(Array.from({ length: 8 }, () => keepReleases(site, kept)));
    expect(await keepReleases(site, kept)).toEqual([]);
    expect(readdirSync(kept)).toEqual(['v']);
  });

  it('removes what a desk that was killed has left', async () => {
    release('1.2.0');
    const [old, young] = ['.copy-old', '.copy-young'].map((name) => join(kept, name)) as [string, string];
    for (const copy of [old, young]) cpSync(join(site, 'v'), join(copy, 'v'), { recursive: true });
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(old, hoursAgo, hoursAgo);
    await keepReleases(site, kept);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    expect(readFileSync(join(kept, 'v/1.2.0/biosystem.js'), 'utf8')).toBe('1.2.0');
  });

  it('says so where nothing can be written', async () => {
    release('1.2.0');
    writeFileSync(kept, 'a file in its place');
    await expect(keepReleases(site, kept)).rejects.toThrow('ENOTDIR');
  });

  it('does nothing without a site', async () => {
    expect(await keepReleases(site, kept)).toEqual([]);
    expect(existsSync(kept)).toBe(false);
  });
});

describe('the desk', () => {
  const start = () => startChildDesk({ SITE_DIR: site, DATA_DIR: join(kept, '..'), DATABASE_URL: '' });

  it('serves an open page the files of a preview, also after the way back to the one before', async () => {
    const deploy = async (version: string) => {
      rmSync(site, { recursive: true, force: true });
      release(version);
      const desk = await start();
      await expect.poll(desk.output).toContain('Visits:');
      return desk;
    };
    for (const version of ['1.2.1-dev.one', '1.2.1-dev.two']) {
      const desk = await deploy(version);
      await expect.poll(desk.output).toContain(`Release ${version} is kept`);
      await desk.end('SIGTERM');
    }
    const back = await deploy('1.2.1-dev.one');
    for (const version of ['1.2.1-dev.one', '1.2.1-dev.two'])
      expect(await (await fetch(`${back.url}/v/${version}/snapshots/form.js`)).text()).toBe(
        `form ${version}`,
      );
    await back.end('SIGTERM');
  });

  it('serves a release after a deployment that has it no more', async () => {
    release('1.2.0');
    const desk = await start();
    await expect.poll(desk.output).toContain('Release 1.2.0 is kept');
    await desk.end('SIGTERM');
    rmSync(site, { recursive: true });
    release('2.0.0');
    const next = await start();
    for (const path of ['/v/1.2.0/biosystem.js', '/v/1/biosystem.js'])
      expect(await (await fetch(next.url + path)).text()).toBe('1.2.0');
    expect(await (await fetch(`${next.url}/v/2.0.0/biosystem.js`)).text()).toBe('2.0.0');
    await next.end('SIGTERM');
  });

  it('runs where no release can be kept, and says so', async () => {
    release('1.2.0');
    writeFileSync(kept, 'a file in its place');
    const desk = await start();
    await expect.poll(desk.output).toContain('A release could not be kept');
    expect((await fetch(`${desk.url}/v/1.2.0/biosystem.js`)).status).toBe(200);
    await desk.end('SIGTERM');
  });
});
