/** Saving the draft, taking a save back, and what somebody else has changed meanwhile. */
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { fieldProblem } from '../form/forms.ts';
import type { FieldProblem } from '../form/types.ts';
import { isRecord } from '../publish/merge/mergeContent.ts';
import { currentTexts, mergeRecords, wordsOf } from '../publish/merge/mergeRecords.ts';
import { type Committed, type Entry, type FileChange, NotWritten, type Version } from '../store/contentStore.ts';
import { type MergedText, mergeJson, mergeYaml } from '../yaml/mergeTexts.ts';
import { isSame } from '../yaml/values.ts';
import { Refusal, type SessionContext } from './context.ts';
import type { Draft, UnsavedFile } from './draft.ts';

/** A file that was changed here and by somebody else; a text is missing where there is no file. */
export type FileConflict = Readonly<{
  path: string;
  /** What both changes began with. */
  base?: string;
  /** As it is saved. */
  disk?: string;
  draft?: string;
  /** Both changes together, and the fields that both changed differently; missing if they cannot be merged. */
  merged?: MergedText;
}>;

/** What keeps files from being saved: nothing is then. The revision of the draft tells whether that still holds. */
export type Refused =
  | Readonly<{ conflicts: readonly FileConflict[] }>
  | Readonly<{ problems: readonly FieldProblem[]; revision: number }>
  | Readonly<{ failed: Readonly<{ path: string; code: string }>; revision: number }>;

/** Which version of a file that was changed twice is kept: both, if no field was changed twice. */
export type Kept = 'disk' | 'draft' | 'both';

/** How often saving starts again because somebody was faster. */
const TRIES = 3;

export function createSaving({ store, draft, site, today }: SessionContext) {
  let saves: readonly Entry[] = [];
  let isAnswering = true;
  const refresh = async () => {
    draft.take(await store.load(draft.head()));
    saves = await store.history();
  };
  const conflicts = () =>
    draft
      .unsaved()
      .filter(draft.hasChanged)
      .map((file) => conflictOf(draft, file, draft.readSaved(file.path)));

  /** @returns what was committed, or undefined if somebody was faster */
  const commit = async (changes: readonly FileChange[], undoes?: Version): Promise<Committed | undefined> => {
    const answer = await store.commit(draft.head().version, changes, '', undoes);
    await refresh();
    return 'stale' in answer ? undefined : answer;
  };
  /** Writes files, and says why where that fails. */
  const orFailed = async <T>(write: () => Promise<T>) => {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      return { failed: { path: error.path, code: error.code }, revision: draft.revision() };
    }
  };
  const refused = (problems: readonly Problem[]) => ({
    problems: problems.map(fieldProblem),
    revision: draft.revision(),
  });

  async function saveOnce(): Promise<Refused | Readonly<{ saved: readonly string[] }> | undefined> {
    await refresh();
    const twice = conflicts();
    if (twice.length > 0) return { conflicts: twice };
    const problems = await site.problems(today());
    if (problems.length > 0) return refused(problems);
    const changes = [
      ...draft.unsaved().map(({ path, text }) => ({ path, content: text })),
      ...(await newPictures({ store, draft })),
    ];
    const saved = changes.map(({ path }) => path);
    if (saved.length > 0 && !(await commit(changes))) return undefined;
    const done = [...saved, ...draft.namedPictures().keys()];
    if (done.length > 0) draft.discard(done);
    return { saved };
  }

  async function undoOnce(id: Version): Promise<Refused | Readonly<{ restored: readonly string[] }> | undefined> {
    await refresh();
    const files = await store.changesOf(id);
    const paths = files.map(({ path }) => path);
    const later = files.filter(({ path, after }) => draft.readSaved(path) !== after || draft.read(path) !== after);
    if (later.length > 0) {
      return {
        conflicts: later.map(({ path, before, after }) =>
          conflictOf(draft, { path, baseText: after, text: before }, draft.read(path)),
        ),
      };
    }
    const known = new Set((await site.problems(today())).map(nameOf));
    for (const { path, before } of files) draft.change(path, before);
    try {
      const problems = (await site.problems(today())).filter((problem) => !known.has(nameOf(problem)));
      if (problems.length > 0) return refused(problems);
      const changes = files.map(({ path, before }) => ({ path, content: before }));
      return (await commit(changes, id)) && { restored: paths };
    } finally {
      draft.discard(paths);
    }
  }

  return {
    /** What is unsaved, the last saves, the newest first, and whether the store has answered the last time that it was asked. */
    async state() {
      const isUndone = (version: Version): boolean =>
        saves.some(({ undoes, version: by }) => undoes === version && !isUndone(by));
      return {
        revision: draft.revision(),
        isAnswering,
        unsaved: [
          ...draft.unsaved().map((file) => ({
            path: file.path,
            isDeleted: file.text === undefined,
            hasChangedOnDisk: draft.hasChanged(file),
          })),
          ...Array.from(draft.namedPictures().keys(), (path) => ({ path, isDeleted: false, hasChangedOnDisk: false })),
        ],
        saves: saves.map(({ version, time, paths = [], undoes }) => ({
          id: version,
          time,
          paths,
          ...(undoes !== undefined && { undoes }),
          isUndone: isUndone(version),
        })),
      };
    },

    /** Takes over what others have saved, if the store answers. */
    async refresh(): Promise<void> {
      isAnswering = await refresh().then(
        () => true,
        () => false,
      );
    },

    /** Saves all unsaved files, or none of them. */
    save: () => orFailed(() => repeated(saveOnce)),

    /** Throws unsaved changes away: those of the files named, or all. */
    async discard(paths?: readonly string[]): Promise<void> {
      draft.discard(paths);
    },

    /** Writes the files of a save as they were before it: not over a later change, and not if the site would have new mistakes. */
    undo: (id: Version) => orFailed(() => repeated(() => undoOnce(id))),

    /**
     * Puts what a save changed back into the draft. Later changes stay if they are about other fields; otherwise the draft has the
     * files as they were before the save.
     */
    async undoInDraft(id: Version): Promise<Readonly<{ drafted: readonly string[] }>> {
      const files = await store.changesOf(id);
      for (const { path, before, after } of files) {
        const merged = mergeTexts(draft, path, after, before, draft.read(path));
        draft.change(path, merged?.conflicts.length === 0 ? merged.text : before);
      }
      return { drafted: files.map(({ path }) => path) };
    },

    /** Decides about a file that was changed twice. @throws Refusal if it cannot be kept so */
    async resolve(path: string, keep: Kept): Promise<void> {
      const file = draft.unsaved().find((each) => each.path === path);
      if (!file) throw new Refusal('There is no such file.');
      if (keep === 'disk') return draft.discard([path]);
      if (keep === 'draft') return draft.rebase(path, file.text);
      const merged = mergeTexts(draft, path, file.baseText, file.text, draft.readSaved(path));
      if (merged?.conflicts.length !== 0) throw new Refusal('Both changed the same field.');
      draft.rebase(path, merged.text);
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

/** Starts again if somebody was faster. */
async function repeated<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new Refusal('The files are changed by another program all the time. Try again in a moment.');
}

function conflictOf(draft: Draft, { path, baseText, text }: UnsavedFile, disk: string | undefined): FileConflict {
  const merged = mergeTexts(draft, path, baseText, text, disk);
  return {
    path,
    ...(baseText !== undefined && { base: baseText }),
    ...(disk !== undefined && { disk }),
    ...(text !== undefined && { draft: text }),
    ...(merged && { merged }),
  };
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

const nameOf = ({ file, line, message }: Problem) => `${file}:${line} ${message}`;
