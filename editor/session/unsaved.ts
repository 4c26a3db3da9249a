/** Unsaved changes: their state, updating and discarding them, and undoing a published version. */
import type { Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { mergeContent } from '../publish/merge/mergeContent.ts';

/** Returns the session's methods for unsaved changes. */
export function createUnsaved(context: EditorContext) {
  const { store, draft } = context;
  let isAnswering = true;
  return {
    /** The unsaved files, and whether the store answered the last request. */
    state: async () => ({
      revision: draft.revision(),
      isAnswering,
      files: [
        ...draft.unsaved().map((file) => ({ path: file.path, isChangedByOthers: draft.hasChanged(file) })),
        ...Array.from(draft.namedPictures().keys(), (path) => ({ path, isChangedByOthers: false })),
      ],
    }),

    /** Loads what others have saved, if the store answers. */
    async refresh(): Promise<void> {
      isAnswering = await pullNewest(context).then(
        () => true,
        () => false,
      );
    },

    /** Discards all changes. */
    async discard(): Promise<void> {
      draft.discard();
    },

    /** Reverts a version in the draft. Later changes of other fields stay; where they overlap, the whole file is as before that version. */
    async undoPublication(version: Version): Promise<void> {
      for (const { path, before, after } of await store.changesOf(version)) {
        const sides = { base: after, ours: before, theirs: draft.read(path) };
        const { content, conflicts } = mergeContent(path, sides, new Map(), draft.texts());
        draft.change(path, conflicts.length === 0 ? content : before);
      }
    },

    /** The text of a branch file that no form can show. */
    text: async (path: string) => draft.read(path) ?? '',

    async changeText(path: string, text: string): Promise<void> {
      draft.change(path, text);
    },
  };
}
