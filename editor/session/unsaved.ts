/** Unsaved changes: their state, updating and discarding them, and undoing a published version. */
import { onceForEachText } from '../../diagnostics/contentFiles.ts';
import { TextSource } from '../../diagnostics/textSource.ts';
import { LANGUAGES, TRANSLATIONS } from '../../locales/languages.ts';
import { recordPath } from '../../locales/model/record.ts';
import type { Content } from '../../site/content/readContent.ts';
import { GLOSSARY, parseGlossary } from '../../site/translation/glossary/readGlossary.ts';
import type { ChangedText } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import type { RunExclusive } from '../content/draft.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { NotStored, Refusal } from '../content/refusal.ts';
import { type Change, changesOf, withoutChange } from '../publish/changes/changes.ts';
import { OURS } from '../publish/merge/conflict.ts';
import { mergeContent, rebaseDraft } from '../publish/merge/mergeContent.ts';
import type { Failure } from '../store/gitHubFailures.ts';
import { createTranslations } from '../texts/translations.ts';
import { isSame } from '../yaml/values.ts';

/** Returns the session's methods for unsaved changes. */
export function createUnsaved(context: EditorContext, runExclusive: RunExclusive = (act) => act()) {
  const { draft, site, names } = context;
  let failure: Failure | undefined;
  return {
    /** The unsaved files; why the store did not answer the last request; and the mistakes in files that no form shows. */
    state: async () => ({
      revision: draft.revision(),
      failure,
      unreadable: unreadableFiles(site.content(), draft.read(GLOSSARY) ?? ''),
      files: [
        ...draft.unsaved().map((file) => ({ path: file.path, isChangedByOthers: draft.hasChanged(file) })),
        ...Array.from(draft.namedPictures().keys(), (path) => ({ path, isChangedByOthers: false })),
      ],
    }),

    /** Loads what others have saved, if the store answers. @throws NotStored */
    async refresh(): Promise<void> {
      failure = await pullNewest(context, runExclusive).then(
        () => undefined,
        (error: unknown): Failure => {
          if (error instanceof NotStored) throw error;
          return { code: 'unreachable', detail: '', until: undefined, ...Object(error) };
        },
      );
    },

    /** Discards all changes. */
    async discard(): Promise<void> {
      draft.discard();
    },

    /**
     * Reverts a version, or one of its changes, in the draft. Later changes of other fields stay.
     * @returns whether the draft has changed @throws Refusal if others have changed what the draft changes in the same file
     */
    async undoPublication(files: readonly ChangedText[], change?: Change): Promise<boolean> {
      const rebased = rebaseDraft(draft, new Map());
      const outdated = draft.unsaved().filter((file) => draft.hasChanged(file));
      let isChanged = false;
      for (const file of files) {
        const { path, before, after } = file;
        if (change && !changesOf([file], names()).some((each) => isSame(each, change))) continue;
        // Without what others have published, there is nothing to revert.
        if (outdated.some((each) => each.path === path)) {
          if (rebased.conflicts.some((conflict) => conflict.file === path))
            throw new Refusal(`${path} has other changes.`, { key: 'refused.undoLater' });
          draft.rebase(path, rebased.files.find((each) => each.path === path)?.after);
        }
        const ours = change ? withoutChange(file, change.undo ?? 'file', names()) : before;
        const { content } = mergeContent(path, { base: after, ours, theirs: draft.read(path) }, OURS, draft.texts());
        isChanged ||= content !== draft.read(path);
        draft.change(path, content);
      }
      const language = LANGUAGES.find(({ code }) => code === change?.language);
      if (!language) return isChanged;
      const record = files.find(({ path }) => path === recordPath(language.code))?.before;
      createTranslations(context).write(language, [], undefined, record);
      return isChanged;
    },
  };
}

const glossaryProblems = onceForEachText((file) =>
  file.text === '' ? [] : parseGlossary(new TextSource(file), TRANSLATIONS).problems,
);

/** The mistakes because of which words, records, the glossary or the table of languages cannot be read, with their places. */
function unreadableFiles({ words, problems }: Content, glossary: string): readonly string[] {
  const files = words.flatMap((file) => (file.isReadable ? [] : file.problems));
  const others = [...(problems['table of languages'] ?? []), ...problems['records of translations']];
  const all = [...files, ...others, ...glossaryProblems({ path: GLOSSARY, text: glossary })];
  return all.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
}
