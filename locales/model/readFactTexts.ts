/** The texts of the branch files that have a language, as words: staff write them, translators add their language beside. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { LanguageWords } from './readWords.ts';

/** A text by language code; English is always there. A code with nothing after it counts as not there. */
type LocalText = Readonly<{ en: string } & Record<string, string | null>>;

/**
 * The texts of all branch files in one language: file (`branches/chennai.yaml`), then where the text stands, then text.
 * An entry of a list is named by its `id` where it has one, otherwise by its position.
 */
export function readFactTexts(code: string, dir = 'branches'): LanguageWords {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.yaml')) : [];
  return new Map(
    names.sort().map((name) => {
      const texts = localTexts(parse(readFileSync(join(dir, name), 'utf8')), '');
      const own = texts.flatMap(([path, text]) =>
        typeof text[code] === 'string' ? [[path, text[code]] as const] : [],
      );
      return [`${basename(dir)}/${name}`, new Map(own)];
    }),
  );
}

function localTexts(value: unknown, path: string): readonly (readonly [path: string, text: LocalText])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value)) return [[path, value]];
  const entries = Array.isArray(value) ? value.map((entry, i) => [entryName(entry, i), entry]) : Object.entries(value);
  return entries.flatMap(([name, child]) => localTexts(child, path ? `${path}.${name}` : String(name)));
}

function isLocalText(value: object): value is LocalText {
  return (
    'en' in value &&
    typeof value.en === 'string' &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}

function entryName(entry: unknown, i: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : String(i);
}

/**
 * A copy without the translations that were made from an English text which has changed since: they would say what is no
 * longer so, and English is shown in their place.
 * @param isStale whether a translation of a language was made from another English text
 */
export function withoutStaleTexts<T>(value: T, isStale: (code: string, english: string, text: string) => boolean): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutStaleTexts(entry, isStale)) as T;
  const entries = isLocalText(value)
    ? Object.entries(value).filter(([code, text]) => code === 'en' || text === null || !isStale(code, value.en, text))
    : Object.entries(value).map(([key, child]) => [key, withoutStaleTexts(child, isStale)]);
  return Object.fromEntries(entries) as T;
}
