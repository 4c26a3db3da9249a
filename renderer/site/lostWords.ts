import { readFileSync } from 'node:fs';
import { lostLetters } from '../../branches/model/warnings/letters.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { Source } from '../../diagnostics/source.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { decodeText } from '../../locales/model/encoding.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { listWordsFiles } from '../../locales/model/listWordsFiles.ts';

/** Warnings about texts of words files whose letters a program did not know and saved as question marks. */
export function lostWords(dir = 'locales'): readonly Problem[] {
  return LANGUAGES.flatMap(({ code }) =>
    listWordsFiles(code, dir).flatMap(({ path }) => {
      const text = decodeText(readFileSync(path));
      return text.includes('??') ? lostWordsOf(new Source({ path, text }), code) : [];
    }),
  );
}

function lostWordsOf(source: Source, code: string): readonly Problem[] {
  return flattenTexts(JSON.parse(source.text)).flatMap(([key, text]) => {
    const fault = lostLetters(text, code);
    const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return fault ? [source.problemAt(path, `${key}: ${fault}`)] : [];
  });
}
