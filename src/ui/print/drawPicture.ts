/** Size of a drawn signature in pixels: sharp on paper, and a few kB as PNG. */
export const DRAWING = { width: 600, height: 200 };

/**
 * Draws a stored signature on a canvas, rather than loading it as an image: a page's policy may forbid those from `data:`.
 * Where it cannot be read the canvas stays empty.
 */
export async function drawPicture(dataUrl: string, canvas: HTMLCanvasElement): Promise<void> {
  Object.assign(canvas, DRAWING);
  try {
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (byte) =>
      byte.charCodeAt(0),
    );
    const picture = await createImageBitmap(new Blob([bytes]));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
  } catch {
    // It was changed in the browser's storage: the typed signature counts.
  }
}
