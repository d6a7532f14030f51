/** Widths of the page around a widget, in px. No widget is made for less. */
export const NARROWEST = 280;
export const WIDEST = 1600;

export const clampWidth = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** The width to which a key leads; undefined for a key that leads to none. */
export function stepOf(key: string, width: number): number | undefined {
  const widths: Readonly<Record<string, number>> = {
    ArrowLeft: width - 10,
    ArrowRight: width + 10,
    PageDown: width - 100,
    PageUp: width + 100,
    Home: NARROWEST,
    End: WIDEST,
  };
  const next = widths[key];
  return next === undefined ? undefined : clampWidth(next);
}
