import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditQueue, type SentEdit } from '../../../editor/app/staff/form/editQueue.ts';

const typed = (value: string): SentEdit => ({ id: 'chennai', edit: { kind: 'set', path: ['phone'], value } });

/** What a window keeps. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const offline = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends what was typed again when the server answers again', async () => {
  let isThere = false;
  const arrived: SentEdit[] = [];
  const send = async (sent: SentEdit) => {
    if (!isThere) await offline();
    arrived.push(sent);
  };
  const queue = createEditQueue(send, vi.fn(), storage());
  queue.add([typed('1')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(queue.state()).toEqual({ waiting: 1, isOffline: true });
  isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.state()).toEqual({ waiting: 0, isOffline: false });
  expect(arrived).toEqual([typed('1')]);
});

it('keeps what did not arrive through a reload, with the latest of what was typed', async () => {
  const window = storage();
  const before = createEditQueue(offline, vi.fn(), window);
  for (const value of ['1', '12', '123']) before.add([typed(value)]);
  const arrived: unknown[] = [];
  const after = createEditQueue(async ({ edit }) => void arrived.push(edit), vi.fn(), window);
  await after.settled();
  expect(arrived.at(-1)).toEqual(typed('123').edit);
});

it('drops a change that the server refuses, and sends the next one', async () => {
  const refused = vi.fn();
  const send = vi.fn(async ({ edit }: SentEdit) => {
    if (edit.kind === 'set' && edit.value === 'bad') throw new Error('no');
  });
  const queue = createEditQueue(send, refused, storage());
  queue.add([typed('bad'), { ...typed('good'), id: 'clinic' }]);
  await queue.settled();
  expect(refused).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledTimes(2);
  expect(queue.state().waiting).toBe(0);
});
