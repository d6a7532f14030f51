import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJsonFile } from '../../src/content/jsonFile';
import { errorMessage, oncePerHour } from '../operations/log';
import type { FindPublished, PublishedConfigs } from '../publish/publishedConfigs';
import type { Firm } from './firm';
import type { Firms } from './firms';
import type { PublicConfig } from './publicConfig';
import { loadPriceCheck } from './widgetPrograms';

/** Whether a lead's prices are those that a config of its firm makes of its answers. */
export type HasOwnPrices = (firm: Firm, lead: object) => Promise<boolean>;

interface OwnPricesOptions {
  firms: Firms;
  /** The folders of the site; what the first has counts. */
  siteFolders: readonly string[];
  configs: PublishedConfigs;
  /** Undefined where nobody may publish. */
  findPublished: FindPublished | undefined;
}

/** Published configs by which a lead of the desk's own firm is computed. */
const maxPublished = 10;

/**
 * Computes a lead's prices again. What a page's markup alone says, or another host's config, is not known here: such prices are
 * not the firm's.
 */
export function createOwnPrices({
  firms,
  siteFolders,
  configs,
  findPublished,
}: OwnPricesOptions): HasOwnPrices {
  const parsed = new WeakMap<PublicConfig, object>();
  let site: { text: string; config: object } | undefined;
  const log = oncePerHour();

  function parse(config: PublicConfig | undefined): object | undefined {
    if (!config) return undefined;
    const known = parsed.get(config) ?? objectIn(config.text);
    parsed.set(config, known);
    return known;
  }

  /** The config of the desk's own pages. The build has checked it; without one they show the built-in facts. */
  async function siteConfig(): Promise<object> {
    const text = await siteFacts(siteFolders);
    if (text !== site?.text) site = { text, config: objectIn(text) };
    return site.config;
  }

  async function* configsOf({ id, config }: Firm): AsyncIterable<object | undefined> {
    if (id !== '') {
      yield parse(config ?? (await findPublished?.(id)));
      return;
    }
    yield await siteConfig();
    const names = findPublished ? await configs.names(maxPublished) : [];
    for (const name of names) if (firms.find(name) === undefined) yield parse(await findPublished?.(name));
  }

  return async (firm, lead) => {
    try {
      const checkPrices = await loadPriceCheck();
      for await (const config of configsOf(firm))
        if (config && (await checkPrices(lead, config))) return true;
    } catch (error) {
      log(firm.id, () => `Prices of leads cannot be computed again: ${errorMessage(error)}`);
    }
    return false;
  };
}

/** The facts that the site shows, as JSON; none where there is no site. */
export async function siteFacts(siteFolders: readonly string[]): Promise<string> {
  for (const folder of siteFolders) {
    const text = await readFile(join(folder, 'business.json'), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return '{}';
}

function objectIn(text: string): object {
  const value = parseJsonFile(text);
  return typeof value === 'object' && value !== null ? value : {};
}
