import { parse } from 'csv-parse/browser/esm/sync';
import { LANGUAGE_TABLE, LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { languageName } from '../../locales/model/languageName.ts';
import { formatRecord, recordPath } from '../../locales/model/record.ts';
import { writeRows } from './sheet/csv.ts';
import tallScripts from './tallScripts.json' with { type: 'json' };

const GLOSSARY = 'locales/glossary.csv';

/** The text of a file; one that is new must not exist yet. */
type NewText = Readonly<{ path: string; content: string; isNew?: boolean }>;

export type NewLanguage = Readonly<{ language: Language; changes: readonly NewText[] }>;

/**
 * The files of a new language: its row, a words file to begin with, a record, a tone guide, and its columns of the glossary.
 * @param read the text of a file of the project; undefined if there is none
 * @throws Error with a sentence if the code is not that of a language, or the site has it
 */
export function newLanguage(typed: string, read: (path: string) => string | undefined): NewLanguage {
  const language = languageRow(typed);
  const { code } = language;
  const name = languageName(language);
  const glossary = read(GLOSSARY);
  const changes: readonly NewText[] = [
    { path: LANGUAGE_TABLE, content: withRow(read(LANGUAGE_TABLE) ?? '[]', language) },
    { path: `locales/${code}/common.json`, content: '{}\n', isNew: true },
    { path: recordPath(code), content: formatRecord(new Map()), isNew: true },
    { path: `locales/tone.${code}.md`, content: toneGuide(name), isNew: true },
    ...(glossary === undefined ? [] : [{ path: GLOSSARY, content: withColumns(glossary, name) }]),
  ];
  return { language, changes };
}

const withRow = (table: string, language: Language): string =>
  `${JSON.stringify([...JSON.parse(table), language], null, 2)}\n`;

/** The device's fonts for each script that is taller than Latin: Google's, Apple's, Microsoft's. */
const TALL_SCRIPTS: Readonly<Record<string, string>> = tallScripts;

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
    throw new Error(`The site has ${english} (${code}) already: ${LANGUAGE_TABLE} has its row.`);
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
  return writeRows(columns, {
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

/** The questions that a translator answers first. @param name English name of the language */
const toneGuide = (name: string) => `# How the ${name} texts speak

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
