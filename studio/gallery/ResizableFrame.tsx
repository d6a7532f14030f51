import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { clampWidth, NARROWEST, stepOf, WIDEST } from './choices';
import * as styles from './resizableFrame.styles';

interface ResizableFrameProps {
  /** In px; `full` for as much as there is. */
  width: number | 'full';
  onWidth: (width: number) => void;
  children: ReactNode;
}

/** What is inside, as wide as one likes: by a handle at its end, dragged or moved by keys. It scrolls in a box of its own. */
export function ResizableFrame({ width, onWidth, children }: ResizableFrameProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const drag = useRef<{ pointer: number; x: number; width: number }>(undefined);

  useEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setShown(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const begin = ({ currentTarget, pointerId, clientX, button }: PointerEvent) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { pointer: pointerId, x: clientX, width: shown };
  };
  const follow = ({ pointerId, clientX }: PointerEvent) => {
    if (drag.current?.pointer === pointerId)
      onWidth(clampWidth(drag.current.width + clientX - drag.current.x));
  };
  const end = () => {
    drag.current = undefined;
  };
  const step = (event: KeyboardEvent) => {
    const next = stepOf(event.key, shown);
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  };

  return (
    <div className={styles.frame}>
      <p className={styles.width}>{shown} px</p>
      <div className={styles.box}>
        <div
          className={styles.stage}
          style={{ inlineSize: width === 'full' ? '100%' : width + styles.HANDLE }}
        >
          <div ref={content} className={styles.content}>
            {children}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is moved is a control */}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- and no rule between two texts
            role="separator"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
            tabIndex={0}
            aria-label="Width of the preview"
            aria-orientation="vertical"
            aria-valuenow={shown}
            aria-valuemin={NARROWEST}
            aria-valuemax={WIDEST}
            aria-valuetext={`${shown} px`}
            className={styles.handle}
            onPointerDown={begin}
            onPointerMove={follow}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={step}
          />
        </div>
      </div>
    </div>
  );
}
