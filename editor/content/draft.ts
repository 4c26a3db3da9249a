/** The unsaved changes: edits, and the texts that they are based on. Everything else is derived from these. */
import { keysOf, schemaAt } from '../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import { UnreadableYaml } from '../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { filesInMemory } from '../../diagnostics/contentFiles.ts';
import { editYaml } from '../yaml/editYaml.ts';
import { isSame } from '../yaml/values.ts';
import type { ChangedText, FileChange, Proposal, Snapshot, Version } from './contentStore.ts';

/** A change of a value in a content file, or of the whole file. Without a text, the file is deleted. */
export type Edit = Readonly<{ path: string; edit: YamlEdit | Readonly<{ kind: 'file'; text: string | undefined }> }>;

/** A draft as a device stores it. */
export type StoredDraft = Readonly<{
  /** The text that the edits of a file are based on; null if there was no such file. */
  bases: Readonly<Record<string, string | null>>;
  /** Oldest first. */
  edits: readonly Edit[];
  /** New pictures by path; missing if there are none. */
  pictures?: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** What was sent for publication, until its outcome is known. */
  sent?: Sent;
  /** The saved version that the window knew which stored the draft. */
  version?: Version;
  /** The number of the last act of each window that has been decided on. */
  done?: Done;
  /** When the latest input of a field or text was typed, in milliseconds, the one with the latest decision last. */
  typed?: Readonly<Record<string, number>>;
}>;

/** Numbers by window, the one with the latest act last. */
export type Done = Readonly<Record<string, number>>;

/** Their acts are decided on long before so many others have opened. */
const MAX_WINDOWS = 50;
/** What a closed window has left arrives long before so many other fields are typed in. */
const MAX_FIELDS = 500;

/** Changes that are being published; with a proposal, they wait for approval. */
export type Sent = Readonly<{
  base: Version;
  changes: readonly FileChange[];
  message: string;
  proposal?: Proposal;
  /** What was sent before on the same base, perhaps by a window that has ended, and may still arrive. */
  earlier?: Sent | undefined;
}>;

/** Runs a change of the draft exclusively across all windows. */
export type RunExclusive = <T>(act: () => Promise<T>) => Promise<T>;

export type Draft = ReturnType<typeof openDraft>;

export const NO_CHANGES: StoredDraft = { bases: {}, edits: [] };

