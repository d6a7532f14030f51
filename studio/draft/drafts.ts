/** The studio's drafts on this device. */

import { readText, storeText } from '../../webapp/stored';
import { createAutosave } from './autosave';
import { onChangeInOtherTab, tellOtherTabs } from './draftChanges';
import { createDeviceStorage } from './draftStorage';
import { draftStore } from './draftStore';

export const drafts = createAutosave({
  draftStore,
  storage: createDeviceStorage(),
  onStored: tellOtherTabs,
  onOpened: rememberDraft,
});

/** Milliseconds after which the studio opens all the same. The draft comes later then, unless another one was begun. */
const PATIENCE = 1_000;

/** Opens the draft that was at work here before; from then on every edit is stored. */
export async function startDrafts(): Promise<void> {
  onChangeInOtherTab((id) => void drafts.onChangeElsewhere(id));
  addEventListener('beforeunload', (event) => {
    if (drafts.hasUnsaved()) event.preventDefault();
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([drafts.begin(lastDraft()), late]);
}

/** After a failure: opens what could not be opened, or saves what could not be saved. */
export const retryDrafts = (): Promise<void> =>
  drafts.hasUnsaved() ? drafts.save() : drafts.begin(lastDraft());

/** Which draft a tab opens first: the one it had open before a reload, else the one that was opened last on this device. */
const KEY = 'studio-draft';

const lastDraft = (): string | undefined => readText(KEY) ?? readText(KEY, 'local');

/** Where that cannot be stored, the draft that was edited last is opened. */
function rememberDraft(id: string): void {
  if (readText(KEY) !== id && storeText(KEY, id)) storeText(KEY, id, 'local');
}
