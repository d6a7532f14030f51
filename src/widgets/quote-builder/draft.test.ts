import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyForm } from '../../forms/formState';
import { readDraft as readIn, writeDraft as writeIn } from './draft';
import { quoteFields } from './fields';

const { fields: emptyFields } = emptyForm(quoteFields);
type Draft = Parameters<typeof writeIn>[1];
type Drafts = Parameters<typeof writeIn>[0];
const writeDraft = (drafts: Drafts, state: Draft, before: Draft) => writeIn(drafts, state, before, []);
const readDraft = (drafts: Drafts) => readIn(drafts, []);

/** Draft storage that stores JSON. */
function storageOf(stored: Record<string, unknown> = {}, fits: (name: string) => boolean = () => true) {
  const entries = new Map(Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    read: (name: string): unknown => JSON.parse(entries.get(name) ?? 'null') ?? undefined,
    write(name: string, value: unknown) {
      if (fits(name)) entries.set(name, JSON.stringify(value));
      else entries.delete(name);
      return fits(name);
    },
    clear: () => entries.clear(),
  };
}

const empty: Draft = {
  leadId: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
  status: 'editing',
  step: 'client',
  fields: emptyFields,
  selected: [],
  approved: false,
  padOpen: false,
  drawing: undefined,
  photos: [],
  photosLost: false,
  sent: undefined,
};
const quote: Draft = {
  ...empty,
  step: 'notes',
  fields: { ...emptyFields, clientName: 'Ada', notes: 'Gate' },
  selected: ['gutter'],
  approved: true,
  padOpen: true,
  drawing: 'data:image/png;base64,AA',
};

const { status: _, sent: __, ...typed } = quote;
const draft = { ...typed, queuedAt: undefined };

test('a draft is read as it was written', () => {
  const drafts = storageOf();
  writeDraft(drafts, quote, empty);
  expect(readDraft(drafts)).toEqual(draft);
});

test('a queued quote is read with the time when it was sent', () => {
  const drafts = storageOf();
  const at = '2030-01-31T12:00:00.000Z';
  writeDraft(drafts, { ...quote, status: 'queued', sent: { at } }, empty);
  expect(readDraft(drafts)).toEqual({ ...draft, queuedAt: at });
});

test('notes that are too large for the storage are left out, and nothing else', () => {
  const drafts = storageOf({}, (name) => name !== 'notes');
  writeDraft(drafts, quote, empty);
  expect(readDraft(drafts)).toEqual({ ...draft, fields: { ...quote.fields, notes: '' } });
});

test('notes and drawing are written only when they change', () => {
  const names: string[] = [];
  const drafts = { ...storageOf(), write: (name: string) => names.push(name) > 0 };
  writeDraft(drafts, quote, empty);
  writeDraft(drafts, { ...quote, approved: false }, quote);
  expect(names).toEqual(['notes', 'drawing', 'quote', 'quote']);
});

test.each([
  ['leadId', 'x'],
  ['fields', 7],
  ['fields', { clientName: {} }],
  ['checked', 'gutter'],
  ['checked', [1, null]],
  ['approved', 'yes'],
  ['padOpen', 1],
  ['queuedAt', 'yesterday'],
])('an invalid %s (%j) counts as never written', (part, value) => {
  const read = readDraft(storageOf({ quote: { step: 'total', [part]: value } }));
  expect(read).toMatchObject({
    step: 'total',
    fields: emptyFields,
    selected: [],
    approved: false,
    padOpen: false,
    drawing: undefined,
    queuedAt: undefined,
  });
  expect(read?.leadId).toMatch(/^[\da-f-]{36}$/);
});

test('reading an invalid draft never throws, and gives strings where strings belong', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (stored, notes, drawing) => {
      const entries: Record<string, unknown> = {
        quote: typeof stored === 'object' && stored ? { ...stored, step: 'notes' } : stored,
        notes,
        drawing,
      };
      const read = readDraft({ read: (name) => entries[name], write: () => false, clear() {} });
      if (!read) return;
      const texts = [...Object.values(read.fields), ...read.selected, read.drawing ?? ''];
      expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
    }),
  );
});
