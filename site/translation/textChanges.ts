import { normalText } from '../../diagnostics/normalText.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { textsOf } from '../../locales/model/readWords.ts';
import { wordsText } from '../../locales/model/wordsText.ts';
import type { Content } from '../content/readContent.ts';
import { withFactText } from './sheet/writeFactText.ts';

/** A new text, and whether a machine wrote it; an empty translation deletes what was there. */
export type NewText = Readonly<{ namespace: string; key: string; text: string; by?: 'machine' }>;

/** The new content of a file, by its path in the project. */
type FileText = Readonly<{ path: string; text: string }>;

/**
 * The words files and branch files that new texts of a language change, with their new content.
 * @param readText the text of a file of the project; undefined if there is none
 */
export function textChanges(
  { code }: Language,
  texts: readonly NewText[],
  { words: files }: Pick<Content, 'words'>,
  readText: (path: string) => string | undefined,
): readonly FileText[] {
  const english = textsOf(files, SOURCE_LANGUAGE.code);
  const words = textsOf(files, code);
  return [...new Set(texts.map(({ namespace }) => namespace))].map((namespace) => {
    const own = texts
      .filter((text) => text.namespace === namespace)
      .map(({ key, text }) => ({ key, text: normalText(text) }));
    if (isBranchFile(namespace)) {
      const source = readText(namespace) ?? '';
      return {
        path: namespace,
        text: own.reduce((before, { key, text }) => withFactText(before, key, code, text), source),
      };
    }
    const all = new Map(words.get(namespace));
    for (const { key, text } of own) {
      // Pages look up every English text.
      if (text === '' && code !== SOURCE_LANGUAGE.code) all.delete(key);
      else all.set(key, text);
    }
    const path = `locales/${code}/${namespace}.json`;
    return { path, text: wordsText([...(english.get(namespace)?.keys() ?? [])], all, readText(path)) };
  });
}
