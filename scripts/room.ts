/** How high something is in one width, in px. */
export interface Measured {
  width: number;
  height: number;
}

/** From a width on, how much height is kept free, in px. */
export interface Room {
  from: number;
  height: number;
}

/** How much of what is kept free may be too much, in px: rules for every line that breaks would be a page long. */
const TOO_MUCH = 40;

/** The fewest rules that keep enough everywhere and nowhere more than `TOO_MUCH` above what is needed. @param measured by growing width. */
export function roomsFor(measured: readonly Measured[]): Room[] {
  const rooms: (Room & { least: number })[] = [];
  for (const { width, height } of measured) {
    const last = rooms.at(-1);
    const most = Math.max(height, last?.height ?? 0);
    const least = Math.min(height, last?.least ?? height);
    if (last && most - least <= TOO_MUCH) Object.assign(last, { height: most, least });
    else rooms.push({ from: width, height, least: height });
  }
  return rooms.map(({ from, height }) => ({ from, height: Math.ceil(height) }));
}

/** The same as styles for one tag, by the width of the place that it stands in. */
export function roomCss(tag: string, place: string, rooms: readonly Room[]): string {
  const rule = (height: number) => `${tag}:not(:defined) { display: block; min-block-size: ${height}px }`;
  const [narrow, ...wider] = rooms;
  return [
    `.${place} { container-type: inline-size; inline-size: 100% }`,
    rule(narrow?.height ?? 0),
    ...wider.map(
      ({ from, height }) =>
        `@container (min-width: ${from}px) { ${rule(height).replace('display: block; ', '')} }`,
    ),
  ].join('\n');
}
