/** What a draft changes in the content as it is saved now: brings together what this person has changed and what others have. */
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { stepsOf } from '../../../locales/model/namespace.ts';
import { neededTexts } from '../../../locales/model/neededTexts.ts';
import type { Draft, UnsavedFile } from '../../session/draft.ts';
import type { ChangedFile } from '../changes/changes.ts';
import { type Choices, type Conflict, conflictId } from './conflict.ts';
import { isAboutOthers, mergeContent, setJson } from './mergeContent.ts';
import { currentTexts, wordsIn, wordsOf } from './mergeRecords.ts';

export type MovedDraft = Readonly<{
  /** The unsaved files as they are saved, and as they will be; with conflicts, nobody's wish. */
  files: readonly ChangedFile[];
  conflicts: readonly Conflict[];
}>;

/** @param choices what this person has chosen where others have changed the same */
export function moveDraft(draft: Draft, choices: Choices): MovedDraft {
  const unsaved = draft.unsaved();
  const after = new Map(draft.head().texts);
  const conflicts: Conflict[] = [];
  const files = [
    ...unsaved.filter(({ path }) => !isAboutOthers(path)),
    ...unsaved.filter(({ path }) => isAboutOthers(path)),
  ].map((file): ChangedFile => {
    const { path, baseText: base, text: ours } = file;
    const theirs = draft.readSaved(path);
    let text = ours;
    if (draft.hasChanged(file)) {
      const words = [...after].filter(([other]) => other.startsWith(wordsOf(path)));
      const isCurrent = isAboutOthers(path) ? currentTexts(path, words) : () => false;
      const merged = mergeContent(path, { base, ours, theirs }, choices, isCurrent);
      conflicts.push(...merged.conflicts);
      text = merged.content;
    }
    for (const gone of goneTexts(file, theirs, after)) {
      const id = conflictId(gone);
      const known = conflicts.findIndex((conflict) => conflictId(conflict) === id);
      if (known >= 0) conflicts.splice(known, 1);
      if (choices.get(id) !== 'theirs') conflicts.push(gone);
      text = text && setJson(text, gone.path, gone.theirs);
    }
    if (text === undefined) after.delete(path);
    else after.set(path, text);
    return { path, before: theirs, after: text };
  });
  return { files, conflicts };
}

const WORDS = /^locales\/([^/]+)\/([^/]+)\.json$/;

/** The texts of a translation that the draft changes and English no longer has: they were removed, or have another name. */
function goneTexts(
  { path, baseText, text }: UnsavedFile,
  theirs: string | undefined,
  after: ReadonlyMap<string, string>,
) {
  const [, code = '', namespace = ''] = WORDS.exec(path) ?? [];
  const english = wordsIn(after.get(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`) ?? '{}');
  if (english === undefined || !TRANSLATIONS.some((language) => language.code === code)) return [];
  const needed = neededTexts(new Map(flattenTexts(english)), code);
  const [before, ours, others] = [baseText, text, theirs].map((words) => new Map(flattenTexts(wordsIn(words ?? '{}'))));
  return [...(ours ?? [])]
    .filter(([key, own]) => own !== before?.get(key) && !needed.has(key))
    .map(([key, own]) => ({
      file: path,
      path: stepsOf(key),
      base: before?.get(key),
      ours: own,
      theirs: others?.get(key),
      isGone: true as const,
    }));
}
