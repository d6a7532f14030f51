import type { MouseEvent } from 'react';

/** What the next press is compared with: when it was, in ms, and where, in CSS px. */
export interface Press {
  at: number;
  x: number;
  y: number;
}

/** Within this time and distance a tap repeats the one before it: about what browsers count as a double click. */
const INTERVAL = 500;
const DISTANCE = 30;

/** Whether a tap comes so soon after another one, and so near, that it is hardly meant for what is there since. */
export const repeats = (press: Press, before: Press | undefined): boolean =>
  before !== undefined &&
  press.at - before.at < INTERVAL &&
  Math.hypot(press.x - before.x, press.y - before.y) < DISTANCE;

/** There is one visitor, who presses at one place at a time. */
let last: Press | undefined;

/** Counts a press of a wizard's button, for `ignoreRepeatedPress`. @returns whether it repeats the one before it. */
export function notePress({ nativeEvent }: MouseEvent): boolean {
  const { timeStamp, clientX, clientY, detail, isTrusted } = nativeEvent;
  if (detail === 0 && isTrusted) return false; // by keyboard or by assistive technology
  const before = last;
  last = { at: timeStamp, x: clientX, y: clientY };
  // Browsers count the clicks of a mouse; those of a finger are all the first. Those of a script have no place.
  const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
  return isMouse ? detail > 1 : repeats(last, before);
}

/**
 * Ignores a press that repeats the one before it. For buttons that appear where another one was: somebody who presses Next
 * faster than the steps change must not send anything by mistake. All buttons that may stand there count their presses.
 */
export function ignoreRepeatedPress(event: MouseEvent): void {
  if (!notePress(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
