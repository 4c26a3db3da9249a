/** The session of this window, which runs in a worker. */
import { proxy } from 'comlink';
import type { ChangeListener, Session } from '../session/session.ts';
import { config, worker } from './connection.ts';

/** Who is signed in; undefined where nobody has to. */
export const access =
  config.store === 'github' ? await (await import('./signIn/access.tsx')).openAccess(config) : undefined;

/** Wraps every method, so that an expired key can be replaced during a call. */
const withKey = (method: object): object =>
  new Proxy(method, {
    // Missing pictures do not ask for a key.
    get: (target, name) => (name === 'pictures' ? Reflect.get(target, name) : withKey(Reflect.get(target, name))),
    apply: (target, _, given) => access?.withKey(async () => Reflect.apply(target as () => unknown, undefined, given)),
  });

/** Identifies this person's input for this content in the browser's storage. */
export const draftOwner = JSON.stringify([config, access?.person.account]);

const open = () => worker.open(config, access?.person);
const opened = await (access ? access.withKey(open) : open());

/** The session in the worker. @throws what the store throws */
export const session = (access ? withKey(opened) : opened) as unknown as Session;

/** Calls back on every change of the draft while this window is open. */
export const onDraftChange = (listener: ChangeListener): Promise<void> => session.listen(proxy(listener));
