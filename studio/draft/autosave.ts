import { createStore } from 'zustand/vanilla';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { type Draft, newDraft, newId, UNTITLED } from './draft';
import { type DraftStorage, StorageTimeout, type StoredDraft } from './draftStorage';
import type { createDraftStore } from './draftStore';

/** What became of the last edit. */
export type SaveState =
  | 'opening' // the device is asked for the draft that was at work before
  | 'unedited' // a new draft, not stored
  | 'saving'
  | 'saved'
  | 'deleted' // by another tab
  | SaveFailure;

/** Why nothing is saved: the storage is missing or blocked, full, or does not answer. */
export type SaveFailure = 'blocked' | 'full' | 'silent';

interface AutosaveStatus {
  save: SaveState;
  /** Name of the copy that this tab goes on with, because another tab has edited the same draft. */
  copy: string | undefined;
}

/** A draft in the list. */
export interface ListedDraft extends StoredDraft {
  /** Whether the device keeps it: else it is lost with this page. */
  isStored: boolean;
}

interface AutosaveOptions {
  draftStore: ReturnType<typeof createDraftStore>;
  storage: DraftStorage;
  /** Called when a draft was stored or deleted. */
  onStored?: (id: string) => void;
  /** Called when a draft that the device keeps is at work. */
  onOpened?: (id: string) => void;
}

export const copyName = (name: string): string => `${name} (copy)`;

const copyOf = (draft: Draft): Draft => ({
  ...draft,
  id: newId(),
  name: copyName(draft.name),
});

/**
 * Stores the draft at work with every edit, one write after another, each with the newest state. Two tabs never overwrite
 * each other: what one has edited while the other stored the same draft goes on as a copy.
 */
