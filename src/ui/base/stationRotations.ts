/** The SVG rotations of the emblem's seven stations, clockwise from the top, in a view box of 36 by 36. */
export const stationRotations: readonly string[] = [0, 1, 2, 3, 4, 5, 6].map(
  (station) => `rotate(${((station * 360) / 7).toFixed(2)} 18 18)`,
);
