import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { Failure } from '../ui/Failure';
import { Section } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';

interface AppointmentProps {
  appointment: NonNullable<LeadDetail['appointment']>;
  store: LeadStore;
}

/** When somebody comes; a request is confirmed here. */
export function Appointment({ appointment: { text, start, state }, store }: AppointmentProps): ReactNode {
  const { appointment: messages } = useMessages();
  const progress = useStore(store, ({ changes }) => changes.appointment);
  const isBusy = progress?.kind === 'storing';
  const set = (next: 'booked' | 'canceled') => void store.getState().setAppointment(next);
  if (state === 'held') return null;
  return (
    <Section title={messages.title}>
      <p>
        <time dateTime={start}>
          <strong>{text}</strong>
        </time>
        {` · ${messages[state]}`}
      </p>
      <div className={styles.actions}>
        {state === 'requested' && (
          <Button type="button" busy={isBusy} onPress={() => set('booked')}>
            {messages.confirm}
          </Button>
        )}
        {(state === 'booked' || state === 'requested') && (
          <Button type="button" kind="secondary" busy={isBusy} onPress={() => set('canceled')}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <Failure progress={progress} />
    </Section>
  );
}
