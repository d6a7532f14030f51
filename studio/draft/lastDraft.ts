import { readText, storeText } from '../../webapp/stored';

/** Which draft a tab opens first: the one it had open before a reload, else the one that was opened last on this device. */
const KEY = 'studio-draft';

export const lastDraft = (): string | undefined => readText(KEY) ?? readText(KEY, 'local');

/** Where that cannot be stored, the draft that was edited last is opened. */
export function rememberDraft(id: string): void {
  if (readText(KEY) !== id && storeText(KEY, id)) storeText(KEY, id, 'local');
}
