import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseJsonFile } from '../server/jsonFile';
import { type Business, defaultBusiness } from '../src/content/business';
import { type NeutralByLanguage, resolveConfig } from '../src/content/config';
import { localizeFacts } from '../src/content/languages/localizeFacts';

/** The owner's facts, where they differ from the built-in ones. Pages fetch it at {@link SITE_CONFIG_URL}. */
export const SITE_CONFIG = 'demo/public/business.json';
export const SITE_CONFIG_URL = '/business.json';

/** What a file says about itself says nothing of the firm. */
const ABOUT_THE_FILE = ['$schema', 'version'];

/** @returns the owner's config as it is written; `undefined` where it names no fact, so that pages need not fetch it. */
export function readSiteConfig(): object | undefined {
  const config = parse(readFileSync(SITE_CONFIG, 'utf8'));
  return Object.keys(config).some((key) => !ABOUT_THE_FILE.includes(key)) ? config : undefined;
}

/** @throws Error that says where the file is no JSON object. */
function parse(text: string): object {
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch (error) {
    throw new Error(`${SITE_CONFIG} ${(error as Error).message}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${SITE_CONFIG} has to be a JSON object: {"company": {"phone": "…"}}.`);
  return value;
}

/**
 * @param tag of a language of the site. What is not built in in that language is in English.
 * @returns the facts of our own site, for all that is not a widget: titles, structured data, the share picture.
 * @throws Error with a line for each fact that cannot be used: a site with half of its facts must not be built.
 */
export async function readSiteBusinessIn(tag: string): Promise<Business> {
  const { facts, translated } = await localizeFacts(defaultBusiness, tag);
  return withConfig(facts, translated);
}

/** The same in English. */
export const readSiteBusiness = (): Business => withConfig(defaultBusiness);

function withConfig(builtIn: Business, translated?: NeutralByLanguage): Business {
  const { business, problems } = resolveConfig(readSiteConfig(), builtIn, translated);
  if (problems.length > 0)
    throw new Error(
      problems
        .map(({ path, message, expected }) => `${SITE_CONFIG}: ${path} ${message}. Expected ${expected}.`)
        .join('\n'),
    );
  return business;
}

/** Whether a widget's config is the site's own: another firm has pages of its own. */
export const isSiteConfig = (config: unknown): boolean => isDeepStrictEqual(config, readSiteConfig());
