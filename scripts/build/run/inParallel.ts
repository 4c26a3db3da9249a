/** How many pieces of work are done at once: what they wait for runs in Node's own threads, of which there are four. */
const AT_ONCE = 4;

/**
 * Does the work for each item, a few at a time. After a failure no further piece is begun.
 * @throws what the first piece throws that fails, or the signal's reason when it says to stop
 */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      stopped?.throwIfAborted();
      await work(item).catch((error) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  await allEnded(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Waits until everything has ended, also when something fails: it would go on writing into a folder that is being removed.
 * @throws what the first of them that fails throws
 */
async function allEnded<T extends readonly unknown[]>(work: T): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
