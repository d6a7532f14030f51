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

/**
 * Whether the prices of an estimate or a quote, and all labels beside them, are those that the widgets compute from its answers
 * by this config.
 */
export type CheckPrices = (lead: object, config: object) => Promise<boolean>;

/** Loads what computes prices as the widgets do. It is made of their code: a program of its own, as the check of configs is. */
export async function loadPriceCheck(): Promise<CheckPrices> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? '../widgetCode/priceCheck.ts' : './priceCheck.js';
  const program = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as {
    checkPrices: CheckPrices;
  };
  return program.checkPrices;
}
