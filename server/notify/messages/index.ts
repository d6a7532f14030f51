import { moneyStyle } from '../../../src/domain/moneyStyle';
import {
  messages as english,
  fields as englishFields,
  type MailMessages,
} from '../../../src/languages/en/mails';
import { mailTexts } from '../../../src/languages/mails';

export type { MailMessages };

/** The names of the messages, as a firm may replace them. */
export const mailMessageNames = Object.keys(english) as (keyof MailMessages)[];

/** The languages in which mails are built in; the first is used where none of them is wanted. */
export const mailLanguages: readonly string[] = Object.keys(mailTexts);

/** How the mails of one firm are written. */
export interface MailStyle {
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
  /** Messages of its own, by language. */
  messages: Readonly<Record<string, Partial<MailMessages>>>;
}

export const englishStyle: MailStyle = {
  company: '',
  languages: ['en'],
  timeZone: 'UTC',
  currency: undefined,
  locale: undefined,
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
}

const primary = (tag: string) => tag.toLowerCase().replace(/-.*/s, '');

const isOf = (lang: string, locale: string | undefined): locale is string =>
  locale !== undefined && primary(locale) === primary(lang);

/**
 * How to write to somebody who reads a language.
 * @param wanted a BCP 47 tag, or anything else that a lead holds; undefined for the firm's first language
 */
export function wordingFor(style: MailStyle, wanted: unknown): Wording {
  const tag = typeof wanted === 'string' ? wanted.toLowerCase() : '';
  const lang =
    style.languages.find((one) => one.toLowerCase() === tag) ??
    style.languages.find((one) => primary(one) === primary(tag)) ??
    style.languages[0] ??
    'en';
  const built = mailTexts[primary(lang)];
  const { locale, currency = 'USD' } = style;
  return {
    lang,
    // As the widgets write numbers.
    locale: moneyStyle({ currency, locale: isOf(lang, locale) ? locale : '' }, lang).locale,
    style,
    messages: { ...english, ...built?.messages, ...style.messages[lang] },
    fields: built?.fields ?? englishFields,
  };
}

/** The messages that a language lacks, neither built in nor among the firm's own. */
export const missingMessages = ({ messages }: Pick<MailStyle, 'messages'>, lang: string): string[] =>
  mailTexts[primary(lang)] ? [] : mailMessageNames.filter((name) => messages[lang]?.[name] === undefined);
