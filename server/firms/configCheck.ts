import type { FindInConfig } from '../../src/check-config/findInConfig';

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