/** Returns a draft of the content. @param snapshot the saved content @param stored the changes to restore */
export function openDraft(snapshot: Snapshot, stored: StoredDraft = NO_CHANGES) {
  let head = snapshot;
  let revision = 0;
  let edits: readonly Edit[] = [];
  const texts = new Map<string, string>();
  let sent: Sent | undefined;
  let pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map();
  /** The saved texts that the edits are based on, by file. */
  let bases = new Map<string, string | null>();
  let done: Done = {};
  let typed: Readonly<Record<string, number>> = {};

  const readSaved = (path: string): string | undefined => head.texts.get(path);
  const put = (path: string, text: string | undefined) => {
    if (text === undefined) texts.delete(path);
    else texts.set(path, text);
  };
  const dropChanges = (path: string) => {
    bases.delete(path);
    edits = edits.filter((each) => each.path !== path);
    put(path, readSaved(path));
  };
  /** Records an edit and its result. A text that equals the saved one is no change. */
  const record = (edit: Edit, text: string | undefined) => {
    const { path } = edit;
    if (text === readSaved(path)) return dropChanges(path);
    if (!bases.has(path)) bases.set(path, readSaved(path) ?? null);
    edits = appendEdit(edits, edit);
    put(path, text);
  };
  /** Replaces the text of a file; undefined deletes it. */
  const change = (path: string, text: string | undefined): void => {
    revision += 1;
    record({ path, edit: { kind: 'file', text } }, text);
  };
  /** Applies stored edits again. An edit of an older editor that is no longer possible is skipped. */
  const replay = (draft: StoredDraft, saved = head) => {
    revision += 1;
    head = saved;
    texts.clear();
    for (const [path, text] of head.texts) texts.set(path, text);
    bases = new Map(Object.entries(draft.bases));
    edits = draft.edits;
    sent = draft.sent;
    done = draft.done ?? {};
    typed = draft.typed ?? {};
    pictures = new Map(Object.entries(draft.pictures ?? {}));
    for (const [path, base] of bases) put(path, base ?? undefined);
    for (const { path, edit } of draft.edits) put(path, applyTo(path, texts.get(path), edit));
    for (const path of [...bases.keys()]) if (texts.get(path) === readSaved(path)) dropChanges(path);
  };
  replay(stored);
  const toStored = (): StoredDraft => ({
    bases: Object.fromEntries(bases),
    edits,
    version: head.version,
    ...(sent && { sent }),
    ...(pictures.size > 0 && { pictures: Object.fromEntries(pictures) }),
    ...(Object.keys(done).length > 0 && { done }),
    ...(Object.keys(typed).length > 0 && { typed }),
  });

  return {
    /** The content files with the changes. */
    files: filesInMemory(texts),
    /** Their texts, by path. */
    texts: (): ReadonlyMap<string, string> => texts,
    /** Increases whenever a file may have changed. */
    revision: () => revision,
    /** The text of a file with its changes; undefined if there is none. */
    read: (path: string): string | undefined => texts.get(path),
    /** The saved text of a file; undefined if there is none. */
    readSaved,
    /** Changes values of a YAML file. @throws ImpossibleEdit or UnreadableYaml; earlier edits of the list are applied */
    edit(path: string, list: readonly YamlEdit[]): void {
      revision += 1;
      for (const edit of list) {
        const text = editYaml(texts.get(path) ?? '', edit, keyOrder(path));
        if (text !== texts.get(path)) record({ path, edit }, text);
      }
    },
    change,
    /** The changed files: the text that the changes are based on, and the new text. */
    unsaved: (): readonly ChangedText[] =>
      [...bases].map(([path, before]) => ({ path, before: before ?? undefined, after: texts.get(path) })),
    /** Adds an unsaved picture. @param path such as `media/offers/pongal.jpg` */
    putPicture(path: string, bytes: Uint8Array<ArrayBuffer>): void {
      revision += 1;
      pictures = new Map(pictures).set(path, bytes);
    },
    /** The new pictures by path. */
    pictures: () => pictures,
    /** The new pictures that a branch file names, even if it has mistakes, by path: only these are saved. */
    namedPictures(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
      const facts = [...texts].flatMap(([path, text]) => (path.startsWith('branches/') ? [text] : []));
      return new Map([...pictures].filter(([path]) => facts.some((text) => text.includes(path.replace('media/', '')))));
    },
    /** Whether somebody else has saved a changed file since its change began. */
    hasChanged: ({ path, before }: ChangedText) => readSaved(path) !== before,
    /** Replaces a file's changes with a text based on what is saved now. */
    rebase(path: string, text: string | undefined): void {
      dropChanges(path);
      change(path, text);
    },
    /** Discards all changes. Only an open proposal is still remembered. */
    discard: () => replay({ ...NO_CHANGES, done, typed, ...(sent?.proposal && { sent }) }),
    /** Moves on to a newer saved version. */
    adopt(next: Snapshot): void {
      if (next.version !== head.version) replay(toStored(), next);
    },
    /** The newest known version of the content. */
    head: () => head,
    sent: () => sent,
    /** Whether the draft equals what was sent, and nobody else has saved any of its files. */
    isAsSent(): boolean {
      const changes = new Map(sent?.changes.map(({ path, content }) => [path, content]));
      const isSavedByOthers = ([path, base]: readonly [string, string | null]) =>
        readSaved(path) !== (base ?? undefined);
      return (
        [...bases].every((file) => changes.has(file[0]) && !isSavedByOthers(file)) &&
        [...changes].every(([path, content]) => isSame(pictures.get(path) ?? texts.get(path), content))
      );
    },
    /** Remembers what is being sent; undefined if it was not received, and what was sent before may be. */
    send(next: Sent | undefined): void {
      const before = next && sent?.base === next.base && !sent.proposal ? sent : undefined;
      const isRepeated = isSame(before?.changes, next?.changes);
      sent = next ? { ...next, earlier: isRepeated ? before?.earlier : before } : sent?.earlier;
    },
    /** Moves on to a saved version that includes what was sent. Changes made since then are kept, based on it, and so is what another window has sent. */
    acknowledgePublished(next: Snapshot, received = sent): void {
      const changes = received?.changes ?? [];
      const published = new Map(
        changes.flatMap(({ path, content }) => (content instanceof Uint8Array ? [] : [[path, content] as const])),
      );
      const otherBases = [...bases].filter(([path]) => !published.has(path));
      const changedSince = [...published.keys()].filter((path) => texts.get(path) !== published.get(path));
      const ownEdits = changedSince.map((path): Edit => ({ path, edit: { kind: 'file', text: texts.get(path) } }));
      const remaining = {
        bases: Object.fromEntries([...otherBases, ...changedSince.map((path) => [path, published.get(path) ?? null])]),
        edits: [...edits.filter(({ path }) => !published.has(path)), ...ownEdits],
        pictures: Object.fromEntries([...pictures].filter(([path]) => !next.pictures.has(path))),
        done,
        typed,
        // Nothing else that was sent on the same base can arrive.
        ...(sent && !isSame(sent.changes, changes) && { sent: { ...sent, earlier: undefined } }),
      };
      replay(remaining, next);
    },
    /** The draft as a device stores it. */
    toStored,
    /** Takes over a stored draft, such as that of another window. */
    restore: replay,
    done: () => done,
    /** Remembers that an act of a window has been decided on. */
    acknowledge(window: string, number: number): void {
      done = withLast(done, window, number, MAX_WINDOWS);
    },
    /** When the latest input of a field or text was typed that has been decided on. */
    typedAt: (field: string): number => typed[field] ?? 0,
    setTypedAt: (field: string, time: number): void => {
      typed = withLast(typed, field, time, MAX_FIELDS);
    },
  };
}

