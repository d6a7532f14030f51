/** How a time that was chosen in `<bio-slots>` comes to the contact form of this page, or of the next one. */
import { toJson } from '../../../leads/toJson';
import { safeDocument } from '../../../page/safeDocument';
import { attempt } from '../../../page/storage';
import { CHOSEN_TIME_KEY } from '../../../page/storageKeys';
import { type Choice, readChoice } from './desk';

/** Dispatched on the document, for forms that are there already. */
const CHOSEN = 'bio-chosen-time';

/** Where storage is blocked, the visitor chooses once more. */
export function passOn(choice: Choice): void {
  attempt(() => sessionStorage.setItem(CHOSEN_TIME_KEY, toJson(choice)));
  safeDocument.dispatchEvent(new Event(CHOSEN));
}

/** @returns what was chosen, once: it is removed. */
export function takeChoice(): Choice | undefined {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(CHOSEN_TIME_KEY) ?? 'null'));
  attempt(() => sessionStorage.removeItem(CHOSEN_TIME_KEY));
  return attempt(() => readChoice(stored));
}

/** @returns ends it. */
export function onChoice(listener: () => void): () => void {
  safeDocument.addEventListener(CHOSEN, listener);
  return () => safeDocument.removeEventListener(CHOSEN, listener);
}
