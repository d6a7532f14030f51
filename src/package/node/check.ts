import { findInConfig } from '../../check-config/findInConfig';
import { widgets } from '../widgets';
import { readConfigFile, readText } from './configFile';

/**
 * Prints what an agency has to know of a config before a page shows it.
 * @param languages tags of the languages that are wanted; undefined for those that the config names.
 * @returns whether it has no mistake.
 * @throws Error with a sentence that names the file that is no config.
 */
export async function check(file: string, languages: readonly string[] | undefined): Promise<boolean> {
  readText(file); // says what is wrong with the file itself
  const loaded = await Promise.all(Object.values(widgets).map((load) => load()));
  const elements = loaded.map(({ spec }) => spec);
  try {
    const findings = findInConfig(readConfigFile(file), elements, languages);
    process.stdout.write(findings.text);
    return findings.mistakes === 0;
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}.`, { cause: error });
  }
}
