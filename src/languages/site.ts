import { site as de } from './de/site';
import { site as en, type SiteTexts } from './en/site';
import { site as es } from './es/site';

/** What the pages of a firm's own site say, in each language. A firm's `texts.<language>.site` replaces single ones. */
export const siteTexts: Readonly<Record<string, SiteTexts>> = { en, de, es };
