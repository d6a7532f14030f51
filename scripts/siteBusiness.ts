/** The firm whose site this is. Its facts are what the widgets show without a config, too. */
import { type Business, defaultsIn } from '../src/content/business';
import { complete } from '../src/content/defaults';

/** Its facts; those in other languages stand beside it, as `business.es.json`. */
export const SITE_CONFIG = 'demo/public/business.json';

/**
 * @param tag of a language of the site. What is not translated is in English.
 * @returns the facts for all that is not a widget: titles, structured data, the share picture.
 */
export const readSiteBusinessIn = async (tag: string): Promise<Business> => complete(await defaultsIn(tag));
