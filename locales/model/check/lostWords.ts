import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { readInput } from '../../../diagnostics/inputFile.ts';
import { JsonSource } from '../../../diagnostics/jsonSource.ts';
import { lostLetters } from '../../../diagnostics/lostLetters.ts';
import { type Script, scriptOf } from '../../../diagnostics/script.ts';
import { LANGUAGES } from '../../languages.ts';
import { flattenTexts } from '../flattenTexts.ts';
import { listWordsFiles } from '../listWordsFiles.ts';

/** Warnings about texts of words files whose characters a program saved as question marks. */
export function lostWords(dir = 'locales'): readonly Problem[] {
  return LANGUAGES.flatMap(({ code }) => {
    const script = scriptOf(code);
    return listWordsFiles(code, dir).flatMap(({ path }) => lostWordsOf(new JsonSource(readInput(path)), script));
  });
}

function lostWordsOf(source: JsonSource, script: Script): readonly Problem[] {
  // Searching for question marks is faster than parsing every file.
  if (!source.text.includes('??')) return [];
  return flattenTexts(JSON.parse(source.text)).flatMap(([key, text]) => {
    const message = lostLetters(text, script);
    const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return message ? [source.problemAt(path, `${key}: ${message}`)] : [];
  });
}
