import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { PriceText } from '../../ui/base/PriceText';

interface CountUpProps {
  className: string;
  part: string;
  /** The text for a part of its numbers, up to 1. */
  at: (part: number) => string;
}

const DURATION = 500;
/** Where it begins: most numbers have all their digits by then, so that nothing jumps. */
const FIRST = 0.5;

/** What was counted to, so that nobody has to watch it twice. */
const counted = new Set<string>();

/**
 * A text whose numbers count to their value when it appears, once. The text itself is the last one from the beginning, for
 * assistive technology and for whoever wants no motion: what counts is painted over it.
 */
export function CountUp({ className, part, at }: CountUpProps): ReactNode {
  const text = at(1);
  const box = useRef<HTMLParagraphElement>(null);
  const textAt = useEffectEvent(at);
  useEffect(() => {
    const element = box.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || counted.has(text)) return undefined;
    counted.add(text);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const time = Math.min(1, (now - start) / DURATION);
      const eased = 1 - (1 - time) ** 3;
      if (time < 1) {
        element.dataset['counting'] = textAt(FIRST + (1 - FIRST) * eased);
        frame = requestAnimationFrame(step);
      } else delete element.dataset['counting'];
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete element.dataset['counting'];
    };
  }, [text]);
  return (
    <p ref={box} className={cx(className, counting)} part={part}>
      <PriceText text={text} />
    </p>
  );
}

const counting = css`
  position: relative;

  &[data-counting] {
    -webkit-text-fill-color: transparent;
  }

  &[data-counting]::after {
    content: attr(data-counting);
    content: attr(data-counting) / '';
    position: absolute;
    inset: 0;
    -webkit-text-fill-color: currentColor;
  }
`;
