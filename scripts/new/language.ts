import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { formatRecord, recordPath } from '../../locales/model/record.ts';
import { languageName } from '../words/sheet/sheet.ts';
import { type Change, insertRow } from './files.ts';

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

/** Where the languages are. */
const LANGUAGES_FILE = 'locales/languages.ts';

/**
 * A language by its code, in the country of the site, as a preview.
 * @param typed such as `hi`
 * @throws Error with a sentence if there is no such language, or the site has it
 */
export function languageRow(typed: string): Language {
  const code = typed.trim().toLowerCase();
  if (!/^[a-z]{2,3}$/.test(code) || nameIn('en', code) === undefined) {
    throw new Error(
      `"${typed}" is not the code of a language. Expected two or three letters of ISO 639, such as hi for Hindi, te for Telugu or ml for Malayalam.`,
    );
  }
  if (LANGUAGES.some((language) => language.code === code)) {
    throw new Error(`The site has ${nameIn('en', code)} (${code}) already: ${LANGUAGES_FILE} has its row.`);
  }
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  if (FROM_THE_RIGHT.includes(script)) {
    throw new Error(
      `${nameIn('en', code)} (${code}) is written from right to left, which the pages cannot show yet. Ask a developer.`,
    );
  }
  const tag = `${code}-${new Intl.Locale(SOURCE_LANGUAGE.intl).region}`;
  const fonts = TALL_SCRIPTS[script];
  return {
    code,
    nativeName: capitalised(nameIn(code, code) ?? code, code),
    hreflang: tag,
    intl: withDigits(tag),
    ...(fonts === undefined ? {} : { fonts, tallScript: true }),
    status: 'preview',
  };
}

/** A row of the file with the languages. */
export function rowText(language: Language): string {
  const quoted = (value: string) => (value.includes("'") ? JSON.stringify(value) : `'${value}'`);
  const lines = Object.entries(language).map(
    ([name, value]) => `    ${name}: ${typeof value === 'string' ? quoted(value) : String(value)},`,
  );
  return `  {\n${lines.join('\n')}\n  },`;
}

/** The site writes 0 to 9 in every language. */
function withDigits(tag: string): string {
  return new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn' ? tag : `${tag}-u-nu-latn`;
}

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
}

const capitalised = (name: string, code: string) => name.charAt(0).toLocaleUpperCase(code) + name.slice(1);

/** What the site needs to know about the scripts of languages. */

/** The device's fonts for a script, as CSS names them: Google's, Apple's, Microsoft's. Those of scripts that are taller than Latin. */
const TALL_SCRIPTS: Readonly<Record<string, string>> = {
  Beng: "'Noto Sans Bengali', 'Bangla Sangam MN', Vrinda, 'Nirmala UI'",
  Deva: "'Noto Sans Devanagari', 'Kohinoor Devanagari', Mangal, 'Nirmala UI'",
  Gujr: "'Noto Sans Gujarati', 'Gujarati Sangam MN', Shruti, 'Nirmala UI'",
  Guru: "'Noto Sans Gurmukhi', 'Gurmukhi MN', Raavi, 'Nirmala UI'",
  Knda: "'Noto Sans Kannada', 'Kannada Sangam MN', Tunga, 'Nirmala UI'",
  Khmr: "'Noto Sans Khmer', 'Khmer Sangam MN', 'Leelawadee UI'",
  Mlym: "'Noto Sans Malayalam', 'Malayalam Sangam MN', Kartika, 'Nirmala UI'",
  Mymr: "'Noto Sans Myanmar', 'Myanmar Sangam MN', 'Myanmar Text'",
  Orya: "'Noto Sans Oriya', 'Oriya Sangam MN', Kalinga, 'Nirmala UI'",
  Sinh: "'Noto Sans Sinhala', 'Sinhala Sangam MN', 'Iskoola Pota', 'Nirmala UI'",
  Taml: "'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI'",
  Telu: "'Noto Sans Telugu', 'Telugu Sangam MN', Gautami, 'Nirmala UI'",
  Thai: "'Noto Sans Thai', Thonburi, 'Leelawadee UI'",
  Tibt: "'Noto Serif Tibetan', Kailasa, 'Microsoft Himalaya'",
};

/** Scripts that are written from the right: the pages are laid out from the left. */
const FROM_THE_RIGHT: readonly string[] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'];

/** The column before which a language's two are placed. */
const FIRST_SHARED = 'required';

const table = z.array(z.array(z.string()));

/**
 * A glossary with two empty columns for another language.
 * @param name English name of the language
 * @throws Error with a sentence if the glossary cannot be read
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

function readRows(glossary: string): readonly (readonly string[])[] {
  try {
    return table.parse(parse(glossary, { bom: true }));
  } catch {
    throw new Error('locales/glossary.csv cannot be read. Run npm run i18n, which says where.');
  }
}

/** A tone guide to start from: questions that the translators of a language answer once. */
const toneText = (name: string): string => `# How the ${name} texts speak

The agreed ${name} word for each term is in \`glossary.csv\`. This is the tone that all texts share. Replace each question with the answer,
and an example.

- How is the reader addressed: formally or as a friend? Who is the clinic: we, or its name?
- What form do advice and warnings take: an order, a request, "please"?
- How are buttons and links worded: as an act ("Book"), or as a thing ("Booking")?
- Everyday words or book words? Which English words are kept, and in which letters?
- A placeholder such as \`{{branches.names}}\` or \`{{price.filling}}\` takes no ending. Which word of its own follows it and carries the ending?
- How are amounts, times and units written? Figures are written with the digits 0 to 9.
- Which spellings are agreed where there are several?
`;
