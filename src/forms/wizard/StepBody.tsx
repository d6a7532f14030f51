import { type ReactNode, useCallback, useRef, useState } from 'react';
import { cx } from '../../style/cx';
import { css, keyframes } from '../../style/emotion';

interface StepBodyProps {
  /** Of the step, from 1. */
  position: number;
  className?: string;
  part?: string;
  inert?: boolean;
  /** It stays as high as the highest step so far at this width, so that the buttons below stay in place. @default false */
  steady?: boolean;
  children: ReactNode;
}

/** What a wizard asks in a step. It comes from the side to which the visitor goes on. */
export function StepBody({
  position,
  className,
  steady = false,
  children,
  ...attributes
}: StepBodyProps): ReactNode {
  const [shown, setShown] = useState<{ position: number; way?: 'forward' | 'back' }>({ position });
  if (shown.position !== position)
    setShown({ position, way: position > shown.position ? 'forward' : 'back' });
  const place = useRef<HTMLDivElement>(null);
  /** By the width of the step, because a phone is turned. */
  const highest = useRef(new Map<number, number>());
  const { way } = shown;
  const keepHeight = useCallback(
    (step: HTMLElement | null) => {
      if (!steady || !step) return undefined;
      const keep = () => {
        const { offsetWidth: width, offsetHeight: height } = step;
        const most = Math.max(height, highest.current.get(width) ?? 0);
        highest.current.set(width, most);
        // Not as the widget appears: it is as its markup was.
        // No custom property: all that is in it would inherit that, and be restyled.
        if (way && place.current) place.current.style.minBlockSize = `min(${most}px, var(--most))`;
      };
      keep();
      // What a press adds is measured by an observer, after layout: measured here, each press would lay out twice.
      const observer = new ResizeObserver(keep);
      observer.observe(step);
      return () => observer.disconnect();
    },
    [steady, way],
  );
  return (
    <div ref={place} className={steady ? steadily : fill} data-steady={steady ? '' : undefined}>
      <div ref={keepHeight} key={position} data-way={way} className={cx(className, slide)} {...attributes}>
        {children}
      </div>
    </div>
  );
}

const fill = css`
  display: grid;
`;

/** No higher than fills the viewport, with a heading above and buttons below: those are sticky, so they stay at its end. */
const steadily = css`
  --most: calc(100svh - 260px);
  min-block-size: min(var(--highest, 0px), var(--most));

  @container (min-width: 560px) {
    --most: max(560px, 100svh - 220px);
  }
`;

const enter = keyframes`
  from { translate: var(--from) 0; }
`;

const slide = css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-way] {
      --from: 16px;
      animation: ${enter} 180ms ease-out;
    }

    &[data-way='back'],
    &[data-way='forward']:dir(rtl) {
      --from: -16px;
    }

    &[data-way='back']:dir(rtl) {
      --from: 16px;
    }
  }
`;
