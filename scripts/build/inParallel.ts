/** How many pieces of work are done at once: what they wait for runs in Node's own threads, of which there are four. */
const AT_ONCE = 4;

/** Does the work for each item, a few at a time. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
