import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDraft } from './draft';
import { createDraftStore } from './draftStore';

const begin = () => createDraftStore(newDraft('Draft'));
const set = (key: string, value: unknown) => (config: object) => ({ ...config, [key]: value });

test('undo and redo go through every step, whatever their number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 300 }), (values) => {
      const store = begin();
      const { edit, undo, redo } = store.getState();
      const seen = [store.getState().draft.config];
      for (const value of values) {
        edit(set('a', value));
        seen.push(store.getState().draft.config);
      }
      for (const config of seen.toReversed().slice(1)) {
        undo();
        expect(store.getState().draft.config).toBe(config);
      }
      expect(store.getState().canUndo).toBe(false);
      for (const config of seen.slice(1)) {
        redo();
        expect(store.getState().draft.config).toBe(config);
      }
      expect(store.getState().canRedo).toBe(false);
    }),
  );
});

test('edits of the same field that follow one another are one step', () => {
  const store = begin();
  const { edit, undo } = store.getState();
  edit(set('name', 'A'), 'name');
  edit(set('name', 'An'), 'name');
  edit(set('phone', '1'), 'phone');
  undo();
  expect(store.getState().draft.config).toEqual({ name: 'An' });
  undo();
  expect(store.getState().draft.config).toEqual({});
});

test('an edit after undo forgets what was undone; one that changes nothing is no step', () => {
  const store = begin();
  const { edit, undo, redo } = store.getState();
  edit(set('a', 1));
  undo();
  edit((config) => config);
  expect(store.getState().canRedo).toBe(true);
  edit(set('b', 2));
  redo();
  expect(store.getState().draft.config).toEqual({ b: 2 });
});

test('another draft has no steps of the one before', () => {
  const store = begin();
  const { edit, open, undo } = store.getState();
  edit(set('a', 1));
  open(newDraft('Other', { b: 2 }));
  expect(store.getState()).toMatchObject({ canUndo: false, canRedo: false });
  undo();
  expect(store.getState().draft.config).toEqual({ b: 2 });
});

test('a config is put into the draft that it was asked for, and into no other', () => {
  const store = begin();
  const { id } = store.getState().draft;
  expect(store.getState().putConfig(id, { a: 1 })).toBe(true);
  store.getState().open(newDraft('Other', { b: 2 }));
  expect(store.getState().putConfig(id, { a: 1 })).toBe(false);
  expect(store.getState().draft.config).toEqual({ b: 2 });
});
