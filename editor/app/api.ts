/** The session of this window, which runs in a worker. */
import { proxy } from 'comlink';
import type { ChangeListener, Session } from '../session/session.ts';
import { config, worker } from './connection.ts';

/** Who is signed in; undefined where nobody has to. */
export const access =
  config.store === 'github' ? await (await import('./signIn/access.tsx')).openAccess(config) : undefined;

/** Each method again, so that a key that has ended can be replaced before its answer. */
const withKey = (method: object): object =>
  new Proxy(method, {
    // Nobody has asked for a picture: that it is missing is no reason for a question.
    get: (target, name) => (name === 'pictures' ? Reflect.get(target, name) : withKey(Reflect.get(target, name))),
    apply: (target, _, given) => access?.withKey(async () => Reflect.apply(target as () => unknown, undefined, given)),
  });

/** Names what this person types into this content, among all that the browser keeps. */
export const draftOwner = JSON.stringify([config, access?.person.account]);

const open = () => worker.open(config, access?.person);
const opened = await (access ? access.withKey(open) : open());

/** What the pages ask, and what they change: each method answers from the worker. @throws what the store throws */
export const session = (access ? withKey(opened) : opened) as unknown as Session;

/** Hears of every change of what the pages show, as long as this window is open. */
export const onDraftChange = (listener: ChangeListener): Promise<void> => session.listen(proxy(listener));
