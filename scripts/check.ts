/** Says what an agency has to know of a config before a page shows it. */
import { readFileSync } from 'node:fs';
import { jsonPlace } from '../server/jsonPlace';
import { defaultBusiness } from '../src/content/business';
import { type ConfigReport, checkConfig } from '../src/content/checkConfig';

const TITLES: Record<keyof ConfigReport, string> = {
  problems: 'Cannot be used, or is hard to read',
  builtIn: "Still the built-in example's",
  missing: 'Not named: what needs it shows nothing, or a neutral text',
  untranslated: 'Not translated: shown in English',
};

/**
 * Prints what is wrong with a config, and what it leaves to the built-in one.
 * @returns whether all of it can be used.
 * @throws Error with a sentence that names the file that is no config.
 */
export function check(file: string): boolean {
  const report = checkConfig(read(file), defaultBusiness);
  const parts = (Object.keys(TITLES) as (keyof ConfigReport)[]).filter((part) => report[part].length > 0);
  for (const part of parts)
    console.log(`${TITLES[part]}:\n${report[part].map((line) => `  ${line}\n`).join('')}`);
  if (parts.length === 0) console.log(`${file}: nothing to mend.`);
  return report.problems.length === 0;
}

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const { line, column } = jsonPlace(text);
    throw new Error(
      `${file} is no JSON: look at line ${line}, column ${column}, for a comma or quote that is missing, or one too many.`,
      { cause: error },
    );
  }
}
