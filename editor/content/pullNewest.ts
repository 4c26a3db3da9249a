import { isSame } from '../yaml/values.ts';
import type { Proposal, Version } from './contentStore.ts';
import type { EditorContext } from './context.ts';
import type { RunExclusive } from './draft.ts';

type Found = Readonly<{ version: Version }> | Proposal;

/**
 * Loads the newest version into the draft, and finds out what has become of changes that were sent. The draft stays free for typing
 * while the store is asked.
 * @param isOver whether the request that sent them has ended
 * @returns the version or proposal of the sent changes, if it was found @throws what the store throws
 */
export async function pullNewest(
  context: EditorContext,
  runExclusive: RunExclusive,
  isOver = false,
): Promise<Found | undefined> {
  const { store, draft } = context;
  const [known, sent] = [draft.head(), draft.sent()];
  const head = await store.load(known);
  const isOpen = sent !== undefined && (head.version !== sent.base || isOver);
  const isThere = sent?.changes.every(
    ({ path, content }) => content instanceof Uint8Array || head.texts.get(path) === content,
  );
  const found = !isOpen
    ? undefined
    : isThere
      ? { version: head.version }
      : sent.proposal
        ? undefined
        : await store.find(sent.base, sent.changes);
  const isTaken = await runExclusive(async () => {
    const { version } = draft.head();
    // Another window was faster: what was loaded may be older by now.
    if ((version !== known.version && version !== head.version) || !isSame(draft.sent(), sent)) return false;
    if (found && 'version' in found) {
      draft.acknowledgePublished(head);
      return true;
    }
    draft.adopt(head);
    if (isOpen && found) draft.send({ ...sent, proposal: found });
    else if (isOpen && (!sent.proposal || draft.unsaved().length === 0)) draft.send(undefined);
    return true;
  });
  if (!isTaken) return pullNewest(context, runExclusive, isOver);
  // What was sent before it may have arrived instead.
  if (isOpen && !found && draft.sent() && !sent.proposal) await pullNewest(context, runExclusive);
  return found;
}
