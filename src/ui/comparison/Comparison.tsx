import { type ReactNode, useRef, useState } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { Picture, type PictureFacts } from '../section/picture/Picture';
import * as styles from './comparison.styles';
import { Slider } from './Slider';

export interface ComparisonProps {
  before: PictureFacts | undefined;
  after: PictureFacts | undefined;
  /** What the pictures show, for the name of the slider. @default the text alternative of the picture before */
  subject?: string;
  /** Initial position of the split, in percent from the inline start. @default 50 */
  start?: number;
  /** As for `Picture`. */
  sizes: string;
  /** As for `Picture`. @default 'lazy' */
  load?: 'first' | 'lazy';
  messages: {
    /** Label on the picture before. */
    before: string;
    after: string;
    /** For screen readers: the name of the slider, in which {subject} is replaced, the same without a subject, and its position, in which {percent} is replaced. */
    slider: string;
    sliderOnly: string;
    value: string;
  };
  className?: string;
}

/**
 * Two pictures of the same place, one over the other, with a draggable split. If one is missing or fails to load, the
 * other is shown alone; without both it renders nothing.
 */
export function Comparison({
  before,
  after,
  subject = before?.alt,
  start = 50,
  sizes,
  load,
  messages,
  className,
}: ComparisonProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  if (!before && !after) return null;

  const unlessFailed = (picture: PictureFacts | undefined) =>
    picture && !failed.includes(picture.src) ? picture : undefined;
  const shownBefore = unlessFailed(before);
  const shownAfter = unlessFailed(after);
  const both = shownBefore && shownAfter;
  const fail = ({ src }: PictureFacts) => setFailed((known) => [...known, src]);

  return (
    <div
      key={start}
      ref={frame}
      className={cx(styles.frame, start !== 50 && styles.initialSplit(start), className)}
      part="comparison"
    >
      {shownBefore && (
        <>
          <span className={cx(styles.labelBefore, both && styles.fadingBefore)}>{messages.before}</span>
          <Picture
            picture={shownBefore}
            sizes={sizes}
            load={load}
            className={cx(styles.upper, both && styles.clipped)}
            onFail={() => fail(shownBefore)}
          />
        </>
      )}
      {shownAfter && (
        <>
          <span className={cx(styles.labelAfter, both && styles.fadingAfter)}>{messages.after}</span>
          <Picture
            picture={shownAfter}
            sizes={sizes}
            load={load}
            className={styles.lower}
            onFail={() => fail(shownAfter)}
          />
        </>
      )}
      {both && (
        <Slider
          start={start}
          label={subject ? fillText(messages.slider, { subject }) : messages.sliderOnly}
          value={messages.value}
          onMove={(percent) => frame.current?.style.setProperty('--split', String(percent))}
        />
      )}
    </div>
  );
}
