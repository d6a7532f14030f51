/** How far the stations are from the hub, and how many there are. */
const DISTANCE = 13.4;
const STATIONS = [0, 1, 2, 3, 4, 5, 6];

const round = (length: number): number => Math.round(length * 100) / 100;

/**
 * The attributes of the circles of the emblem as a small logo, in a view box of 36 by 36: the hub, and its stations clockwise
 * from the top.
 */
export const markCircles: readonly { cx: number; cy: number; r: number }[] = [
  { cx: 18, cy: 18, r: 6 },
  ...STATIONS.map((station) => {
    const angle = (station * 2 * Math.PI) / STATIONS.length;
    return {
      cx: round(18 + DISTANCE * Math.sin(angle)),
      cy: round(18 - DISTANCE * Math.cos(angle)),
      r: 3.1,
    };
  }),
];
