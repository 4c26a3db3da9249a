/** What is not saved: how it stands to what others have saved, throwing it away, and taking back what was saved. */

import type { Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { mergeContent } from '../publish/merge/mergeContent.ts';

export function createUnsaved(context: EditorContext) {
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
      isAnswering = await pullNewest(context).then(
        () => true,
        () => false,
      );
    },

    /** Throws all of it away. */
    async discard(): Promise<void> {
      draft.discard();
    },

    /** Takes back what a version changed, in the draft. Later changes stay if they are of other fields; else the file is as it was before that version. */
    async undoPublication(version: Version): Promise<void> {
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
