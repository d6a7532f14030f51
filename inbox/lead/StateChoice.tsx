import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { leadStates } from '../../src/domain/leadStates';
import { useMessages } from '../messages/useMessages';
import { Failure } from '../ui/Failure';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

/** How far the firm has got with the lead. A press stores it. */
export function StateChoice({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const progress = useStore(store, ({ changes }) => changes.state);
  const shown = useStore(store, ({ nextState }) => nextState ?? lead.state);
  return (
    <fieldset className={styles.states} aria-busy={progress?.kind === 'storing'}>
      <legend>{messages.state}</legend>
      <div>
        {leadStates.map((state) => (
          <label key={state}>
            <input
              type="radio"
              name="state"
              value={state}
              checked={shown === state}
              onChange={() => void store.getState().setState(state)}
            />
            <span>{messages.states[state]}</span>
          </label>
        ))}
      </div>
      <Failure progress={progress} />
    </fieldset>
  );
}
