import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addRelease, keepReleases, type Release } from './releases';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 1 / 24;

/** A release named by the days since it became the newest. */
const release = (days: number): Release => ({
  version: `${days}`,
  date: new Date(NOW - days * DAY).toISOString(),
  files: [`v/${days}/a.js`],
});

/** The days of the earlier releases that are kept when one is made now. */
const kept = (...days: number[]) =>
  addRelease(days.map(release), release(0))
    .slice(1)
    .map(({ version }) => Number(version));

const count = (length: number, step: number, first = step) =>
  Array.from({ length }, (_, index) => first + index * step);

describe('addRelease', () => {
  it.each([
    ['the first release', [], []],
    ['the last five, however old', count(5, 100), count(5, 100)],
    ['of six old ones the last five', count(6, 100), count(5, 100)],
    ['all that were replaced within 30 days', count(15, 2), count(15, 2)],
    ['what was replaced 30 days ago', [...count(5, 1), 30, 90], [...count(5, 1), 30, 90]],
    ['not what was replaced more than 30 days ago', [...count(5, 1), 31, 90], [...count(5, 1), 31]],
    [
      'an old one that was the newest until an hour ago',
      [...count(5, HOUR / 10), 400],
      [...count(5, HOUR / 10), 400],
    ],
    ['at most a hundred, of builds all day', count(120, HOUR), count(100, HOUR)],
  ])('keeps %s', (_, earlier, expected) => {
    expect(kept(...earlier)).toEqual(expected);
  });

  describe('of releases with a number', () => {
    const numbered = (days: number, version: string): Release => ({
      ...release(days),
      version,
      files: [`v/${version}/a.js`, `pictures/${version}.avif`, `assets/${version}.js`],
    });
    const others = count(6, 100).map(release);

    it('keeps for ever what their script needs', () => {
      const earlier = [...others, numbered(700, '1.2.0'), numbered(800, '1.2.0-dev.aBc')];
      const { version, files } = addRelease(earlier, release(0)).at(-1) ?? {};
      expect(version).toBe('1.2.0');
      expect(files).toEqual(['v/1.2.0/a.js', 'pictures/1.2.0.avif']);
    });

    it('keeps the last build of a number, where the site around it was built anew', () => {
      const again = { ...numbered(700, '1.2.0'), files: ['v/1.2.0/a.js', 'assets/other.js'] };
      const versions = addRelease([...others, again, numbered(800, '1.2.0')], release(0));
      expect(versions.slice(1 + 5).map(({ files }) => files)).toEqual([['v/1.2.0/a.js']]);
    });
  });

  it('counts builds of the same files as one release, from the first of them on', () => {
    const again = { ...release(0), files: release(3).files };
    expect(addRelease([release(3), release(5)], again)).toEqual([
      { ...again, date: release(3).date },
      release(5),
    ]);
  });

  it('makes an earlier release the newest when it is built again', () => {
    const again = { ...release(0), files: release(5).files };
    expect(addRelease([release(3), release(5)], again)).toEqual([again, release(3)]);
  });
});

