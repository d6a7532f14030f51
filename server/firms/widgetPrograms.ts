/**
 * Programs that are made of the widgets' code, which no other program of the desk holds: each is one of its own, built beside
 * them, and loaded when it is needed.
 */

/** What is found in a firm's config, as `biosystem-widgets check` says it. @throws Error where it is no config. */
export type FindInConfig = (config: unknown) => { count: number; mistakes: number; text: string };

/**
 * Whether the prices of an estimate or a quote, and all labels beside them, are those that the widgets compute from its answers
 * by this config.
 */
export type CheckPrices = (lead: object, config: object) => Promise<boolean>;

async function load<Program>(name: string): Promise<Program> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? `../widgetCode/${name}.ts` : `./${name}.js`;
  return (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as Program;
}

export const loadConfigCheck = async (): Promise<FindInConfig> =>
  (await load<{ findInConfig: FindInConfig }>('configCheck')).findInConfig;

export const loadPriceCheck = async (): Promise<CheckPrices> =>
  (await load<{ checkPrices: CheckPrices }>('priceCheck')).checkPrices;
