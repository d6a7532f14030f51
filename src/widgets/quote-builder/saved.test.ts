import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFields } from './fields';
import { readSaved, type Saved, writeSaved } from './saved';

/** A browser session: what is kept is kept as JSON. */
function sessionOf(kept: Record<string, unknown> = {}, keeps: (name: string) => boolean = () => true) {
  const entries = new Map(Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    read: (name: string): unknown => JSON.parse(entries.get(name) ?? 'null') ?? undefined,
    write(name: string, value: unknown) {
      if (keeps(name)) entries.set(name, JSON.stringify(value));
      else entries.delete(name);
      return keeps(name);
    },
    clear: () => entries.clear(),
  };
}

const quote: Saved = {
  leadId: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
  step: 'notes',
  fields: { ...emptyFields, clientName: 'Ada', notes: 'Gate' },
  checked: ['gutter'],
  approved: true,
  padOpen: true,
  drawing: 'data:image/png;base64,AA',
};

test('what is kept comes back as it was', () => {
  const session = sessionOf();
  writeSaved(session, quote, undefined, false);
  expect(readSaved(session)).toEqual(quote);
});

test('notes that are too much for the storage do not take the rest with them', () => {
  const session = sessionOf({}, (name) => name !== 'notes');
  writeSaved(session, quote, undefined, false);
  expect(readSaved(session)).toEqual({ ...quote, fields: { ...quote.fields, notes: '' } });
});

test('notes and drawing are written only when they change', () => {
  const names: string[] = [];
  const session = { ...sessionOf(), write: (name: string) => names.push(name) > 0 };
  writeSaved(session, quote, undefined, false);
  writeSaved(session, { ...quote, approved: false }, quote, false);
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
])('a wrong %s (%j) counts as never written', (part, value) => {
  const saved = readSaved(sessionOf({ quote: { step: 'total', [part]: value } }));
  expect(saved).toMatchObject({
    step: 'total',
    fields: emptyFields,
    checked: [],
    approved: false,
    padOpen: false,
    drawing: undefined,
  });
  expect(saved?.leadId).toMatch(/^[\da-f-]{36}$/);
});

test('whatever somebody else wrote there, it never throws and gives texts where texts belong', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (kept, notes, drawing) => {
      const entries: Record<string, unknown> = {
        quote: typeof kept === 'object' && kept ? { ...kept, step: 'notes' } : kept,
        notes,
        drawing,
      };
      const saved = readSaved({ read: (name) => entries[name], write: () => false, clear() {} });
      if (!saved) return;
      const texts = [...Object.values(saved.fields), ...saved.checked, saved.drawing ?? ''];
      expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
    }),
  );
});
