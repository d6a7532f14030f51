import { beforeEach, describe, expect, test } from 'vitest';
import { copyName, createAutosave } from './autosave';
import { type Draft, newDraft } from './draft';
import { type DraftStorage, StorageTimeout, type StoredDraft } from './draftStorage';
import { createDraftStore } from './draftStore';

/** The storage of one device, which all tabs share. */
function createDevice() {
  const records = new Map<string, StoredDraft>();
  const log: unknown[] = [];
  let failure: Error | undefined;
  let waiting: (() => void)[] | undefined;

  const access = async <T>(work: () => T): Promise<T> => {
    if (waiting) await new Promise<void>((resolve) => waiting?.push(resolve));
    if (failure) throw failure;
    return work();
  };
  const storage: DraftStorage = {
    list: () => access(() => [...records.values()]),
    read: (id) => access(() => records.get(id)),
    write: (draft, base, editedAt) =>
      access(() => {
        const before = records.get(draft.id);
        if (before && before.revision !== base) return undefined;
        records.set(draft.id, { draft, revision: base + 1, editedAt });
        log.push(draft.config['a']);
        return base + 1;
      }),
    remove: (id) => access(() => void records.delete(id)),
  };
  return {
    storage,
    records,
    /** The value of `a` in everything that was written. */
    log,
    fail(error: Error | undefined) {
      failure = error;
    },
    /** Answers nothing until the returned function is called. */
    hold() {
      const held: (() => void)[] = [];
      waiting = held;
      return () => {
        if (waiting === held) waiting = undefined;
        for (const answer of held) answer();
      };
    },
    put: (draft: Draft, revision = 1, editedAt = 0) => records.set(draft.id, { draft, revision, editedAt }),
  };
}

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice();
});

