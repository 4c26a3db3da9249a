/** Finds what is wrong with words files, as far as that is known without rendering a page. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { hasLostLetters } from '../../../diagnostics/lostLetters.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { scriptOf } from '../../../diagnostics/script.ts';
import { SOURCE_LANGUAGE } from '../../languages.ts';
import { memoizePerObject } from '../memoizePerObject.ts';
import { stepsOf } from '../namespace.ts';
import { neededTexts } from '../neededTexts.ts';
import { textsOf, type WordsFile } from '../readWords.ts';
import { textFault } from './textFault.ts';

/** All problems of the words files of all languages. */
export function checkWords(words: readonly WordsFile[]): readonly Problem[] {
  const english = textsOf(words, SOURCE_LANGUAGE.code);
  return words.flatMap((file) => checkFile(file, english.get(file.namespace)));
}

/** @param english the texts of the English file of the same name, if there is one */
const checkFile = memoizePerObject(
  (file: WordsFile, english: ReadonlyMap<string, string> | undefined): readonly Problem[] => {
    const { code, problems, source, tree } = file;
    const wanted = code === SOURCE_LANGUAGE.code ? undefined : neededTexts(english ?? NO_TEXTS, code);
    return [...problems, ...checkTexts(tree, [])];

    function checkTexts(value: unknown, path: Path): readonly Problem[] {
      const key = path.join('.');
      if (typeof value === 'string') {
        const fault = textFault(value, wanted && (wanted.get(key) ?? ''));
        return fault === undefined ? [] : [source.problemAt(path, 'brokenText', { key, reason: fault.message })];
      }
      if (Array.isArray(value)) return value.flatMap((entry, i) => checkTexts(entry, [...path, i]));
      if (typeof value === 'object' && value !== null)
        return Object.entries(value).flatMap(([name, child]) => checkTexts(child, [...path, name]));
      return [source.problemAt(path, 'noText', { key, found: String(value) })];
    }
  },
);

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** Warnings about texts whose characters a program saved as question marks. */
export function lostWords(words: readonly WordsFile[]): readonly Problem[] {
  return words.flatMap(({ code, source, texts }) =>
    [...texts]
      .filter(([, text]) => hasLostLetters(text, scriptOf(code)))
      .map(([key, text]) => source.problemAt(stepsOf(key), 'lostLetters', { key, text: shortened(text) })),
  );
}
