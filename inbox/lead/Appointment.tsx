import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { useMayChange } from '../session/sessionStore';
import { Failure } from '../ui/Failure';
import { Section } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

interface AppointmentProps {
  appointment: NonNullable<LeadDetail['appointment']>;
  store: LeadStore;
}

/** When somebody comes; a request is confirmed here, and who was not there is noted. */
export function Appointment({ appointment: { text, start, state }, store }: AppointmentProps): ReactNode {
  const { appointment: messages } = useMessages();
  const progress = useStore(store, ({ changes }) => changes.appointment);
  const [now] = useState(() => new Date().toISOString());
  const mayChange = useMayChange();
  const isBusy = progress?.kind === 'storing';
  const set = (next: 'booked' | 'canceled' | 'no-show') => void store.getState().setAppointment(next);
  const hasBegun = start <= now;
  if (state === 'held') return null;
  return (
    <Section title={messages.title}>
      <p>
        <time dateTime={start}>
          <strong>{text}</strong>
        </time>
        {` · ${messages[state]}`}
      </p>
      {mayChange && (
        <div className={styles.actions}>
          {state === 'requested' && (
            <Button type="button" busy={isBusy} onPress={() => set('booked')}>
              {messages.confirm}
            </Button>
          )}
          {state === 'booked' && hasBegun && (
            <Button type="button" kind="secondary" busy={isBusy} onPress={() => set('no-show')}>
              {messages.nobodyThere}
            </Button>
          )}
          {state === 'no-show' && (
            <Button type="button" kind="secondary" busy={isBusy} onPress={() => set('booked')}>
              {messages.somebodyThere}
            </Button>
          )}
          {(state === 'booked' || state === 'requested') && !hasBegun && (
            <Button type="button" kind="secondary" busy={isBusy} onPress={() => set('canceled')}>
              {messages.cancel}
            </Button>
          )}
        </div>
      )}
      <Failure progress={progress} />
    </Section>
  );
}
