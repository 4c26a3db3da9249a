import type { EditorContext } from './context.ts';

/**
 * Loads the newest version into the draft, and finds out what has become of changes that were sent.
 * @param isOver whether the request that sent them has ended
 * @returns the version or proposal of the sent changes, if it was found @throws what the store throws
 */
export async function pullNewest({ store, draft }: Pick<EditorContext, 'store' | 'draft'>, isOver = false) {
  const sent = draft.sent();
  const head = await store.load(draft.head());
  if (!sent || (head.version === sent.base && !isOver)) {
    draft.adopt(head);
    return undefined;
  }
  const isThere = sent.changes.every(
    ({ path, content }) => content instanceof Uint8Array || head.texts.get(path) === content,
  );
  const there = isThere ? { version: head.version } : undefined;
  const found = there ?? (sent.proposal ? undefined : await store.find(sent.base, sent.changes));
  if (found && 'version' in found) {
    draft.acknowledgePublished(head);
    return found;
  }
  draft.adopt(head);
  if (found) draft.send({ ...sent, proposal: found });
  else if (!sent.proposal || draft.unsaved().length === 0) draft.send(undefined);
  return found;
}
