import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { cx } from '../../../style/cx';
import type { Slot } from './desk';
import { mostTimes } from './mostTimes';
import * as styles from './picker.styles';
import type { PickerView } from './pickerView';
import { longDay, timeText } from './times';

/** The free times of a day. */
export function Times({
  booking,
  messages,
  availability,
  clock,
  shown,
  slots,
}: PickerView & { slots: readonly Slot[] }): ReactNode {
  const { chosen, choose } = useStore(booking);
  const name = useId();
  const missing = Math.max(0, mostTimes(availability) - slots.length);
  return (
    <fieldset className={styles.group} role="radiogroup">
      <legend className={styles.legend}>
        {fillText(messages.times, { day: longDay(shown, clock.locale) })}
      </legend>
      <div className={styles.times}>
        {slots.map((slot) => (
          <label key={slot.start} className={cx(styles.box, styles.chip)} part="choice">
            <input
              type="radio"
              name={name}
              value={slot.start}
              checked={chosen?.start === slot.start}
              onChange={() => choose(slot)}
            />
            <span>{timeText(slot, clock)}</span>
          </label>
        ))}
        {[...Array(missing).keys()].map((nth) => (
          <span key={nth} className={styles.empty} aria-hidden="true" />
        ))}
      </div>
    </fieldset>
  );
}
