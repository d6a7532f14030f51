/** What is found in the config of a firm. */
export interface ConfigFindings {
  /** How many lines of findings there are. */
  count: number;
  /** How many of them are mistakes. */
  mistakes: number;
  /** The findings, to be printed. */
  text: string;
}

/** @throws Error where it is no config. The message follows the name of the file. */
export type FindInConfig = (config: unknown) => ConfigFindings;

/**
 * Loads what checks a config as `biosystem-widgets check` does. It is made of the widgets' code, which no program of the
 * desk holds: so it is a program of its own, built beside them.
 */
export async function loadConfigCheck(): Promise<FindInConfig> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? '../widgetCode/configCheck.ts' : './configCheck.js';
  const program = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as {
    findInConfig: FindInConfig;
  };
  return program.findInConfig;
}
