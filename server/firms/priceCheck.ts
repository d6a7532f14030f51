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
