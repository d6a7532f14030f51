/** What is found in a config, as the command `biosystem-widgets check` and the lead desk print it. */
import { allDefaults } from '../content/business';
import type { WidgetSpec } from '../element/spec';
import { type ConfigReport, checkConfig } from './checkConfig';

/** What is found in the config of a firm. */
export interface ConfigFindings {
  /** How many lines of findings there are. */
  count: number;
  /** How many of them are mistakes. */
  mistakes: number;
  /** The findings, to be printed. */
  text: string;
}

const TITLES: Record<keyof ConfigReport, string> = {
  problems: 'Mistakes: cannot be used, or is hard to read',
  builtIn: "Still the built-in example's",
  missing: 'Not named: what needs it shows nothing, or a neutral text',
  untranslated: 'Not translated: shown in another language',
};

/**
 * @param config the parsed JSON.
 * @param elements the specs of all widgets.
 * @param languages tags of the languages that are wanted; undefined for those that the config names.
 * @throws Error where it is no config. The message follows the name of the file.
 */
export function findInConfig(
  config: unknown,
  elements: readonly WidgetSpec[],
  languages?: readonly string[],
): ConfigFindings {
  const report = checkConfig(config, { defaults: allDefaults, elements, languages });
  const parts = (Object.keys(TITLES) as (keyof ConfigReport)[]).filter((part) => report[part].length > 0);
  return {
    count: parts.reduce((sum, part) => sum + report[part].length, 0),
    mistakes: report.problems.length,
    text:
      parts.length === 0
        ? 'Nothing to fix.\n'
        : parts
            .map((part) => `${TITLES[part]}:\n${report[part].map((line) => `  ${line}\n`).join('')}`)
            .join('\n'),
  };
}
