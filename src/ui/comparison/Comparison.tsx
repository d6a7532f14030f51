import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../style/emotion';
import { Picture, type PictureFacts } from '../picture/Picture';
import * as styles from './comparison.styles';
import { Slider } from './Slider';

export interface ComparisonProps {
  before: PictureFacts | undefined;
  after: PictureFacts | undefined;
  /** How much of the picture before is shown at first, in percent from the inline start. @default 50 */
  start?: number;
  /** How wide it is shown, as CSS says it in `sizes`. */
  sizes: string;
  /** As of `Picture`. @default 'lazy' */
  load?: 'first' | 'lazy';
  texts: {
    /** Mark on the picture before. */
    before: string;
    after: string;
    /** Name of the slider, and its position: {percent} is replaced. Both for screen readers. */
    slider: string;
    value: string;
  };
  className?: string;
}

/**
 * Two pictures of the same place, one over the other, and a handle between them. Where one of them is missing or
 * cannot be had, the other stands alone; without any there is nothing.
 */
export function Comparison({
  before,
  after,
  start = 50,
  sizes,
  load,
  texts,
  className,
}: ComparisonProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  if (!before && !after) return null;

  const show = (picture: PictureFacts | undefined) =>
    picture && !broken.includes(picture.src) ? picture : undefined;
  const shownBefore = show(before);
  const shownAfter = show(after);
  const both = shownBefore && shownAfter;
  const fail = ({ src }: PictureFacts) => setBroken((known) => [...known, src]);

  return (
    <div
      key={start}
      ref={frame}
      className={cx(styles.frame, start !== 50 && styles.startingAt(start), className)}
      part="comparison"
    >
      {shownAfter && (
        <Picture
          picture={shownAfter}
          sizes={sizes}
          load={load}
          className={styles.layer}
          onBroken={() => fail(shownAfter)}
        />
      )}
      {shownBefore && (
        <Picture
          picture={shownBefore}
          sizes={sizes}
          load={load}
          className={cx(styles.layer, both && styles.clipped)}
          onBroken={() => fail(shownBefore)}
        />
      )}
      {both && (
        <Slider
          start={start}
          label={texts.slider}
          value={texts.value}
          onMove={(percent) => frame.current?.style.setProperty('--split', String(percent))}
        />
      )}
      {shownBefore && (
        <span className={cx(styles.markBefore, both && styles.fadingBefore)}>{texts.before}</span>
      )}
      {shownAfter && <span className={cx(styles.markAfter, both && styles.fadingAfter)}>{texts.after}</span>}
    </div>
  );
}
