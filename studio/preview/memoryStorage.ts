/** What every storage has. The entries are properties of its own, as in the platform's. */
const methods = {
  getItem(this: Storage, key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  },
  setItem(this: Storage, key: string, value: unknown): void {
    this[key] = String(value);
  },
  removeItem(this: Storage, key: string): void {
    delete this[key];
  },
  clear(this: Storage): void {
    for (const key of Object.keys(this)) delete this[key];
  },
  key(this: Storage, index: number): string | null {
    return Object.keys(this)[index] ?? null;
  },
  get length(): number {
    return Object.keys(this).length;
  },
};

/** In place of `localStorage` or `sessionStorage`: what is stored is lost with the page. */
export const createMemoryStorage = (): Storage => Object.create(methods) as Storage;
