import { expect, it } from 'vitest';
import { nameOf, nextVersion, type ReleaseRecord } from './version';

const SOURCES = 'sha256-4+/bC0de=fGhIjKlMn';
const record = (sources: string): ReleaseRecord => ({ version: '1.2.9', date: '', sources, files: {} });

it.each<[string, string, ReleaseRecord | undefined, string]>([
  ['of a release: its version', '1.2.9', record(SOURCES), '1.2.9'],
  [
    'changed after a release: a preview of the next patch',
    '1.2.9',
    record('sha256-x'),
    '1.2.10-dev.bCdefGhI',
  ],
  ['of a version that is still to be released: a preview of it', '2.0.0', undefined, '2.0.0-dev.bCdefGhI'],
])('nameOf() names sources %s', (_, version, recorded, name) => {
  expect(nameOf(version, SOURCES, recorded)).toBe(name);
});

it.each([
  ['major', '2.0.0'],
  ['minor', '1.10.0'],
  ['patch', '1.9.4'],
  ['1.9.3', '1.9.3'],
  ['1.10.0', '1.10.0'],
  ['1.8.9', undefined],
  ['01.10.0', undefined],
  ['1.10', undefined],
  ['2.0.0-beta', undefined],
  ['', undefined],
])('nextVersion() after 1.9.3, where %s is wanted: %s', (wanted, version) => {
  expect(nextVersion('1.9.3', wanted)).toBe(version);
});
