import { type ReactNode, useEffect, useRef } from 'react';
import type { Photo } from './photo';

/** Longest side of a preview, in pixels: sharp on any screen at the size it is shown. */
const SIDE = 400;

/** A photo, drawn rather than loaded: a page's policy may forbid images from `data:`. */
export function PhotoPreview({ photo: { name, dataUrl, width, height } }: { photo: Photo }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, SIDE / Math.max(width, height));
  useEffect(() => {
    void draw(dataUrl, canvas.current).catch(() => undefined); // its name is still there
  }, [dataUrl]);
  return (
    <canvas
      ref={canvas}
      width={Math.max(1, Math.round(width * scale))}
      height={Math.max(1, Math.round(height * scale))}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> is what the policy may forbid
      role="img"
      aria-label={name}
    />
  );
}

async function draw(dataUrl: string, canvas: HTMLCanvasElement | null): Promise<void> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  canvas?.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
