import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../locales/languages.ts';
import { formatRecord, recordPath } from '../../locales/model/record.ts';
import type { Change } from '../newPage/changes.ts';
import { insertRow } from '../newPage/insertRow.ts';
import { languageName } from '../words/sheet/sheet.ts';
import { withColumns } from './glossaryColumns.ts';
import { LANGUAGES_FILE, languageRow, rowText } from './languageRow.ts';
import { toneText } from './toneText.ts';

const GLOSSARY = 'locales/glossary.csv';

/** A new language, and the files that make it. */
export type NewLanguage = Readonly<{ language: Language; changes: readonly Change[] }>;

/**
 * The files of a new language: its row, a folder with a words file to begin with, a record, a tone guide, and its columns of the glossary.
 * @param root folder of the project
 * @throws Error with a sentence if the code is not that of a language, or the site has it
 */
export function newLanguage(typed: string, root = '.'): NewLanguage {
  const language = languageRow(typed);
  const { code } = language;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const place = {
    path: LANGUAGES_FILE,
    opening: 'const languages: Language[] = [',
    closing: '];',
  };
  const files: readonly Change[] = [
    { path: LANGUAGES_FILE, content: insertRow(read(LANGUAGES_FILE), place, rowText(language)) },
    { path: `locales/${code}/common.json`, content: '{}\n', isNew: true },
    { path: recordPath(code), content: formatRecord(new Map()), isNew: true },
    { path: `locales/tone.${code}.md`, content: toneText(languageName(language)), isNew: true },
    ...(existsSync(join(root, GLOSSARY))
      ? [{ path: GLOSSARY, content: withColumns(read(GLOSSARY), languageName(language)) }]
      : []),
  ];
  return { language, changes: files.map((change) => ({ ...change, path: join(root, change.path) })) };
}
