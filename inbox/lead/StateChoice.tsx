import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { leadStates } from '../../src/domain/leadStates';
import { failureText } from '../api/failureText';
import { useMessages } from '../messages/useMessages';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

/** How far the firm has got with the lead. A press stores it. */
export function StateChoice({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const { changing, changeError, nextState, setState } = useStore(store);
  return (
    <fieldset className={styles.states} aria-busy={changing === 'state'}>
      <legend>{messages.state}</legend>
      <div>
        {leadStates.map((state) => (
          <label key={state}>
            <input
              type="radio"
              name="state"
              value={state}
              checked={(nextState ?? lead.state) === state}
              onChange={() => void setState(state)}
            />
            <span>{messages.states[state]}</span>
          </label>
        ))}
      </div>
      {changeError !== undefined && (
        <p role="alert" className={styles.alert}>
          {failureText(changeError, messages)}
        </p>
      )}
    </fieldset>
  );
}
