/**
 * The versions of Node that the project runs on. `engines` in package.json says which are supported, `.nvmrc` which one is
 * meant; what else names a version is made of these two, or compared with them by `nodeVersions.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import root from '../../package.json';

/** A release of each supported major version, on which `npm test` tries what is delivered. */
export const TRIED = ['20.20.2', '22.23.3', '24.21.0'];

export const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** The version for new servers and for development. */
export const meantMajor = (): string => readFileSync('.nvmrc', 'utf8').trim();

/** The oldest supported version, as a target of the build. */
export const oldestNode = (): string => `node${majorOf(TRIED[0] ?? '')}`;

/** What documents say that one needs, after the word Node, such as "22.12 or newer (20.19 works too)". */
export function neededVersions(): string {
  const [, old = '', least = ''] = /^\^([\d.]+)\.0 \|\| >=([\d.]+)\.0$/.exec(root.engines.node) ?? [];
  return `${least} or newer (${old} works too)`;
}

/**
 * Where a version of Node is, which npm downloads unless it is the running one or was downloaded before.
 * @throws where it cannot be had.
 */
export function provideNode(version: string): string {
  if (majorOf(version) === majorOf(process.versions.node)) return process.execPath;
  const folder = `node_modules/.cache/node/${version}`;
  const name = `node-${process.platform}-${process.arch}`;
  const path = resolve(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(path))
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 180_000,
    });
  return path;
}
