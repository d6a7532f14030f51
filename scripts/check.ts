import { parseJsonFile } from '../server/jsonFile';
import { findInConfig } from './configCheck';
import { readText } from './readText';

/**
 * Prints what an agency has to know of a config before a page shows it.
 * @param languages tags of the languages that are wanted; undefined for those that the config names.
 * @returns whether it has no mistake.
 * @throws Error with a sentence that names the file that is no config.
 */
export function check(file: string, languages: readonly string[] | undefined): boolean {
  const text = readText(file);
  try {
    const findings = findInConfig(parseJsonFile(text), languages);
    process.stdout.write(findings.text);
    return findings.mistakes === 0;
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}.`, { cause: error });
  }
}
