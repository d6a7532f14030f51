import * as de from './de/mails';
import * as en from './en/mails';
import * as es from './es/mails';

/** What mails say in each language. */
export const mailTexts: Readonly<Record<string, en.MailTexts>> = { en, de, es };
