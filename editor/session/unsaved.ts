/** Unsaved changes: their state, updating and discarding them, and undoing a published version. */
import { LANGUAGES } from '../../locales/languages.ts';
import { recordPath } from '../../locales/model/record.ts';
import type { Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { type Change, changesOf, withoutChange } from '../publish/changes/changes.ts';
import { OURS } from '../publish/merge/conflict.ts';
import { mergeContent } from '../publish/merge/mergeContent.ts';
import { createTranslations } from '../texts/translations.ts';
import { isSame } from '../yaml/values.ts';

/** Returns the session's methods for unsaved changes. */
export function createUnsaved(context: EditorContext) {
  const { store, draft, names } = context;
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

    /** Reverts a version, or one of its changes, in the draft. Later changes of other fields stay. */
    async undoPublication(version: Version, change?: Change): Promise<void> {
      const files = await store.changesOf(version);
      for (const file of files) {
        const { path, before, after } = file;
        if (change && !changesOf([file], names()).some((each) => isSame(each, change))) continue;
        const ours = change ? withoutChange(file, change.undo ?? 'file', names()) : before;
        const { content } = mergeContent(path, { base: after, ours, theirs: draft.read(path) }, OURS, draft.texts());
        draft.change(path, content);
      }
      const language = LANGUAGES.find(({ code }) => code === change?.language);
      if (!language) return;
      const record = files.find(({ path }) => path === recordPath(language.code))?.before;
      createTranslations(context).write(language, [], undefined, record);
    },

    /** The text of a branch file that no form can show. */
    text: async (path: string) => draft.read(path) ?? '',

    async changeText(path: string, text: string): Promise<void> {
      draft.change(path, text);
    },
  };
}
