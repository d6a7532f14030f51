/** The file with the facts of the firm whose site this is, as far as the build needs it before it makes pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeSite } from '../../src/content/completeSite';
import { emptyFacts } from '../../src/content/emptyFacts';
import { parseJsonFile } from '../../src/content/jsonFile';
import type { Business } from '../../src/content/schema';
import { readConfigFile } from '../../src/package/node/configFile';

/**
 * The folder with the pages and the facts of the site. The lead desk, which makes the pages again with other facts, names a copy of
 * it.
 */
export const DEMO = process.env['SITE_SOURCES'] ?? join(import.meta.dirname, '../../demo');

/** Its facts; those in other languages stand beside it, as `business.es.json`. */
export const SITE_CONFIG = 'demo/public/business.json';

/** All of the file, with those of its other languages. */
export const readSiteConfig = (): object =>
  Object(readConfigFile(join(DEMO, 'public/business.json'))) as object;

type Facts = Omit<Business, 'texts'>;

/** Its topics as they are written, with references in them; what it does not name is empty. */
export function readSiteFile(): Facts {
  const text = readFileSync(join(DEMO, 'public/business.json'), 'utf8');
  return { ...emptyFacts, ...completeSite(Object(parseJsonFile(text)) as Partial<Facts>) };
}
