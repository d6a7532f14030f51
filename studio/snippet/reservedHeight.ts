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

/** How far a reserved height may exceed the widget's, in px: a rule for each line that breaks would fill a page. */
const TOLERANCE = 40;

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

/**
 * The reservations as CSS for one tag, by the width of the element around it.
 * @param className of that element, which becomes a container. As one it needs a width: it takes what its margins leave,
 *   unless the page has a rule for it, which always wins.
 */
export function reservedHeightCss(
  tag: string,
  className: string,
  reservations: readonly Reservation[],
): string {
  const rule = (height: number) => `${tag}:not(:defined) { display: block; min-block-size: ${height}px }`;
  const [narrowest, ...wider] = reservations;
  return [
    `.${className} { container-type: inline-size }`,
    `:where(.${className}) { inline-size: 100%; inline-size: -moz-available; inline-size: -webkit-fill-available }`,
    rule(narrowest?.height ?? 0),
    ...wider.map(
      ({ from, height }) =>
        `@container (min-width: ${from}px) { ${rule(height).replace('display: block; ', '')} }`,
    ),
  ].join('\n');
}
