/** The acts of this window. */
import { NotStored } from '../content/refusal.ts';
import { createActs } from '../session/acts.ts';
import { draftOwner, session } from './api.ts';

type Taken = Awaited<ReturnType<typeof session.take>>;

/** Milliseconds after which the draft counts as busy: another window holds it, or the worker has stopped. */
const LIMIT = 15_000;

/** Shows what the draft has made of them. */
let show = async (_acts: Parameters<typeof session.take>[0], _taken: Taken): Promise<void> => undefined;
export const onTaken = (listener: typeof show) => {
  show = listener;
};

const limited = <T>(work: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new NotStored('slow')), LIMIT);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

export const acts = createActs({
  async take(some) {
    const taken = await limited(session.take(some));
    await show(some, taken);
    return taken.outcomes.map(({ refusal }) => refusal);
  },
  storage: localStorage,
  locks: navigator.locks,
  owner: draftOwner,
});

export const { press, flush } = acts;

// The browser asks before it closes what only this window has.
addEventListener('beforeunload', (event) => {
  if (!acts.state().isStored) event.preventDefault();
});
