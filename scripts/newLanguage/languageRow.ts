import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { FROM_THE_RIGHT, TALL_SCRIPTS } from './scripts.ts';

/** Where the languages are. */
export const LANGUAGES_FILE = 'locales/languages.ts';

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
