/** What a draft makes of the firm, in one language. Brings the schema and all facts: load it by `import()`. */
import { allDefaults, type Business } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { languagesOf } from '../config/languages';
import type { ConfigJson } from '../draft/draft';
import { type HangerLanguage, hangerLanguages } from './hanger';

export const readFirm = (config: ConfigJson, lang: string): Business =>
  resolveConfig(config, allDefaults, lang).business;

/** The languages of the firm in which we have words, its own first. */
export function languagesOfFirm(config: ConfigJson): HangerLanguage[] {
  const { translations } = config;
  const tags = [...factsLanguages(config), ...Object.keys(Object(translations)), ...languagesOf(config)].map(
    (tag) => tag.replace(/-.*/s, '').toLowerCase(),
  );
  return [...new Set(tags)].filter((tag) =>
    hangerLanguages.some((known) => known === tag),
  ) as HangerLanguage[];
}
