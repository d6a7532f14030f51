import { ChevronsLeftRight } from 'lucide';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { fillText } from '../fillText';
import { Icon } from '../Icon';
import * as styles from './comparison.styles';

/** How far a finger moves sideways before the split follows it: a finger that scrolls the page wavers a little. */
const FINGER_SLACK = 6;

interface SliderProps {
  /** Where it stands at first, in percent. */
  start: number;
  label: string;
  /** Its position in words; {percent} is replaced. */
  value: string;
  /** Called with the position in percent, unrounded, for every step of a drag. */
  onMove: (percent: number) => void;
}

/**
 * What moves the split: the whole picture by mouse and finger, a native slider by keyboard and assistive technology.
 * The native one takes no pointer: it would move by whole steps, ahead or behind the pointer by half its thumb, would
 * jump under a finger that scrolls the page, and on an iPhone only its thumb can be dragged.
 */
export function Slider({ start, label, value, onMove }: SliderProps): ReactNode {
  const [percent, setPercent] = useState(Math.round(start));
  const input = useRef<HTMLInputElement>(null);
  const drag = useRef({ from: 0, follows: false });

  const move = (to: number) => {
    onMove(to);
    setPercent(Math.round(to));
  };

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = ((clientX - left) / width) * 100;
    const fromStart = getComputedStyle(currentTarget).direction === 'rtl' ? 100 - share : share;
    move(Math.min(100, Math.max(0, fromStart)));
  };

  return (
    <div
      role="presentation"
      className={styles.surface}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const byMouse = event.pointerType === 'mouse';
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, follows: byMouse };
        if (byMouse) follow(event);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        drag.current.follows ||= Math.abs(event.clientX - drag.current.from) > FINGER_SLACK;
        if (drag.current.follows) follow(event);
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      // The arrow keys go on from where the pointer let go.
      onClick={() => input.current?.focus({ preventScroll: true })}
    >
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={100}
        value={percent}
        // Firefox would bring back the position of an earlier visit, and the pictures would not know.
        autoComplete="off"
        aria-label={label}
        aria-valuetext={fillText(value, { percent })}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.divider}>
        <span className={styles.handle} part="handle">
          <Icon icon={ChevronsLeftRight} size={24} />
        </span>
      </div>
    </div>
  );
}
