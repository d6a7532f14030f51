import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CACHE } from './cache';

/** Where Python's own packages are kept that this system has not. */
export const RADICALE_FOLDER = join(CACHE, 'radicale');

/** Debian's Python comes first: another one that is found by its name has not Debian's packages. */
const PYTHONS = ['/usr/bin/python3', join(RADICALE_FOLDER, 'bin/python'), 'python3'];

/** @returns the Python that has the CalDAV server Radicale, if any has. */
export const findRadicale = (): string | undefined =>
  PYTHONS.find((python) => spawnSync(python, ['-m', 'radicale', '--version']).status === 0);
