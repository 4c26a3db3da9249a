/** What is not saved: how it stands to what others have saved, throwing it away, and taking back what was saved. */
import { isRecord } from '../publish/merge/mergeContent.ts';
import { currentTexts, mergeRecords, wordsOf } from '../publish/merge/mergeRecords.ts';
import type { FileChange, Version } from '../store/contentStore.ts';
import { type MergedText, mergeJson, mergeYaml } from '../yaml/mergeTexts.ts';
import { isSame } from '../yaml/values.ts';
import { Refusal, type SessionContext } from './context.ts';
import type { Draft } from './draft.ts';

export function createUnsaved({ store, draft }: SessionContext) {
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
      isAnswering = await store.load(draft.head()).then(
        (head) => {
          draft.take(head);
          return true;
        },
        () => false,
      );
    },

    /** Throws all of it away. */
    async discard(): Promise<void> {
      draft.discard();
    },

    /**
     * Takes back what a version changed, in the draft. Later changes stay if they are about other fields; otherwise the draft has the
     * files as they were before that version.
     */
    async takeBack(version: Version): Promise<void> {
      for (const { path, before, after } of await store.changesOf(version)) {
        const merged = mergeTexts(draft, path, after, before, draft.read(path));
        draft.change(path, merged?.conflicts.length === 0 ? merged.text : before);
      }
    },

    /** The text of a branch file, for what no form can show. */
    text: async (path: string) => draft.read(path) ?? '',

    async changeText(path: string, text: string): Promise<void> {
      draft.change(path, text);
    },
  };
}

/** The pictures to save. One may be there already: its window was closed as soon as it was saved. */
export async function newPictures({
  store,
  draft,
}: Pick<SessionContext, 'store' | 'draft'>): Promise<readonly FileChange[]> {
  const { version, pictures } = draft.head();
  const changes: FileChange[] = [];
  for (const [path, content] of draft.namedPictures()) {
    const other = pictures.has(path) ? await store.read(version, path) : undefined;
    if (!other) changes.push({ path, content });
    else if (!isSame(content, other))
      throw new Refusal(`${path}: somebody else has given this name to another picture. Choose yours once more.`);
  }
  return changes;
}

/** Two versions of a content file together, ours in theirs; undefined if one of them was deleted, or cannot be read. */
function mergeTexts({ files }: Draft, path: string, base = '', ours?: string, theirs?: string): MergedText | undefined {
  if (ours === undefined || theirs === undefined) return undefined;
  try {
    if (isRecord(path)) {
      const words = files.list(wordsOf(path).slice(0, -1)).map((file) => [file, files.readText(file).text] as const);
      return { text: mergeRecords({ base: base || '{}', ours, theirs }, currentTexts(path, words)), conflicts: [] };
    }
    return (path.endsWith('.json') ? mergeJson : mergeYaml)(base, ours, theirs);
  } catch {
    return undefined;
  }
}
