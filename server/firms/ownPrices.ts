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
  /** The folders of the site: with the pages that the desk has made, and with those that were built. */
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
  /** Parsed, by their text. */
  const known = new Map<string, object>();
  const log = oncePerHour();

  function parse(config: PublicConfig | undefined): object | undefined {
    if (!config) return undefined;
    const found = parsed.get(config) ?? objectIn(config.text);
    parsed.set(config, found);
    return found;
  }

  /**
   * The configs of the desk's own pages: of those that it serves, and of those that were built, which may still be open. The build
   * has checked them; without one they show the built-in facts.
   */
  async function* siteConfigs(): AsyncIterable<object> {
    const found = await Promise.all(siteFolders.map(factsIn));
    const texts = new Set(found.filter((text) => text !== undefined));
    for (const text of known.keys()) if (!texts.has(text)) known.delete(text);
    for (const text of texts.size > 0 ? texts : [noFacts]) {
      const config = known.get(text) ?? objectIn(text);
      known.set(text, config);
      yield config;
    }
  }

  async function* configsOf({ id, config }: Firm): AsyncIterable<object | undefined> {
    if (id !== '') {
      yield parse(config ?? (await findPublished?.(id)));
      return;
    }
    yield* siteConfigs();
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

/** A config that says nothing. */
export const noFacts = '{}';

/** The facts in the folder of a site, as JSON; undefined where it has none. */
export const factsIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, 'business.json'), 'utf8').catch(() => undefined);

/** The facts that a site was built with, as JSON; none where there is no site. */
export const siteFacts = async (siteFolder: string): Promise<string> =>
  (await factsIn(siteFolder)) ?? noFacts;

export function objectIn(text: string): object {
  const value = parseJsonFile(text);
  return typeof value === 'object' && value !== null ? value : {};
}
