/** Reading a config that may hold anything. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands under a key; undefined where there is none. */
export const at = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Whether there is nothing in a value that anybody is shown. */
export const isEmpty = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isEmpty) : !value;

/** How many places a line names. */
const PLACES_SHOWN = 3;

/** One line for all that was found in a topic. */
export function summary(topic: string, places: readonly string[]): string {
  const shown = places.slice(0, PLACES_SHOWN).join(', ');
  const others = places.length - PLACES_SHOWN;
  return `${topic}: ${places.length} (${shown}${others > 0 ? ` and ${others} more` : ''})`;
}
