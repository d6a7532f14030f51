/** What stays in this browser over a reload: in this tab (`session`), or on this device (`local`). A browser may refuse both. */
type Place = 'session' | 'local';

const storageOf = (place: Place): Storage => globalThis[`${place}Storage`];

/** The text under a key; undefined where there is none, or storage is blocked. */
export function readText(key: string, place: Place = 'session'): string | undefined {
  try {
    return storageOf(place).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An empty text takes the key away. @returns whether it is stored: storage may be blocked, or full. Then a reload begins again. */
export function storeText(key: string, text: string, place: Place = 'session'): boolean {
  try {
    if (text === '') storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The object under a key, over what it is by default; the default where there is none, or it is none of ours. */
export function readObject<Value extends object>(key: string, byDefault: Value, place?: Place): Value {
  try {
    return { ...byDefault, ...(JSON.parse(readText(key, place) ?? '{}') as Partial<Value>) };
  } catch {
    return byDefault;
  }
}

export const storeObject = (key: string, value: object, place?: Place): boolean =>
  storeText(key, JSON.stringify(value), place);
