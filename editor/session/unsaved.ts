/** What is not saved: how it stands to what others have saved, throwing it away, and taking back what was saved. */
import { refuseLfs } from '../pictures/gitLfs.ts';
import { mergeContent } from '../publish/merge/mergeContent.ts';
import type { FileChange, Version } from '../store/contentStore.ts';
import { isSame } from '../yaml/values.ts';
import { Refusal, type SessionContext } from './context.ts';

export function createUnsaved(context: SessionContext) {
  const { store, draft } = context;
  let isAnswering = true;
  return {
    /** The files that are not saved, and whether the store has answered the last time that it was asked. */
    state: async () => ({
      revision: draft.revision(),
      isAnswering,
      files: [
        ...draft.unsaved().map((file) => ({ path: file.path, isChangedByOthers: draft.hasChanged(file) })),
        ...Array.from(draft.namedPictures().keys(), (path) => ({ path, isChangedByOthers: false })),
      ],
    }),

    /** Takes over what others have saved, if the store answers. */
    async refresh(): Promise<void> {
      isAnswering = await takeNewest(context).then(
        () => true,
        () => false,
      );
    },

    /** Throws all of it away. */
    async discard(): Promise<void> {
      draft.discard();
    },

    /** Takes back what a version changed, in the draft. Later changes stay if they are of other fields; else the file is as it was before that version. */
    async takeBack(version: Version): Promise<void> {
      for (const { path, before, after } of await store.changesOf(version)) {
        const sides = { base: after, ours: before, theirs: draft.read(path) };
        const { content, conflicts } = mergeContent(path, sides, new Map(), draft.texts());
        draft.change(path, conflicts.length === 0 ? content : before);
      }
    },

    /** The text of a branch file, for what no form can show. */
    text: async (path: string) => draft.read(path) ?? '',

    async changeText(path: string, text: string): Promise<void> {
      draft.change(path, text);
    },
  };
}

/**
 * Takes over what others have written, and what has come of what was sent.
 * @param isOver whether the store has done with it, as far as this device knows
 * @returns where that is, if it was found now @throws what the store throws
 */
export async function takeNewest({ store, draft }: Pick<SessionContext, 'store' | 'draft'>, isOver = false) {
  const sent = draft.sent();
  const head = await store.load(draft.head());
  if (!sent || (head.version === sent.base && !isOver)) {
    draft.take(head);
    return undefined;
  }
  const isThere = sent.changes.every(
    ({ path, content }) => content instanceof Uint8Array || head.texts.get(path) === content,
  );
  const there = isThere ? { version: head.version } : undefined;
  const found = there ?? (sent.proposal ? undefined : await store.find(sent.base, sent.changes));
  if (found && 'version' in found) {
    draft.arrived(head);
    return found;
  }
  draft.take(head);
  if (found) draft.send({ ...sent, proposal: found });
  else if (!sent.proposal || draft.unsaved().length === 0) draft.send(undefined);
  return found;
}

/** The pictures to save. One may be there already: its window was closed as soon as it was saved. */
export async function newPictures({ store, draft }: Pick<SessionContext, 'store' | 'draft'>) {
  const { version, pictures, attributes } = draft.head();
  const changes: FileChange[] = [];
  for (const [path, content] of draft.namedPictures()) {
    refuseLfs(attributes, path);
    const other = pictures.has(path) ? await store.read(version, path) : undefined;
    if (!other) changes.push({ path, content });
    else if (!isSame(content, other))
      throw new Refusal(`${path}: somebody else has given this name to another picture. Choose yours once more.`, {
        key: 'refused.pictureNameTaken',
      });
  }
  return changes;
}
