/** The studio's drafts on this device. */
import { createAutosave } from './autosave';
import { onChangeInOtherTab, tellOtherTabs } from './draftChanges';
import { createDeviceStorage } from './draftStorage';
import { draftStore } from './draftStore';
import { lastDraft, rememberDraft } from './lastDraft';

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
