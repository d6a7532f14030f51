import { stationRotations } from './stationRotations';

/** The attributes of the circles of the emblem as a small logo, in a view box of 36 by 36: the hub, and its stations. */
export const markCircles: readonly { cx: number; cy: number; r: number; transform?: string }[] = [
  { cx: 18, cy: 18, r: 6 },
  ...stationRotations.map((transform) => ({ cx: 18, cy: 4.6, r: 3.1, transform })),
];
