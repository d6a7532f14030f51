/** Where the emblem's seven stations stand around its hub, clockwise from the top, in a box of 36 by 36. */
export const stations: readonly (readonly [x: number, y: number])[] = [
  [18, 4.6],
  [28.5, 9.7],
  [31.1, 21],
  [23.8, 30.1],
  [12.2, 30.1],
  [4.9, 21],
  [7.5, 9.7],
];
