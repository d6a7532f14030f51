/** How the chosen time of a form outlives a reload: beside its draft, for the browser session. */
import { toJson } from '../../../leads/toJson';
import { attempt } from '../../../page/storage';
import { elementDraftPrefix, TIME_PREFIX } from '../../../page/storageKeys';
import { type Choice, type Hold, isHold, readChoice } from './desk';

/** A choice, and the desk's promise to keep it, where there was one. */
export interface DraftedChoice extends Choice {
  hold?: Hold | undefined;
}

export interface ChoiceDraft {
  read: () => DraftedChoice | undefined;
  write: (choice: DraftedChoice | undefined) => void;
}

/** @param host the element of the form. @param isOverlay the form is shared by all pages of the site, as its draft is. */
export function choiceDraft(host: HTMLElement, isOverlay: boolean): ChoiceDraft {
  const key = attempt(() => TIME_PREFIX + elementDraftPrefix(host, isOverlay)) ?? '';
  return {
    read: () =>
      attempt(() => {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        const choice = readChoice(stored);
        const { hold } = Object(stored) as { hold?: unknown };
        return choice && { ...choice, ...(isHold(hold) && { hold }) };
      }),
    write: (choice) =>
      attempt(() => (choice ? sessionStorage.setItem(key, toJson(choice)) : sessionStorage.removeItem(key))),
  };
}
