/** Devices that store nothing for the widgets, by functions that are to be run in the page before its own scripts. */
export const brokenStorage: Record<string, () => void> = {
  blocked: () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  },
  absent: () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  hanging: () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  },
};
