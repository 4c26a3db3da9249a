import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { stepsOf } from '../../../locales/model/namespace.ts';
import { neededTexts } from '../../../locales/model/neededTexts.ts';
import type { UnsavedFile } from '../../session/draft.ts';
import { wordsIn } from './mergeRecords.ts';

const WORDS = /^locales\/([^/]+)\/([^/]+)\.json$/;

/**
 * The texts of a translation that the draft changes and English no longer has: they were removed, or have another name.
 * @param theirs the file as others have published it
 * @param after all files as they will be
 */
export function goneTexts(
  { path, baseText, text }: UnsavedFile,
  theirs: string | undefined,
  after: ReadonlyMap<string, string>,
) {
  const [, code = '', namespace = ''] = WORDS.exec(path) ?? [];
  const english = wordsIn(after.get(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`) ?? '{}');
  if (english === undefined || !TRANSLATIONS.some((language) => language.code === code)) return [];
  const needed = neededTexts(new Map(flattenTexts(english)), code);
  const textsIn = (words = '{}') => new Map(flattenTexts(wordsIn(words)));
  const [before, others] = [textsIn(baseText), textsIn(theirs)];
  return [...textsIn(text)]
    .filter(([key, ours]) => ours !== before.get(key) && !needed.has(key))
    .map(([key, ours]) => ({
      file: path,
      path: stepsOf(key),
      base: before.get(key),
      ours,
      theirs: others.get(key),
      isGone: true as const,
    }));
}
