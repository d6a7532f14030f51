/** Firms of ten trades to begin with. Each is a file of its own, which is loaded when it is chosen. */
import { type ConfigJson, type Draft, NAME_LIMIT, newDraft, newId, type PriceCheck } from '../draft/draft';

/** An invented firm with prices as its trade has them, and some of them pinned. */
interface Template {
  config: ConfigJson;
  priceChecks: readonly Omit<PriceCheck, 'id'>[];
}

/** The trades, by the names of their files. */
export const trades = {
  cleaning: 'House cleaning',
  lawn: 'Lawn care',
  pest: 'Pest control',
  pool: 'Pool service',
  roofing: 'Roofing',
  painting: 'Painting',
  moving: 'Moving',
  junk: 'Junk removal',
  windows: 'Window cleaning',
  snow: 'Snow removal',
} as const;
export type Trade = keyof typeof trades;

const files = import.meta.glob<Template>('./*.json', { import: 'default' });

/**
 * A draft of a trade's firm.
 * @param company its name; empty for the one of the template.
 * @throws where the template cannot be loaded.
 */
export async function fromTemplate(trade: Trade, company: string): Promise<Draft> {
  const load = files[`./${trade}.json`];
  if (!load) throw new Error(trade);
  const { config, priceChecks } = await load();
  const name = company.trim();
  const draft = newDraft(
    (name || trades[trade]).slice(0, NAME_LIMIT),
    name === '' ? config : { ...config, company: { ...Object(config['company']), name } },
  );
  return { ...draft, priceChecks: priceChecks.map((check) => ({ ...check, id: newId() })) };
}