function withLast(all: Readonly<Record<string, number>>, key: string, value: number, most: number) {
  const { [key]: _, ...others } = all;
  return Object.fromEntries([...Object.entries(others), [key, value] as const].slice(-most));
}

/** Adds an edit to a list. It replaces the last edit of the same value, even if the id derived from a title was set in between; an edit of a whole file replaces all others of the file. */
function appendEdit(edits: readonly Edit[], next: Edit): readonly Edit[] {
  if (next.edit.kind === 'file') return [...edits.filter(({ path }) => path !== next.path), next];
  const isSame = (each: Edit | undefined) =>
    each?.path === next.path &&
    each.edit.kind === 'set' &&
    next.edit.kind === 'set' &&
    each.edit.path.join('\0') === next.edit.path.join('\0');
  if (isSame(edits.at(-1))) return [...edits.slice(0, -1), next];
  if (edits.at(-1)?.edit.kind === 'set' && isSame(edits.at(-2))) return [...edits.toSpliced(-2, 1), next];
  return [...edits, next];
}

function applyTo(path: string, text: string | undefined, edit: Edit['edit']): string | undefined {
  if (edit.kind === 'file') return edit.text;
  try {
    return editYaml(text ?? '', edit, keyOrder(path));
  } catch (error) {
    if (error instanceof ImpossibleEdit || error instanceof UnreadableYaml) return text;
    throw error;
  }
}

/** The keys of each group of a branch file in the order of the manual, in which new keys are written. */
export const keyOrder =
  (path: string): KeyOrder =>
  (group) => {
    const schema = schemaAt(/\/clinic\.ya?ml$/.test(path) ? clinicFile : branchFile, group);
    return schema ? keysOf(schema) : [];
  };
