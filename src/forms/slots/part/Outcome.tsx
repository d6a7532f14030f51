import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { bookingOf, messagesOf, type SlotForm } from './slotForm';
import { agree, clockOf, dayAndTime, ownZone, zoneName } from './times';

/** What became of the chosen time, in a sentence; undefined where none was chosen. */
function useOutcome({ store, settings }: SlotForm): { text: string; isBooked: boolean } | undefined {
  const { outcome, timeZone } = useStore(bookingOf({ store }));
  const messages = messagesOf({ settings });
  if (!outcome || !messages) return undefined;
  const { booked, requested, kept, unbooked } = messages;
  const clock = clockOf(settings.lang, timeZone, settings.facts.availability);
  const zone = agree(timeZone, ownZone(), outcome.start) ? '' : ` (${zoneName(clock, outcome.start)})`;
  const text = { booked, requested, kept, none: unbooked }[outcome.state];
  return {
    text: fillText(text, { time: dayAndTime(outcome, clock) + zone }),
    isBooked: outcome.state === 'booked',
  };
}

/** What became of the chosen time. */
export function Outcome(form: SlotForm): ReactNode {
  const outcome = useOutcome(form);
  return (
    outcome && (
      <p>
        <strong>{outcome.text}</strong>
      </p>
    )
  );
}

/** What a form says when it was sent. Where the chosen time is not booked, nothing says that it is. */
export function SentMessage({ children, ...form }: SlotForm & { children: string }): ReactNode {
  const outcome = useOutcome(form);
  if (!outcome) return children;
  return (
    <>
      <span>{outcome.isBooked ? children : messagesOf(form)?.thanks}</span> <strong>{outcome.text}</strong>
    </>
  );
}
