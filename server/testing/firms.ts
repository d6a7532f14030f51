import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './desk';

/**
 * A folder of firms for one test.
 * @param firms by id; a text is written as it is
 * @param others other files, by their path in the folder
 */
export function firmsFolder(firms: Record<string, unknown>, others: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  for (const [id, firm] of Object.entries(firms))
    writeFileSync(join(folder, `${id}.json`), typeof firm === 'string' ? firm : JSON.stringify(firm));
  for (const [path, text] of Object.entries(others)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
