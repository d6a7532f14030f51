/** Brings each of the emblem's seven stations from the top to its place, clockwise, in a box of 36 by 36. */
export const turns: readonly string[] = Array.from(
  { length: 7 },
  (_, station) => `rotate(${((station * 360) / 7).toFixed(2)} 18 18)`,
);
