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

/**
 * In place of IndexedDB, with as much of it as the outbox uses by way of idb-keyval: what is stored is lost with the page.
 * A database has one store, transactions run one after another, and an aborted one changes nothing.
 */

type Handler = (() => void) | null;

/** A request, or a transaction: idb-keyval awaits both alike. */
interface Pending {
  result?: unknown;
  error: DOMException | null;
  onsuccess: Handler;
  onerror: Handler;
}

type Entries = Map<IDBValidKey, unknown>;

/** A factory of its own for each page. */
export function createMemoryDatabases(): Pick<IDBFactory, 'open'> {
  const databases = new Map<string, Entries>();

  return {
    open(name) {
      const database = new Database(databases.get(name) ?? new Map());
      const request = pending({ result: database, onupgradeneeded: null as Handler });
      queueMicrotask(() => {
        if (!databases.has(name)) request.onupgradeneeded?.();
        databases.set(name, database.entries);
        request.onsuccess?.();
      });
      return request as unknown as IDBOpenDBRequest;
    },
  };
}

const pending = <Rest extends object>(rest: Rest): Pending & Rest => ({
  error: null,
  onsuccess: null,
  onerror: null,
  ...rest,
});

class Database {
  readonly entries: Entries;
  #last: Promise<unknown> = Promise.resolve();

  constructor(entries: Entries) {
    this.entries = entries;
  }

  createObjectStore(): void {}
  close(): void {}

  transaction(): Transaction {
    const transaction = new Transaction(this, this.#last);
    this.#last = transaction.ended;
    return transaction;
  }
}

class Transaction {
  oncomplete: Handler = null;
  onabort: Handler = null;
  error: DOMException | null = null;
  readonly db: Database;
  /** Resolved when the next one may begin. */
  readonly ended: Promise<void>;
  #end: () => void = () => {};
  #isOver = false;
  #waiting = 0;
  #before: Entries | undefined;
  /** When the transactions before it have ended. */
  readonly #turn: Promise<unknown>;

  constructor(db: Database, before: Promise<unknown>) {
    this.db = db;
    this.#turn = before;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#request(() => undefined); // one in which nothing is asked ends too
  }

  objectStore() {
    return {
      transaction: this,
      get: (key: IDBValidKey) => this.#request((entries) => structuredClone(entries.get(key))),
      put: (value: unknown, key: IDBValidKey) =>
        this.#request((entries) => entries.set(key, structuredClone(value))),
      delete: (key: IDBValidKey) => this.#request((entries) => entries.delete(key)),
    };
  }

  abort(): void {
    if (this.#isOver) throw new DOMException('It has ended.', 'InvalidStateError');
    if (this.#before) {
      this.db.entries.clear();
      for (const [key, value] of this.#before) this.db.entries.set(key, value);
    }
    this.error = new DOMException('Aborted.', 'AbortError');
    this.#finish(this.onabort);
  }

  #request(work: (entries: Entries) => unknown): Pending {
    const request = pending({});
    this.#waiting++;
    void this.#answer(request, work);
    return request;
  }

  async #answer(request: Pending, work: (entries: Entries) => unknown): Promise<void> {
    await this.#turn;
    if (this.#isOver) return;
    this.#before ??= new Map(this.db.entries);
    request.result = work(this.db.entries);
    request.onsuccess?.();
    // What is asked next because of this answer is asked before the next task.
    setTimeout(() => {
      this.#waiting--;
      if (this.#waiting === 0 && !this.#isOver) this.#finish(this.oncomplete);
    });
  }

  #finish(handler: Handler): void {
    this.#isOver = true;
    this.#end();
    handler?.();
  }
}
