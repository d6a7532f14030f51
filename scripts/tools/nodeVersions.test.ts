/** What names a version of Node agrees with `engines` in package.json and with `.nvmrc`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import root from '../../package.json';
import { majorOf, meantMajor, neededVersions, oldestNode, TRIED } from './nodeVersions';

const read = (path: string) => readFileSync(path, 'utf8');

test('each supported major version is tried, and the one that is meant is the newest of them', () => {
  const supported = [...root.engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
  const tried = TRIED.map(majorOf);
  expect(tried).toEqual(expect.arrayContaining(supported));
  expect(tried).toContain(meantMajor());
  expect(tried).toEqual(tried.toSorted((one, other) => Number(one) - Number(other)));
  expect(tried.at(-1)).toBe(meantMajor());
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/deployment.md', 'docs/owner.md', 'docs/package.md'])(
  '%s says which versions are needed',
  (path) => {
    expect(neededVersions()).toMatch(/^\d+\.\d+ or newer \(\d+\.\d+ works too\)$/);
    expect(read(path)).toMatch(
      new RegExp(`Node(?:\\]\\(https://nodejs.org\\))? ${neededVersions().replace(/[().]/g, '\\$&')}`),
    );
  },
);

test.each(['deploy/Dockerfile', 'docs/deployment.md'])('%s installs the version that is meant', (path) => {
  const named = [...read(path).matchAll(/(?:\bnode:|\bnodejs|setup_)(\d+)/g)].map(([, major]) => major);
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set([meantMajor()]));
});

test('types are those of the oldest version', () => {
  expect(`node${majorOf(root.devDependencies['@types/node'])}`).toBe(oldestNode());
});