describe('keepReleases', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const site = () => join(folder, 'dist/site');
  const read = (file: string) => readFileSync(join(site(), file), 'utf8');
  const files = () =>
    readdirSync(site(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  /** Builds a site of these files, each with the version as its content. */
  async function build(version: string, daysAgo: number, ...names: string[]) {
    const next = join(folder, 'next');
    for (const name of names) {
      mkdirSync(join(next, 'site', dirname(name)), { recursive: true });
      writeFileSync(join(next, 'site', name), version);
    }
    const date = new Date(NOW - daysAgo * DAY).toISOString();
    await keepReleases(next, join(folder, 'dist'), { version, date });
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    renameSync(next, join(folder, 'dist'));
  }

  it('puts the files of earlier releases beside the new ones, compressed copies too', async () => {
    await build('A', 2, 'biosystem.js', 'v/A/form.js', 'v/A/form.js.br', 'assets/react-A.js');
    await build('B', 1, 'biosystem.js', 'v/B/form.js', 'assets/react-B.js');
    await build('C', 0, 'biosystem.js', 'v/C/form.js', 'assets/react-B.js');
    for (const file of ['v/A/form.js', 'v/A/form.js.br', 'assets/react-A.js']) expect(read(file)).toBe('A');
    expect(read('v/B/form.js')).toBe('B');
    for (const file of ['v/C/form.js', 'assets/react-B.js', 'biosystem.js']) expect(read(file)).toBe('C');
  });

  it('keeps no compressed copy of a file that is another one now', async () => {
    await build('A', 1, 'biosystem.js', 'biosystem.js.br', 'biosystem.js.gz');
    await build('B', 0, 'biosystem.js');
    expect(files()).toEqual(['biosystem.js']);
  });

  it('keeps no pages: those of the newest release are all there are', async () => {
    await build('A', 1, 'index.html', 'old.html', 'old.html.br', 'old.svg');
    await build('B', 0, 'index.html');
    expect(files()).toEqual(['index.html', 'old.svg']);
    expect(read('index.html')).toBe('B');
  });

  it('keeps nothing of the documentation', async () => {
    await build('A', 1, 'docs/assets/app.1.js', 'old.svg');
    await build('B', 0, 'docs/assets/app.2.js');
    expect(read('docs/assets/app.2.js')).toBe('B');
    expect(() => read('docs/assets/app.1.js')).toThrow('ENOENT');
  });

  it('removes the files of releases that are kept no longer, and no file that another release has', async () => {
    for (let days = 100; days >= 40; days -= 10)
      await build(`d${days}`, days, `v/d${days}/form.js`, days < 90 ? 'assets/new.js' : 'assets/old.js');
    expect(existsSync(join(site(), 'v/d100'))).toBe(false);
    expect(existsSync(join(site(), 'assets/old.js'))).toBe(true); // of 90
    await build('now', 0, 'v/now/form.js');
    expect(existsSync(join(site(), 'assets/old.js'))).toBe(false);
    expect(readdirSync(join(site(), 'v'))).toEqual(['d40', 'd50', 'd60', 'd70', 'd80', 'now']);
  });

  it('does without files that somebody has deleted', async () => {
    await build('A', 1, 'v/A/form.js', 'v/A/other.js');
    rmSync(join(site(), 'v/A/other.js'));
    await build('B', 0, 'v/B/form.js');
    expect(readdirSync(join(site(), 'v/A'))).toEqual(['form.js']);
  });

  const loader = (version: string) => [
    `v/${version}/biosystem.js`,
    `v/${version}/biosystem.js.br`,
    `v/${version}/snapshots/form.js`,
    `v/${version}/form.js`,
  ];

  it('lets a major version follow its last release, and no other file than a page names', async () => {
    await build('1.2.0', 40, ...loader('1.2.0'));
    await build('1.3.0', 30, ...loader('1.3.0'));
    expect(read('v/1/biosystem.js')).toBe('1.3.0');
    const major = join(site(), 'v/1');
    expect(readdirSync(major).toSorted()).toEqual(['biosystem.js', 'biosystem.js.br', 'snapshots']);
    expect(readdirSync(join(major, 'snapshots'))).toEqual(['form.js']);
    await build('2.0.0', 20, ...loader('2.0.0'));
    expect([read('v/1/biosystem.js'), read('v/2/biosystem.js')]).toEqual(['1.3.0', '2.0.0']);
    await build('1.2.0', 0, ...loader('1.2.0')); // somebody rolls back
    expect(read('v/1/biosystem.js')).toBe('1.2.0');
  });

  it('lets a major version follow a preview only where it has no release', async () => {
    await build('1.3.0-dev.aBc', 3, ...loader('1.3.0-dev.aBc'));
    expect(read('v/1/biosystem.js')).toBe('1.3.0-dev.aBc');
    await build('1.3.0', 2, ...loader('1.3.0'));
    await build('1.3.1-dev.dEf', 1, ...loader('1.3.1-dev.dEf'));
    expect(read('v/1/biosystem.js')).toBe('1.3.0');
  });
});
