import { languageTagOf } from '../../../src/domain/languageTag';
import { localeOf } from '../../../src/domain/moneyStyle';
import {
  messages as english,
  fields as englishFields,
  states as englishStates,
  table as englishTable,
  type MailMessages,
  type MailTexts,
} from '../../../src/languages/en/mails';
import { mailTexts } from '../../../src/languages/mails';
import { objectOf } from '../../leads/fields';
import { defaultLook, type FirmLook } from '../mailLook';

export type { MailMessages };

/** The names of the messages, as a firm may replace them. */
export const mailMessageNames = Object.keys(english) as (keyof MailMessages)[];

/** The languages in which mails are built in; the first is used where none of them is wanted. */
export const mailLanguages: readonly string[] = Object.keys(mailTexts);

/** How the mails of one firm are written. */
export interface MailStyle extends FirmLook {
  /** The firm's name, which signs mails. */
  company: string;
  /** BCP 47 tags; the first is that of the firm's own mails, and of visitors with another language. */
  languages: readonly string[];
  /** An IANA time zone. */
  timeZone: string;
  /** ISO 4217; undefined where it is not known. It counts where a lead names none. */
  currency: string | undefined;
  /** How numbers are written in mails of its language, such as `de-CH`. */
  locale: string | undefined;
  /** Within how many hours it promises an answer; undefined for no promise. */
  answerWithin: number | undefined;
  /** Messages of its own, by language. */
  messages: Readonly<Record<string, Partial<MailMessages>>>;
}

export const englishStyle: MailStyle = {
  company: '',
  languages: ['en'],
  timeZone: 'UTC',
  currency: undefined,
  locale: undefined,
  answerWithin: undefined,
  ...defaultLook,
  messages: {},
};

/** How one mail is written. */
export interface Wording {
  /** BCP 47. */
  lang: string;
  /** The same, or a more precise one, for numbers and dates. */
  locale: string;
  style: MailStyle;
  messages: MailMessages;
  fields: Readonly<Record<string, string>>;
  /** The states of leads. */
  states: MailTexts['states'];
  table: MailTexts['table'];
}

const primary = (tag: string) => tag.toLowerCase().replace(/-.*/s, '');

/**
 * How to write to somebody who reads a language.
 * @param wanted a BCP 47 tag, a locale, or anything else that a lead holds; undefined for the firm's first language
 */
export function wordingFor(style: MailStyle, wanted: unknown): Wording {
  const tag = typeof wanted === 'string' ? languageTagOf(wanted).toLowerCase() : '';
  const lang =
    style.languages.find((one) => one.toLowerCase() === tag) ??
    style.languages.find((one) => primary(one) === primary(tag)) ??
    style.languages[0] ??
    'en';
  const built = mailTexts[primary(lang)];
  const { locale = '', currency = 'USD' } = style;
  return {
    lang,
    // As the widgets write numbers.
    locale: localeOf({ currency, locale }, lang),
    style,
    messages: { ...english, ...built?.messages, ...style.messages[lang] },
    fields: built?.fields ?? englishFields,
    states: built?.states ?? englishStates,
    table: built?.table ?? englishTable,
  };
}

/** Whether there are mails in a language: built in, or in the firm's own words. */
export const isMailed = (lang: string, messages: MailStyle['messages']): boolean =>
  mailLanguages.includes(primary(lang)) || Object.keys(messages[lang] ?? {}).length > 0;

/** The messages that a language lacks, neither built in nor among the firm's own. */
export const missingMessages = ({ messages }: Pick<MailStyle, 'messages'>, lang: string): string[] =>
  mailTexts[primary(lang)] ? [] : mailMessageNames.filter((name) => messages[lang]?.[name] === undefined);

type Mails = MailStyle['messages'];

/**
 * The texts of mails in a firm's config, `texts.<language>.mails`; widgets ignore them. What cannot be used is left out.
 * @param report takes a line for each text that is left out.
 */
export function mailsIn(config: unknown, report: (line: string) => void = () => {}): Mails {
  const found = Object.entries(objectOf(objectOf(config)['texts'])).map(([lang, texts]) => {
    const mails = Object.entries(objectOf(objectOf(texts)['mails'])).filter(([name, text]) => {
      const isUsable = typeof text === 'string' && (mailMessageNames as string[]).includes(name);
      if (!isUsable) report(`texts.${lang}.mails.${name} of the config is no text of a mail, and ignored.`);
      return isUsable;
    });
    return [lang, Object.fromEntries(mails)] as const;
  });
  return Object.fromEntries(found.filter(([, mails]) => Object.keys(mails).length > 0));
}

/** Both; where both have a text, that of `first`. */
export const mergeMails = (first: Mails, second: Mails): Mails =>
  Object.fromEntries(
    [...Object.keys(second), ...Object.keys(first)].map((lang) => [
      lang,
      { ...second[lang], ...first[lang] },
    ]),
  );
