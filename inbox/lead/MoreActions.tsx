import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { leadStates } from '../../src/domain/leadStates';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { DialogHead } from '../../src/ui/dialog/DialogHead';
import { isToCall } from '../leads/callOrder';
import { useLang, useMessages } from '../messages/useMessages';
import { Failure } from '../ui/Failure';
import { Section } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

/** What the owner alone may do: mark as suspect or not, and erase. */
export function MoreActions({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const id = useId();
  const { changes, setSuspect, erase } = usePicked(store, 'changes', 'setSuspect', 'erase');
  const [isAsking, setAsking] = useState(false);
  const [wholePerson, setWholePerson] = useState(false);
  const isSuspect = lead.suspect !== undefined;
  return (
    <Section title={messages.moreActions}>
      <div className={styles.actions}>
        <Button
          type="button"
          kind="secondary"
          busy={changes.suspect?.kind === 'storing'}
          onPress={() => void setSuspect(!isSuspect)}
        >
          {isSuspect ? messages.clearSuspect : messages.markSuspect}
        </Button>
        <Button type="button" kind="secondary" onPress={() => setAsking(true)}>
          {messages.erase}
        </Button>
      </div>
      <Failure progress={changes.suspect} />
      {!isAsking && <Failure progress={changes.erase} />}
      <Dialog open={isAsking} onClose={() => setAsking(false)} placement="center" labelledBy={id} lang={lang}>
        <DialogHead
          id={id}
          title={messages.eraseTitle}
          close={messages.close}
          onClose={() => setAsking(false)}
        />
        <div className={styles.dialog}>
          <p>{messages.eraseText}</p>
          {lead.email !== undefined && (
            <Checkbox name="person" checked={wholePerson} onChange={setWholePerson}>
              {fillText(messages.erasePerson, { email: lead.email })}
            </Checkbox>
          )}
          <Failure progress={changes.erase} />
          <div className={styles.actions}>
            <Button
              type="button"
              busy={changes.erase?.kind === 'storing'}
              onPress={() => void erase(wholePerson)}
            >
              {messages.eraseYes}
            </Button>
            <Button type="button" kind="secondary" onPress={() => setAsking(false)}>
              {messages.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </Section>
  );
}

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
      {!isToCall(lead) && <Failure progress={progress} />}
    </fieldset>
  );
}
