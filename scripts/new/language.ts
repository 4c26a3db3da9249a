import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { languageName } from '../../locales/model/languageName.ts';
import { formatRecord, recordPath } from '../../locales/model/record.ts';
import { type Change, fromTemplate, insertRow } from './files.ts';

const GLOSSARY = 'locales/glossary.csv';

const ROWS = { path: 'locales/languages.ts', opening: 'const languages: Language[] = [', closing: '];' };

export type NewLanguage = Readonly<{ language: Language; changes: readonly Change[] }>;

/**
 * The files of a new language: its row, a words file to begin with, a record, a tone guide, and its columns of the glossary.
 * @throws Error with a sentence if the code is not that of a language, or the site has it
 */
export function newLanguage(typed: string, root = '.'): NewLanguage {
  const language = languageRow(typed);
  const { code } = language;
  const name = languageName(language);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files: readonly Change[] = [
    { path: ROWS.path, content: insertRow(read(ROWS.path), ROWS, rowText(language)) },
    { path: `locales/${code}/common.json`, content: '{}\n', isNew: true },
    { path: recordPath(code), content: formatRecord(new Map()), isNew: true },
    { path: `locales/tone.${code}.md`, content: fromTemplate('tone.txt', { NAME: name }), isNew: true },
    ...(existsSync(join(root, GLOSSARY)) ? [{ path: GLOSSARY, content: withColumns(read(GLOSSARY), name) }] : []),
  ];
  return { language, changes: files.map((change) => ({ ...change, path: join(root, change.path) })) };
}

/** The device's fonts for each script that is taller than Latin: Google's, Apple's, Microsoft's. */
const TALL_SCRIPTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('tallScripts.json', import.meta.url), 'utf8'),
);

/** Scripts that are written from the right: the pages are laid out from the left. */
const FROM_THE_RIGHT: readonly string[] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'];

/**
 * A language by its code, in the country of the site, as a preview.
 * @throws Error with a sentence if there is no such language, or the site has it
 */
export function languageRow(typed: string): Language {
  const code = typed.trim().toLowerCase();
  const english = /^[a-z]{2,3}$/.test(code) ? nameIn('en', code) : undefined;
  if (english === undefined) {
    throw new Error(
      `"${typed}" is not the code of a language. Expected two or three letters of ISO 639, such as hi for Hindi, te for Telugu or ml for Malayalam.`,
    );
  }
  if (LANGUAGES.some((language) => language.code === code)) {
    throw new Error(`The site has ${english} (${code}) already: ${ROWS.path} has its row.`);
  }
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  if (FROM_THE_RIGHT.includes(script)) {
    throw new Error(
      `${english} (${code}) is written from right to left, which the pages cannot show yet. Ask a developer.`,
    );
  }
  const tag = `${code}-${new Intl.Locale(SOURCE_LANGUAGE.intl).region}`;
  const name = nameIn(code, code) ?? code;
  const fonts = TALL_SCRIPTS[script];
  return {
    code,
    nativeName: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    hreflang: tag,
    // The site writes 0 to 9 in every language.
    intl: new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn' ? tag : `${tag}-u-nu-latn`,
    ...(fonts === undefined ? {} : { fonts, tallScript: true }),
    status: 'preview',
  };
}

export function rowText(language: Language): string {
  const quoted = (value: string) => (value.includes("'") ? JSON.stringify(value) : `'${value}'`);
  const lines = Object.entries(language).map(
    ([name, value]) => `    ${name}: ${typeof value === 'string' ? quoted(value) : String(value)},`,
  );
  return `  {\n${lines.join('\n')}\n  },`;
}

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
}

const FIRST_SHARED = 'required';

/**
 * A glossary with two empty columns for another language.
 * @param name English name of the language
 */
export function withColumns(glossary: string, name: string): string {
  const rows = readRows(glossary);
  const at = rows[0]?.indexOf(FIRST_SHARED) ?? -1;
  if (at < 0)
    throw new Error(`locales/glossary.csv has no column "${FIRST_SHARED}". Run npm run i18n, which says more.`);
  const columns = rows.map((row, i) => row.toSpliced(at, 0, ...(i === 0 ? [name, `${name}: never`] : ['', ''])));
  return stringify(columns, {
    bom: glossary.startsWith('\ufeff'),
    record_delimiter: glossary.includes('\r\n') ? 'windows' : 'unix',
  });
}

function readRows(glossary: string): string[][] {
  try {
    return parse(glossary, { bom: true });
  } catch {
    throw new Error('locales/glossary.csv cannot be read. Run npm run i18n, which says where.');
  }
}
