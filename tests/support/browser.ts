/** What a browser keeps and locks, without a browser: stores that can be made to refuse, and locks that end with their window. */
import 'fake-indexeddb/auto';

/** A storage that refuses while it is full. */
export function fakeStorage() {
  const stored = new Map<string, string>();
  return {
    isFull: false,
    stored,
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name: string) => void stored.delete(name),
  };
}

/** Locks as in browsers: one holder at a time in the order of asking, and no name that begins with a hyphen. */
export function fakeLocks() {
  const queues = new Map<string, { last: Promise<unknown>; count: number }>();
  async function request(name: string, options: unknown, act = options as (lock: unknown) => unknown) {
    if (name.startsWith('-')) throw new DOMException("Names cannot start with '-'.", 'NotSupportedError');
    const queue = queues.get(name) ?? { last: Promise.resolve(), count: 0 };
    queues.set(name, queue);
    if (queue.count > 0 && Object(options).ifAvailable) return act(null);
    queue.count += 1;
    const done = queue.last.then(() => act({ name }));
    queue.last = done
      .catch(() => undefined)
      .then(() => {
        queue.count -= 1;
      });
    return done;
  }
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** What is wrong with a database, by its name: the disk is full, or the browser has closed it. */
export const brokenDatabases = new Map<string, 'full' | 'closed'>();

const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
  if (brokenDatabases.get(this.transaction.db.name) !== 'full') return put.apply(this, given);
  this.transaction.abort();
  throw new DOMException('The disk is full.', 'QuotaExceededError');
};
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...given) {
  if (brokenDatabases.get(this.name) !== 'closed') return transaction.apply(this, given);
  throw new DOMException('The database connection is closing.', 'InvalidStateError');
};
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...given) {
  if (brokenDatabases.get(given[0]) !== 'closed') return open.apply(this, given);
  throw new DOMException('Internal error opening backing store.', 'UnknownError');
};
