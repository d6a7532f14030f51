import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { setBooking } from '../../../element/submission/booking';
import { focusInWidget } from '../../../page/focus';
import { cx } from '../../../style/cx';
import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';
import { summaryMark } from '../../../ui/base/summaryMark.styles';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { choiceDraft } from './choiceDraft';
import { timesAddress } from './desk';
import { onChoice, takeChoice } from './passOn';
import { Skeleton } from './Skeleton';
import { bookingOf, messagesOf, type SlotForm, zipOf } from './slotForm';
import { clockOf, dayAndTime, zoneName } from './times';

const loadPicker = () => import('./Picker');

interface BookTimeProps extends SlotForm {
  kind: string;
  services?: readonly string[] | undefined;
}

/** A closed question in a form: its times are loaded when it is opened. */
export function BookTime({ kind, services, store, settings }: BookTimeProps): ReactNode {
  const { facts, lang, endpoint } = settings;
  const { availability = {} } = facts;
  const messages = messagesOf({ settings });
  const booking = bookingOf({ store });
  const { chosen, isLapsed, taken, timeZone, take } = useStore(booking);
  const typedZip = useStore(store, zipOf);
  const needsZip = Boolean(availability.areas?.length);
  const zip = needsZip ? typedZip : undefined;
  const clock = clockOf(lang, timeZone, availability);
  const details = useRef<HTMLDetailsElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isOffered = useSyncExternalStore(
    never,
    () => timesAddress(endpoint) !== undefined,
    () => true, // a snapshot is for any endpoint
  );
  const picker = useLazyModule(isOpen ? loadPicker : undefined);

  useLayoutEffect(() => {
    const host = hostOf(details.current);
    if (host) {
      setBooking(host, booking);
      booking.getState().keepIn(choiceDraft(host, details.current?.closest('dialog') !== null));
    }
    setOpen(details.current?.open ?? false); // it may have been opened before this script came
  }, [booking]);
  useEffect(() => booking.getState().connect(endpoint, { kind, services, zip }));
  useEffect(() =>
    booking.getState().describeTime((slot) => ({
      id: 'requestedTime',
      label: messages?.wish ?? '',
      value: `${dayAndTime(slot, clock)} (${zoneName(clock, slot.start)})`,
    })),
  );
  useEffect(() => {
    if (kind !== 'contact') return undefined;
    const takeOver = () => {
      const choice = takeChoice();
      if (choice) take(choice);
    };
    takeOver();
    return onChoice(takeOver);
  }, [kind, take]);
  useLayoutEffect(() => {
    if (!taken || !details.current) return;
    details.current.open = true;
    focusInWidget(message.current);
  }, [taken]);

  if (!messages || !isOffered) return null;
  return (
    <details
      ref={details}
      className={box}
      part="time"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={cx(summaryMark, summary)}>
        <span>
          {chosen
            ? fillText(messages[chosen.state === 'wish' ? 'wished' : isLapsed ? 'lapsed' : 'chosen'], {
                time: dayAndTime(chosen, clock),
              })
            : messages.choose}
        </span>
      </summary>
      {taken && (
        <p ref={message} className={takenMessage} role="alert" tabIndex={-1}>
          {fillText(messages.taken, { time: dayAndTime(taken, clock) })}
        </p>
      )}
      {picker ? (
        <picker.Picker
          booking={booking}
          messages={messages}
          settings={{ availability, lang, endpoint }}
          wish={{ kind, services, zip }}
          needsZip={needsZip}
        />
      ) : (
        <Skeleton availability={availability} message={messages.loading} />
      )}
    </details>
  );
}

/** Nothing changes it but a render. */
const never = () => () => {};

const hostOf = (element: Element | null): HTMLElement | undefined => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && root.host instanceof HTMLElement ? root.host : undefined;
};

const box = css`
  grid-column: 1 / -1;
  inline-size: 100%;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};

  /* Without script there are no times. */
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const summary = css`
  min-block-size: max(48px, ${space('52px')});
  padding: ${space('10px')} 16px;
  border-radius: inherit;
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

const takenMessage = css`
  margin: 4px 16px 0;
  padding: 10px 14px;
  border-inline-start: 3px solid ${token('color-error')};
  background: ${token('color-error-ground')};
  scroll-margin-block: 168px 96px;
`;
