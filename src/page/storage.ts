/**
 * What an action on the browser's storage returns; undefined where the browser refuses: storage is blocked (its very getter
 * throws) or full, or an entry cannot be read.
 */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
