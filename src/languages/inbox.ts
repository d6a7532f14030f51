import { inbox as de } from './de/inbox';
import { inbox as en } from './en/inbox';
import { inbox as es } from './es/inbox';

/** What the inbox says in each of its languages. */
export const inboxTexts = { en, es, de };
