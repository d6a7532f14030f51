import { languageFor, loadLanguage } from '../languages';
import { DEFAULT_LANGUAGE } from '../page/language';
import { complete, type Defaults, inLanguage } from './defaults';
import * as written from './facts';
import { english } from './messages';
import * as texts from './ownTexts';
import type { Business } from './schema';

export type { Business } from './schema';

const { referenced, ...facts } = written;

/** All facts and messages, for builds, programs and tests: a widget imports only the topics that it shows. */
export const allDefaults: Defaults<Business> = {
  facts,
  referenced,
  messages: { [DEFAULT_LANGUAGE]: english },
  texts: { [DEFAULT_LANGUAGE]: texts },
};

/** The same in the language of a page. @throws where the file of the language cannot be had. */
export async function defaultsIn(lang: string): Promise<Defaults<Business>> {
  const tag = languageFor(lang);
  const language = tag === undefined ? undefined : await loadLanguage(allDefaults, tag);
  return tag !== undefined && language ? inLanguage(allDefaults, tag, language) : allDefaults;
}

/** The facts and messages that are shown without a config, in English. */
export const defaultBusiness: Business = complete(allDefaults);
