import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { toJson } from '../../../leads/toJson';
import { cx } from '../../../style/cx';
import { button, secondary } from '../../../ui/base/button.styles';
import type { Availability } from '../availability';
import type { BookingStore } from './booking';
import { DayStrip } from './DayStrip';
import type { Wish } from './desk';
import { MonthGrid } from './MonthGrid';
import * as styles from './picker.styles';
import { Skeleton } from './Skeleton';
import type { SlotMessages } from './slotForm';
import { Times } from './Times';
import { agree, clockOf, dateIn, dayAndTime, ownZone, zoneName } from './times';
import { useIsWide } from './useIsWide';

export interface PickerProps {
  booking: BookingStore;
  messages: SlotMessages;
  settings: { availability: Availability; lang: string; endpoint: string | undefined };
  /** What the times depend on. */
  wish: Wish;
  /** Nothing is shown until a ZIP code is known. @default false */
  needsZip?: boolean;
}

/** The free times of a firm: days in a row on a phone, a month where it has room, and the times of one day. */
export function Picker(props: PickerProps): ReactNode {
  const { booking, messages, settings, wish, needsZip } = props;
  const { endpoint, availability } = settings;
  const room = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(room);
  const { status, load } = useStore(booking);
  const lacksZip = needsZip && !wish.zip;
  const asked = toJson(wish); // the same wish may be another object
  useEffect(() => {
    if (!lacksZip) void load(endpoint, JSON.parse(asked) as Wish);
  }, [load, endpoint, asked, lacksZip]);
  return (
    <div ref={room} className={styles.room}>
      {lacksZip || status === 'failed' || status === 'none' ? (
        <div className={styles.picker}>
          <div className={styles.message}>
            <p aria-live="polite">
              {lacksZip ? messages.zipNeeded : status === 'failed' ? messages.failed : messages.none}
            </p>
            {status === 'failed' && !lacksZip && (
              <button
                type="button"
                className={cx(button, secondary)}
                part="button button-secondary"
                onClick={() => void load(endpoint, wish)}
              >
                {messages.retry}
              </button>
            )}
          </div>
        </div>
      ) : status === 'loading' ? (
        <Skeleton availability={availability} message={messages.loading} />
      ) : (
        <Loaded {...props} isWide={isWide} />
      )}
    </div>
  );
}

function Loaded({
  booking,
  messages,
  settings: { availability, lang },
  isWide,
}: PickerProps & { isWide: boolean }): ReactNode {
  const { timeZone, days, chosen, isLapsed, choose } = useStore(booking);
  const [picked, setPicked] = useState('');
  const clock = clockOf(lang, timeZone, availability);
  const free = days.filter(({ slots }) => slots.length > 0);
  const chosenDate = chosen && dateIn(chosen.start, timeZone);
  const shown =
    free.find(({ date }) => date === picked) ?? free.find(({ date }) => date === chosenDate) ?? free[0];
  if (!shown)
    return (
      <div className={styles.picker}>
        <p aria-live="polite">{messages.none}</p>
      </div>
    );
  const isElsewhere = !agree(timeZone, ownZone(), shown.slots[0]?.start ?? shown.date);
  const view = { booking, messages, availability, clock, shown: shown.date, onPick: setPicked };
  const times = <Times {...view} slots={shown.slots} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a radio button would send the form
    <div
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      {isWide ? (
        <div className={styles.beside}>
          <MonthGrid {...view} />
          <div className={styles.column}>{times}</div>
        </div>
      ) : (
        <>
          <DayStrip {...view} />
          {times}
        </>
      )}
      <p className={styles.zone}>
        {isElsewhere && fillText(messages.zone, { zone: zoneName(clock, shown.slots[0]?.start ?? '') })}
      </p>
      {chosen && isElsewhere && (
        <p className={styles.note}>
          {fillText(messages.yours, { time: dayAndTime(chosen, { ...clock, timeZone: ownZone() }) })}
        </p>
      )}
      {shown.slots[0]?.state === 'wish' && <p className={styles.note}>{messages.asWish}</p>}
      {chosen?.state === 'request' && <p className={styles.note}>{messages.onRequest}</p>}
      {chosen && isLapsed && (
        <div className={styles.message}>
          <p>{messages.ifFree}</p>
          <button
            type="button"
            className={cx(button, secondary)}
            part="button button-secondary"
            onClick={() => choose(chosen)}
          >
            {messages.again}
          </button>
        </div>
      )}
      {chosen && (
        <button type="button" className={styles.clear} part="button" onClick={() => choose(undefined)}>
          {messages.clear}
        </button>
      )}
    </div>
  );
}
