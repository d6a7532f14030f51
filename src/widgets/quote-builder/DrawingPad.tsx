import { type ReactNode, useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { DRAWING, drawPicture } from '../../ui/print/drawPicture';
import * as styles from './steps/signature.styles';

/** Most characters that a drawing may have in a lead. */
const LIMIT = 200_000;

interface DrawingPadProps {
  /** The initial drawing. Of later changes only its removal is followed. */
  drawing: string | undefined;
  /** The same function at every render. */
  onDraw: (drawing: string) => void;
}

/** Canvas for a signature. Its bitmap has a fixed size, so that nothing is lost when the layout changes. */
export function DrawingPad({ drawing, onDraw }: DrawingPadProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const first = useRef(drawing);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    Object.assign(element, DRAWING);
    const current = new SignaturePad(element, { penColor: 'black', minWidth: 1, maxWidth: 3 });
    pad.current = current;
    const fit = () => {
      const scale = DRAWING.width / (element.offsetWidth || DRAWING.width);
      element.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0);
    };
    const resized = new ResizeObserver(fit);
    current.addEventListener('endStroke', () => {
      const image = element.toDataURL('image/png');
      if (image.length <= LIMIT) onDraw(image);
    });
    const begin = async () => {
      if (first.current) await drawPicture(first.current, element);
      fit();
      resized.observe(element);
    };
    void begin();
    return () => {
      resized.disconnect();
      current.off();
    };
  }, [onDraw]);

  // Removed by the button or by a reset.
  useEffect(() => {
    if (drawing === undefined) pad.current?.clear();
  }, [drawing]);

  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      aria-hidden="true" // the group around it says what it is, and that it can be left out
    />
  );
}