function openTab() {
  const draftStore = createDraftStore(newDraft('Untitled'));
  const told: string[] = [];
  const opened: string[] = [];
  const autosave = createAutosave({
    draftStore,
    storage: device.storage,
    onStored: (id) => told.push(id),
    onOpened: (id) => opened.push(id),
  });
  return {
    ...autosave,
    told,
    opened,
    draft: () => draftStore.getState().draft,
    store: draftStore,
    set: (a: unknown) => draftStore.getState().edit((config) => ({ ...config, a })),
    state: () => autosave.status.getState(),
    stored: () => device.records.get(draftStore.getState().draft.id),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const listedNames = async (tab: ReturnType<typeof openTab>) =>
  (await tab.list()).map(({ draft }) => draft.name);

describe('every edit is stored', () => {
  test('of the config, the name and the price checks', async () => {
    const tab = openTab();
    await tab.begin(undefined);
    expect(tab.state().save).toBe('unedited');
    tab.set(1);
    expect(tab.state().save).toBe('saving');
    await settled();
    expect(tab.state().save).toBe('saved');
    tab.store.getState().rename('Bright Panes');
    tab.store.getState().setPriceChecks([]);
    await settled();
    expect(tab.stored()?.draft).toBe(tab.draft());
    expect(tab.stored()?.draft).toMatchObject({ name: 'Bright Panes', config: { a: 1 } });
  });

  test('one write after another, each with the newest state', async () => {
    const tab = openTab();
    const answer = device.hold();
    for (const value of [1, 2, 3]) tab.set(value);
    answer();
    await settled();
    expect(device.log).toEqual([1, 3]);
    expect(tab.told).toEqual([tab.draft().id, tab.draft().id]);
  });

  test('an undone edit too, while the edit is being written', async () => {
    const tab = openTab();
    tab.set(1);
    await settled();
    const answer = device.hold();
    tab.set(2);
    tab.store.getState().undo();
    answer();
    await settled();
    expect(tab.stored()?.draft.config).toEqual({ a: 1 });
  });

  test('a new draft that nobody edited is not', async () => {
    const tab = openTab();
    await tab.save();
    expect(tab.state().save).toBe('unedited');
    expect(device.records.size).toBe(0);
  });
});

describe('the first draft', () => {
  const [older, newer] = [newDraft('Older'), newDraft('Newer')];
  beforeEach(() => {
    device.put(older, 3, 100);
    device.put(newer, 1, 200);
  });

  test.each([
    ['the wanted one', older.id, 'Older'],
    ['the one edited last, where the wanted one is gone', 'gone', 'Newer'],
    ['the one edited last, where none is wanted', undefined, 'Newer'],
  ])('is %s', async (_, wanted, name) => {
    const tab = openTab();
    await tab.begin(wanted);
    expect(tab.draft().name).toBe(name);
    expect(tab.state().save).toBe('saved');
    expect(tab.opened).toEqual([tab.draft().id]);
    tab.set(1);
    await settled();
    expect(tab.state()).toEqual({ save: 'saved', copy: undefined });
  });

  test('is the one that was edited while the device was slow', async () => {
    const tab = openTab();
    const answer = device.hold();
    const begun = tab.begin(undefined);
    tab.set(1);
    answer();
    await begun;
    await settled();
    expect(tab.draft()).toMatchObject({ name: 'Untitled', config: { a: 1 } });
    expect(await listedNames(tab)).toEqual(['Untitled', 'Newer', 'Older']);
  });

  test.each(['begin', 'open'] as const)(
    'is the one that was asked for last, however late the device gives the one before: %s',
    async (before) => {
      const reads: (() => void)[] = [];
      const read = async (id: string) => {
        await new Promise<void>((give) => reads.push(give));
        return device.storage.read(id);
      };
      const draftStore = createDraftStore(newDraft('Untitled'));
      const autosave = createAutosave({ draftStore, storage: { ...device.storage, read } });
      const [first, last] = await autosave.list();
      const late = before === 'begin' ? autosave.begin(newer.id) : autosave.open(first as StoredDraft);
      const opened = autosave.open(last as StoredDraft);
      reads[1]?.();
      await opened;
      reads[0]?.();
      await late;
      expect(draftStore.getState().draft.name).toBe('Older');
    },
  );
});

describe('a failure', () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  test.each([
    ['full', full],
    ['silent', new StorageTimeout()],
    ['blocked', new ReferenceError('indexedDB is not defined')],
  ])('is said: %s', async (reason, error) => {
    const tab = openTab();
    device.fail(error);
    tab.set(1);
    await settled();
    expect(tab.state().save).toBe(reason);
    expect(tab.hasUnsaved()).toBe(true);
  });

  test('lasts until an edit, or another try, is stored', async () => {
    const tab = openTab();
    device.fail(full);
    tab.set(1);
    await settled();
    tab.set(2);
    expect(tab.state().save).toBe('full');
    await settled();
    device.fail(undefined);
    await tab.save();
    expect(tab.state().save).toBe('saved');
    expect(device.log).toEqual([2]);
    expect(tab.hasUnsaved()).toBe(false);
  });

  test('loses no draft when another is opened: it stays in the list, and is stored as soon as that is possible', async () => {
    const tab = openTab();
    device.fail(full);
    tab.set('mine');
    await settled();
    const mine = tab.draft();
    tab.start(newDraft('Other'));
    expect(tab.draft().name).toBe('Other');
    const listed = await tab.list();
    expect(listed).toMatchObject([{ draft: mine, isStored: false }]);
    expect(tab.hasUnsaved()).toBe(true);
    await tab.open(listed[0] as StoredDraft);
    expect(tab.draft()).toBe(mine);
    await settled();
    device.fail(undefined);
    await tab.save();
    expect(tab.stored()?.draft).toBe(mine);
    expect((await tab.list()).map(({ draft, isStored }) => [draft.name, isStored])).toEqual(
      expect.arrayContaining([
        ['Untitled', true],
        ['Other', true],
      ]),
    );
    expect(tab.hasUnsaved()).toBe(false);
  });

  test('is waited for no longer, when another draft is opened: what is stored late is not listed as lost', async () => {
    const tab = openTab();
    device.fail(new StorageTimeout());
    tab.set(1);
    await settled();
    device.fail(undefined);
    const answer = device.hold();
    tab.set(2);
    const mine = tab.draft();
    tab.start(newDraft('Other', { a: 'other' }));
    expect(tab.hasUnsaved()).toBe(true);
    answer();
    await settled();
    expect(device.log).toEqual([2, 'other', 2]);
    expect(device.records.get(mine.id)?.draft).toBe(mine);
    expect([...device.records.values()].map(({ revision }) => revision)).toEqual([2, 1]);
    expect(tab.state().save).toBe('saved');
    expect(tab.hasUnsaved()).toBe(false);
  });

  test('of a draft that another tab has edited since makes a copy, once it can be stored', async () => {
    const tab = openTab();
    tab.set(1);
    await settled();
    const { id } = tab.draft();
    device.fail(full);
    tab.set('mine');
    tab.start(newDraft('Other'));
    await settled();
    device.put({ ...tab.draft(), id, config: { a: 'theirs' } }, 2);
    device.fail(undefined);
    await tab.save();
    expect(device.records.get(id)?.draft.config).toEqual({ a: 'theirs' });
    expect((await listedNames(tab)).toSorted()).toEqual(['Other', 'Other', 'Untitled (copy)']);
  });

  test('does not keep a draft that was never stored from being deleted', async () => {
    const tab = openTab();
    device.fail(full);
    tab.set(1);
    tab.start(newDraft('Other'));
    await settled();
    const [, mine] = await tab.list();
    const [only] = (await tab.list()).filter(({ draft }) => draft.name === 'Untitled');
    expect(mine).toBeUndefined();
    if (!only) throw new Error('it is not listed');
    await tab.remove(only);
    await expect(tab.list()).rejects.toThrow('full');
    await tab.restore(only);
    expect(await tab.list()).toEqual([only]);
  });

  test('is over for a draft that is opened again while it is stored', async () => {
    const tab = openTab();
    device.fail(full);
    tab.set(1);
    const mine = tab.draft();
    tab.start(newDraft('Other'));
    await settled();
    const [listed] = await tab.list();
    device.fail(undefined);
    const answerFirst = device.hold();
    const saving = tab.save();
    const answer = device.hold();
    answerFirst(); // the other one is stored; now it is the turn of this one
    await settled();
    await tab.open(listed as StoredDraft);
    answer();
    await saving;
    await settled();
    expect(tab.draft()).toBe(mine);
    tab.set(2);
    await settled();
    expect(tab.state()).toEqual({ save: 'saved', copy: undefined });
    expect(device.records.size).toBe(2);
  });

  test('is made up for when a draft is opened that is stored already', async () => {
    const tab = openTab();
    const other = newDraft('Other');
    device.put(other);
    const [listed] = await tab.list();
    device.fail(full);
    tab.set(1);
    await settled();
    device.fail(undefined);
    await tab.open(listed as StoredDraft);
    await settled();
    expect(device.records.size).toBe(2);
    expect(tab.hasUnsaved()).toBe(false);
  });

  test('of the device to open a draft leaves the one at work', async () => {
    const tab = openTab();
    tab.set(1);
    await settled();
    const listed = { draft: newDraft('Other'), revision: 1, editedAt: 0 };
    device.fail(full);
    await expect(tab.open(listed)).rejects.toThrow('full');
    expect(tab.draft().config).toEqual({ a: 1 });
  });
});

describe('two tabs with the same draft', () => {
  async function openTwo() {
    const draft = newDraft('Ours');
    device.put(draft);
    const [one, two] = [openTab(), openTab()];
    await one.begin(draft.id);
    await two.begin(draft.id);
    return { one, two, id: draft.id };
  }

  test('the one without edits takes over what the other stored', async () => {
    const { one, two, id } = await openTwo();
    one.set(1);
    await settled();
    await two.onChangeElsewhere(id);
    expect(two.draft().config).toEqual({ a: 1 });
    two.set(2);
    await settled();
    expect(two.state()).toEqual({ save: 'saved', copy: undefined });
    expect(device.records.size).toBe(1);
  });

  test('neither overwrites the other: what both edited goes on as a copy, with its steps', async () => {
    const { one, two, id } = await openTwo();
    one.set(1);
    await settled();
    two.set(2); // it has not heard of it
    await settled();
    expect(one.draft()).toMatchObject({ name: 'Ours', config: { a: 1 } });
    expect(two.draft()).toMatchObject({ name: copyName('Ours'), config: { a: 2 } });
    expect(two.draft().id).not.toBe(id);
    expect(two.state()).toEqual({ save: 'saved', copy: copyName('Ours') });
    expect(await listedNames(one)).toHaveLength(2);
    two.store.getState().undo();
    await settled();
    expect(two.stored()?.draft.config).toEqual({});
    expect(device.records.get(id)?.draft.config).toEqual({ a: 1 });
  });

  test('one that is deleted elsewhere stays open, and its next edit stores it again', async () => {
    const { one, two, id } = await openTwo();
    await one.remove({ draft: one.draft(), revision: 1, editedAt: 0 });
    expect(one.draft()).toMatchObject({ name: 'Untitled', config: {} });
    await two.onChangeElsewhere(id);
    expect(two.state().save).toBe('deleted');
    two.set(2);
    await settled();
    expect(two.stored()?.draft).toMatchObject({ id, name: 'Ours', config: { a: 2 } });
  });
});

describe('the list', () => {
  test('has each draft once, the one edited last first', async () => {
    const tab = openTab();
    tab.set(1);
    await settled();
    device.put(newDraft('Last year'), 1, 5);
    tab.start(newDraft('Now'));
    await settled();
    expect((await listedNames(tab)).at(-1)).toBe('Last year');
    expect(await tab.list()).toHaveLength(3);
  });

  test('opens the newest state of a draft, also where another tab has edited it since', async () => {
    const tab = openTab();
    const draft = newDraft('Other');
    device.put(draft);
    const [listed] = await tab.list();
    device.put({ ...draft, config: { a: 9 } }, 2);
    await tab.open(listed as StoredDraft);
    tab.set(10);
    await settled();
    expect(tab.state()).toEqual({ save: 'saved', copy: undefined });
  });

  test('duplicates, deletes and brings back', async () => {
    const tab = openTab();
    tab.start(newDraft('One', { a: 1 }));
    await settled();
    const [one] = await tab.list();
    if (!one) throw new Error('nothing is listed');
    await tab.duplicate(one);
    expect((await listedNames(tab)).toSorted()).toEqual(['One', 'One (copy)']);
    await tab.remove(one);
    expect(await listedNames(tab)).toEqual(['One (copy)']);
    await tab.restore(one);
    await tab.open(one);
    expect(tab.draft()).toBe(one.draft);
    tab.set(2);
    await settled();
    expect(tab.state()).toEqual({ save: 'saved', copy: undefined });
  });
});
