/** The height of a widget at one width, in px. */
export interface Measurement {
  width: number;
  height: number;
}

/** The height to reserve from a width on, in px. */
export interface Reservation {
  from: number;
  height: number;
}

/** How far a reserved height may exceed the widget's, in px: a step for each line that breaks would make a long style. */
export const TOLERANCE = 60;

/**
 * The fewest reservations that suffice at every width, and exceed the need nowhere by more than `TOLERANCE`.
 * @param measurements by growing width.
 */
export function reservationsFor(measurements: readonly Measurement[]): Reservation[] {
  const reservations: (Reservation & { least: number })[] = [];
  for (const { width, height } of measurements) {
    const last = reservations.at(-1);
    const most = Math.max(height, last?.height ?? 0);
    const least = Math.min(height, last?.least ?? height);
    if (last && most - least <= TOLERANCE) Object.assign(last, { height: most, least });
    else reservations.push({ from: width, height, least: height });
  }
  return reservations.map(({ from, height }) => ({ from, height: Math.ceil(height) }));
}

/** So steep that a reservation begins and ends within a fraction of a pixel. */
const STEEP = '*1e5';

/**
 * The reservations as one CSS length by the width of the element, which 100% stands for: each is as high as its place
 * from one width to another, and below 0 elsewhere.
 */
export function heightByWidth(reservations: readonly Reservation[]): string {
  const lengths = reservations.map(({ from, height }, index) => {
    const next = reservations[index + 1];
    const isRise = reservations.slice(0, index).some((earlier) => earlier.height < height);
    const limits = [
      ...(next ? [`(${next.from}px - 100%)${STEEP}`] : []),
      ...(isRise ? [`(100% - ${from - 1}px)${STEEP}`] : []),
    ];
    return limits.length > 0 ? `min(${[`${height}px`, ...limits].join(',')})` : `${height}px`;
  });
  return lengths.length === 1 ? lengths.join() : `max(${lengths.join(',')})`;
}

/**
 * What keeps an element's place until its widget is shown: a child, which the widget's shadow root then covers. Its percentages
 * are of the element, however wide the page makes that.
 * @param height as `heightByWidth` writes it.
 */
export const placeHtml = (height: string): string => `<div style="padding-top:${height}"></div>`;

/** The same as rules for a style sheet of the page. A float without a width is as a least height of what is around it. */
export const placeRules = (tag: string, height: string): string =>
  [
    `${tag}:not(:defined) { display: flow-root }`,
    `${tag}:not(:defined)::before { content: ""; float: left; padding-top: ${height} }`,
  ].join('\n');
