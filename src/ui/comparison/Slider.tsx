import { ChevronsLeftRight } from 'lucide';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillText } from '../../domain/fillText';
import { focusInWidget } from '../../page/focus';
import { Icon } from '../base/Icon';
import * as styles from './comparison.styles';

/** How far a touch moves sideways before the split follows, in px: a touch that scrolls the page is never quite vertical. */
const TOUCH_SLOP = 6;

interface SliderProps {
  /** Initial position in percent. */
  start: number;
  label: string;
  /** Its position for screen readers; {percent} is replaced. */
  value: string;
  /** Called with the position in percent, unrounded, for every step of a drag. */
  onMove: (percent: number) => void;
}

/**
 * Moves the split: by mouse and touch anywhere on the picture, by keyboard and assistive technology through a native
 * range input. The input takes no pointer events: it would move in whole steps, up to half its thumb away from the
 * pointer, would jump under a touch that scrolls the page, and on an iPhone only its thumb can be dragged.
 */
export function Slider({ start, label, value, onMove }: SliderProps): ReactNode {
  const [percent, setPercent] = useState(Math.round(start));
  const input = useRef<HTMLInputElement>(null);
  /** The pointer that is held down. */
  const drag = useRef<{ pointer: number; from: number; follows: boolean }>(undefined);

  const move = (to: number) => {
    onMove(to);
    setPercent(Math.round(to));
  };

  // Arrow keys move the native input before hydration, too.
  const takeOver = useEffectEvent(() => {
    const native = input.current?.valueAsNumber;
    if (native !== undefined && native !== percent) move(native);
  });
  useEffect(() => takeOver(), []);

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
      data-scripted="drag"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const byMouse = event.pointerType === 'mouse';
        drag.current = { pointer: event.pointerId, from: event.clientX, follows: byMouse };
        capture(event);
        if (byMouse) follow(event);
      }}
      onPointerMove={(event) => {
        if (event.pointerId !== drag.current?.pointer) return;
        drag.current.follows ||= Math.abs(event.clientX - drag.current.from) > TOUCH_SLOP;
        if (drag.current.follows) follow(event);
      }}
      onPointerUp={(event) => {
        if (event.pointerId === drag.current?.pointer) follow(event);
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      // Arrow keys continue from where the pointer was released.
      onClick={() => focusInWidget(input.current, { preventScroll: true })}
    >
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={100}
        value={percent}
        // Firefox would restore the value after a reload, without an event that moves the split.
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

/** So that the drag goes on outside the picture. One that is replayed may have ended, and its pointer be gone. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {}
}
