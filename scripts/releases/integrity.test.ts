import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { integrityOf } from '../../server/storage/hashes';
import { differencesOf, type Integrity, writeIntegrity } from './integrity';
import { releaseName } from './version';

const FOLDER = `v/${releaseName()}`;
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'integrity-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const file = (name: string) => `${FOLDER}/${name}.js`;
  const manifest = {
    'src/widgets/faq/index.ts': { file: file('faq'), name: 'faq', isEntry: true, imports: ['_shared'] },
    'src/widgets/map/index.ts': {
      file: file('map'),
      name: 'map',
      isEntry: true,
      imports: ['_react'],
      dynamicImports: ['_late'],
    },
    'src/page/forget.ts': { file: file('forget'), name: 'forget', isEntry: true, imports: ['_shared'] },
    _shared: { file: file('shared') },
    _late: { file: file('late') },
    _react: { file: 'v/react-abc.js' },
  };
  const files = [
    '.vite/manifest.json',
    'v/react-abc.js',
    ...['biosystem', 'biosystem.iife', 'islands', 'faq', 'map', 'forget', 'shared', 'late']
      .concat('snapshots/faq', 'snapshots/map')
      .map(file),
  ];
  for (const path of files) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), path.endsWith('.json') ? JSON.stringify(manifest) : path);
  }
});

const read = (): Integrity =>
  JSON.parse(readFileSync(join(dist, FOLDER, 'integrity.json'), 'utf8')) as Integrity;

it('integrity.json has the hash of every script of a release, also of those beside its folder', () => {
  writeIntegrity(dist);
  const { version, files } = read();
  expect(version).toBe(releaseName());
  expect(Object.keys(files)).toEqual([
    'biosystem.iife.js',
    'biosystem.js',
    'faq.js',
    'forget.js',
    'islands.js',
    'late.js',
    'map.js',
    'shared.js',
    'snapshots/faq.js',
    'snapshots/map.js',
    '../react-abc.js',
  ]);
  expect(files['faq.js']).toBe(integrityOf(`${FOLDER}/faq.js`));
});

it('integrity.json names for a widget all files but those that only others may load', () => {
  writeIntegrity(dist);
  const { widgets } = read();
  expect(widgets['bio-faq']).toEqual(['faq.js', 'forget.js', 'islands.js', 'shared.js', 'snapshots/faq.js']);
  expect(widgets['bio-map']).toEqual([
    'forget.js',
    'islands.js',
    'late.js',
    'map.js',
    'shared.js',
    'snapshots/map.js',
    '../react-abc.js',
  ]);
});

it('differencesOf() names files that are missing, new or changed', () => {
  const recorded = { same: '1', changed: '1', missing: '1' };
  expect(differencesOf(recorded, { same: '1', changed: '2', added: '1' })).toEqual([
    'added',
    'changed',
    'missing',
  ]);
});