export function createAutosave({
  draftStore,
  storage,
  onStored = () => {},
  onOpened = () => {},
}: AutosaveOptions) {
  const status = createStore<AutosaveStatus>()(() => ({ save: 'opening', copy: undefined }));
  /** The draft at work as it is stored, or was begun. */
  let stored: Draft | undefined = draftStore.getState().draft;
  /** Its revision; 0 for one that is not stored. */
  let revision = 0;
  let writing: Promise<void> | undefined;
  /** Drafts that were not stored when another one was opened, by id. */
  const unstored = new Map<string, StoredDraft>();
  /** The draft that was asked for last is opened, however long the device takes for another. */
  const beginOpening = newestRequest();

  const current = () => draftStore.getState().draft;
  const isEdited = () => current() !== stored;
  const show = (next: SaveState) => {
    if (status.getState().save !== next) status.setState({ save: next });
  };
  const hasFailed = () => isFailure(status.getState().save);

  function save(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    // While a failure lasts it is said, though every edit tries again.
    if (!hasFailed()) show('saving');
    try {
      while (isEdited() || unstored.size > 0) await (isEdited() ? writeNewest() : writeLeft());
      show(revision > 0 ? 'saved' : 'unedited');
    } catch (error) {
      show(failureOf(error));
    }
  }

  async function writeNewest(): Promise<void> {
    const draft = current();
    const written = await storage.write(draft, revision, Date.now());
    if (draft.id !== current().id) {
      // It was left for another one while this try went on: what it was when it was left is written next.
      const left = unstored.get(draft.id);
      if (left && written !== undefined) unstored.set(draft.id, { ...left, revision: written });
      return;
    }
    if (written === undefined) {
      const name = copyName(draft.name);
      revision = 0;
      stored = undefined;
      draftStore.getState().goOnAsCopy(name);
      status.setState({ copy: name });
      return;
    }
    revision = written;
    stored = draft;
    onStored(draft.id);
    onOpened(draft.id);
  }

  async function writeLeft(): Promise<void> {
    for (const [id, { draft, revision: base, editedAt }] of unstored) {
      const written = await storage.write(draft, base, editedAt);
      if (written === undefined) await storage.write(copyOf(draft), 0, editedAt);
      if (id === current().id) revision = written ?? 0; // it was opened again meanwhile
      unstored.delete(id);
      onStored(id);
    }
  }

  draftStore.subscribe(() => {
    if (isEdited()) void save();
  });

  /**
   * Puts another draft in the place of the one at work, of which nothing is lost: what is not stored yet is kept here.
   * @param storedRevision 0 for a draft that is not stored.
   */
  function replace(draft: Draft, storedRevision: number, isNew = false): void {
    if (isEdited()) unstored.set(current().id, { draft: current(), revision, editedAt: Date.now() });
    unstored.delete(draft.id);
    stored = isNew ? undefined : draft;
    revision = storedRevision;
    status.setState({ save: revision > 0 ? 'saved' : 'unedited', copy: undefined });
    draftStore.getState().open(draft);
    if (revision > 0) onOpened(draft.id);
    if (unstored.size > 0) void save();
  }

  return {
    status,
    /** Tries again to save. */
    save,
    /** Whether something is lost with this page. */
    hasUnsaved: () => isEdited() || unstored.size > 0,
    /** Opens a draft that the device has: the wanted one, else the one edited last. An edited draft is left in its place. */
    async begin(wanted: string | undefined): Promise<void> {
      const { id } = current();
      try {
        const record =
          (wanted === undefined ? undefined : await storage.read(wanted)) ??
          (await storage.list()).toSorted(byTime)[0];
        if (isEdited() || current().id !== id) return;
        if (record) replace(record.draft, record.revision);
        else show('unedited');
      } catch (error) {
        show(failureOf(error));
      }
    },
    /** All drafts, the one edited last first. @throws as `DraftStorage` */
    async list(): Promise<ListedDraft[]> {
      const kept = await storage.list().catch((error: unknown) => {
        if (unstored.size === 0) throw error;
        return [];
      });
      const isUnstored = ({ draft }: StoredDraft) => unstored.has(draft.id);
      return [
        ...kept.filter((record) => !isUnstored(record)).map((record) => ({ ...record, isStored: true })),
        ...[...unstored.values()].map((record) => ({ ...record, isStored: false })),
      ].toSorted(byTime);
    },
    /**
     * Puts another draft in the place of the one at work. What of that could not be stored is kept in this page.
     * @throws as `DraftStorage`; the one at work stays.
     */
    async open(listed: StoredDraft): Promise<void> {
      const { id } = listed.draft;
      const isNewest = beginOpening();
      if (id === current().id) return;
      const kept = unstored.get(id);
      // Another tab may have edited or deleted it since it was listed.
      const newest = kept ?? (await storage.read(id)) ?? { ...listed, revision: 0 };
      if (isNewest()) replace(newest.draft, newest.revision, kept !== undefined);
    },
    /** Puts a new draft in its place, which is stored then. */
    start(draft: Draft): void {
      beginOpening();
      replace(draft, 0, true);
    },
    /** @throws as `DraftStorage` */
    async duplicate({ draft }: StoredDraft): Promise<void> {
      const copy = copyOf(draft);
      await storage.write(copy, 0, Date.now());
      onStored(copy.id);
    },
    /** An empty draft takes the place of the one at work. @throws as `DraftStorage` */
    async remove({ draft: { id }, revision: kept }: StoredDraft): Promise<void> {
      beginOpening();
      if (id === current().id) replace(newDraft(UNTITLED), 0);
      unstored.delete(id);
      if (kept === 0) return;
      await storage.remove(id);
      onStored(id);
    },
    /** Takes `remove` back. @throws as `DraftStorage` */
    async restore({ draft, revision: from, editedAt, isStored }: ListedDraft): Promise<void> {
      if (isStored) {
        await storage.write(draft, from, editedAt);
        onStored(draft.id);
      } else unstored.set(draft.id, { draft, revision: from, editedAt });
    },
    /** Another tab has stored or deleted a draft: an unedited one is taken over from it. */
    async onChangeElsewhere(id: string): Promise<void> {
      const isOurs = () => id === current().id && !isEdited();
      if (!isOurs()) return;
      const record = await storage.read(id).catch(() => undefined);
      if (!isOurs()) return;
      if (!record) {
        revision = 0;
        show('deleted');
      } else if (record.revision > revision) replace(record.draft, record.revision);
    },
  };
}

const byTime = (a: StoredDraft, b: StoredDraft): number => b.editedAt - a.editedAt;

const FAILURES: readonly SaveState[] = ['blocked', 'full', 'silent'] satisfies SaveFailure[];

export const isFailure = (state: SaveState): state is SaveFailure => FAILURES.includes(state);

function failureOf(error: unknown): SaveFailure {
  if (error instanceof StorageTimeout) return 'silent';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
