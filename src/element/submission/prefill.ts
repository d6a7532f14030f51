import type { StoreApi } from 'zustand/vanilla';
import { type PrefillFields, prefillFor } from '../../page/lazy/prefill';
import type { PausableDrafts } from '../draftStorage';
import type { PrefillableState } from '../spec';
import { asStrings } from '../untrusted';

/** The entry of a draft that names the fields which were filled in and emptied by the visitor. */
const EMPTIED = 'emptied';

/** A form, whose fields are filled in only while its status is `editing`. */
export type PrefillableForm = PrefillableState & { leadId: string; status: string };

/**
 * Fills in a form's fields with what the page knows of the visitor: now, and when the form begins anew. A field that the visitor
 * has changed, or that holds what the page has not filled in, stays as it is. What is filled in is no draft of the visitor's: it is stored
 * with what the visitor types, or not at all.
 * @returns fills in what the page has said since.
 */
export function startPrefill(
  element: HTMLElement,
  fields: PrefillFields,
  store: StoreApi<PrefillableForm>,
  drafts: PausableDrafts,
): () => void {
  const names = Object.keys(fields);
  const filled = new Set(asStrings(drafts.read(EMPTIED)));
  const changed = new Set(filled);
  let isFilling = false;
  let { leadId } = store.getState();
  let known = store.getState().prefillable();

  const fill = () => {
    const values = prefillFor(element);
    drafts.pause(() => {
      isFilling = true;
      for (const [field, name] of Object.entries(fields)) {
        const { status, prefillable, prefill } = store.getState();
        const isOurs = prefillable()[field] === '' || filled.has(field);
        if (status !== 'editing' || !values[name] || !isOurs || changed.has(field)) continue;
        prefill(field, values[name]);
        filled.add(field);
      }
      isFilling = false;
    });
    known = store.getState().prefillable();
  };

  store.subscribe((state) => {
    if (isFilling) return;
    const before = known;
    known = state.prefillable();
    const isEmpty = names.every((name) => known[name] === '');
    if (state.leadId !== leadId && isEmpty) {
      filled.clear();
      changed.clear();
      leadId = state.leadId;
      fill();
      return;
    }
    leadId = state.leadId;
    for (const name of names) if (known[name] !== before[name]) changed.add(name);
    // Each time: an empty form has cleared its draft.
    const emptied = names.filter((name) => filled.has(name) && known[name] === '');
    if (emptied.length > 0) drafts.write(EMPTIED, emptied);
  });
  fill();
  return fill;
}
