import { people as de } from './de/people';
import { people as en } from './en/people';
import { people as es } from './es/people';

/** What the inbox says of people, in each of its languages: apart from its other words, because few open that. */
export const peopleTexts = { en, es, de };
