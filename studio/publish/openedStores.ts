import { suggestName } from '../config/names';
import type { Draft } from '../draft/draft';
import { readForm, storeForm } from './publishForm';
import { createPublishStore, type PublishStore } from './publishStore';

/** By draft: what was begun goes on, and is told of, while one looks at other views or drafts. */
const stores = new Map<string, PublishStore>();

/** As it was typed last: it stays while one looks at other views of the studio. */
let typedPassword = '';

/** @param defaultDesk its address, until another one is typed */
export function openPublishing(draft: Draft, defaultDesk: string): PublishStore {
  const known = stores.get(draft.id);
  if (known) return known;
  const store = createPublishStore({
    form: readForm(draft.id, defaultDesk),
    suggestedName: suggestedName(draft),
    password: typedPassword,
    countMistakes: async (checked) => (await import('./mistakes')).countMistakes(checked),
  });
  stores.set(draft.id, store);
  store.subscribe((now, before) => {
    if (now.password !== before.password) typedPassword = now.password;
    if (now.form !== before.form) storeForm(draft.id, now.form);
  });
  return store;
}

export function leavePublishing(draftId: string): void {
  if (stores.get(draftId)?.getState().outcome.kind !== 'working') stores.delete(draftId);
}

/** The name that suits a draft. */
export function suggestedName({ name, config }: Draft): string {
  const company: unknown = Object(config['company']).name;
  return suggestName(typeof company === 'string' && company.trim() ? company : name);
}
