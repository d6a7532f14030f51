import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies a part of the project, with the checkout's packages, so that a test may change it.
 * @param paths files and folders, relative to the checkout.
 * @returns the copy's folder, which the test removes.
 */
export function copyProject(paths: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  for (const path of paths) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
