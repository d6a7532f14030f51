/** The firm whose site this is. Its facts are what the widgets show without a config, too. */
import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Business, defaultsIn } from '../../src/content/business';
import { complete } from '../../src/content/defaults';
import { factAt } from '../../src/content/factReferences';
import type { Messages } from '../../src/content/messages';
import { overlaid } from '../../src/content/overlaid';
import { siteTexts } from '../../src/languages/site';
import { languageFiles, readConfigFile } from '../../src/package/node/configFile';
import { languageFallbacks } from '../../src/page/language';
import { phoneHref } from '../../src/page/phoneHref';
import { withoutSamples } from './samples';
import { SITE_CONFIG } from './siteFile';
import { siteColor } from './siteTheme';

/**
 * @param tag of a language of the site. What is not translated is in English.
 * @returns the facts for all that is not a widget: titles, structured data, the share picture.
 */
export const readSiteBusinessIn = async (tag: string): Promise<Business> =>
  withoutSamples(complete(await defaultsIn(tag)));

/**
 * Writes each config of a folder that has further languages with these in it: a page that names its address asks for no
 * other file.
 * @param folder of the built site, with the files of `demo/public/`.
 */
export async function joinLanguages(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if (file.endsWith('.json') && Object.keys(languageFiles(path)).length > 0)
      await writeFile(
        path,
        `${JSON.stringify(file === basename(SITE_CONFIG) ? readLiveConfig(path) : readConfigFile(path), null, 2)}\n`,
      );
  }
}

/** The site's own config as a live site shows it. */
function readLiveConfig(path: string): object {
  const { translations = {}, ...config } = Object(readConfigFile(path)) as { translations?: object };
  const live = Object.entries(translations).map(([tag, facts]) => [
    tag,
    withoutSamples(Object(facts) as object),
  ]);
  return { ...withoutSamples(config), translations: Object.fromEntries(live) };
}

/** Facts that pages name often, or that are made of others. */
const shortcuts: Record<string, (business: Business) => string> = {
  company: ({ company }) => company.name,
  phone: ({ company }) => company.phone,
  call: ({ company }) => phoneHref(company.phone),
  email: ({ company }) => company.email,
  area: ({ company }) => company.area,
  themeColor: () => siteColor('color-dark'),
  operator: ({ company, legal }) => legal.entity || company.name,
  address: ({ company }) => addressLine(company.address ?? {}),
  mapHost: ({ map }) => new URL(map.embed).host,
  /** The anchor of the plans on the home page. */
  plansAnchor: ({ links }) => /^#(.+)/.exec(links.plans)?.[1] ?? 'plans',
};

/** "12 Mill Lane, Portland, OR 97205", or "Deichstraße 3, 20459 Hamburg" where the postal code comes first. */
function addressLine({ street, city, region, zip }: NonNullable<Business['company']['address']>): string {
  const place = region
    ? [city, [region, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [zip, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

type Words = { readonly [name: string]: string | Words };

/** What the pages say in a language: the words for any firm, with what this one says in their place. */
export function siteWords(config: unknown, tag: string): Words {
  const words =
    languageFallbacks(Object.keys(siteTexts), tag).map((one) => siteTexts[one])[0] ?? siteTexts['en'];
  return overlaid(words, factAt(config, `texts.${tag}.site`)) as Words;
}

/**
 * Puts facts in place of their names: `{company}`, `{phone}`, or a path into the facts such as `{servicePages.bioseal.title}`,
 * where an entry of a list is named by its `id`.
 * @param write makes HTML, or other text, of a fact.
 * @throws Error that says which name is no text of the facts.
 */
export const fillFacts = (
  text: string,
  business: Omit<Partial<Business>, 'site'> & { messages?: Messages; site?: Words | Business['site'] },
  write: (fact: string) => string,
): string =>
  text.replace(/\{([a-z][\w+-]*(?:\.[\w+-]+)*)\}/gi, (_, name: string) =>
    write(shortcuts[name]?.(business as Business) ?? textAt(business, name)),
  );

function textAt(business: object, path: string): string {
  const fact = factAt(business, path);
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
  throw new Error(`{${path}} names no text among the firm's facts.`);
}

/** For text and attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
