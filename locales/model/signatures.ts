/** Which words files a dentist has signed off, language by language: `clinical-review.json`, which `npm run reviewed` writes. */
import { z } from 'zod';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import { comparableText, normalText } from '../../diagnostics/normalText.ts';
import { type JsonReading, readJson } from './json/readJson.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import type { LanguageWords } from './readWords.ts';
import { sha256Hex } from './sha256.ts';

const entry = z.strictObject({
  by: z.string().trim().min(1),
  /** ISO day. */
  day: z.iso.date(),
  /** Hash of the texts that were signed. */
  texts: z.string().length(16),
});

const record = z.record(z.string(), z.record(z.string(), entry));

/** A dentist's signature. The texts may have changed since. */
type Entry = Readonly<z.infer<typeof entry>>;

/** Who has signed a words file, and when. */
export type Signature = Pick<Entry, 'by' | 'day'>;

/** Language code, then words file. */
export type SignatureRecord = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

export const signaturesPath = (dir = 'locales') => `${dir}/clinical-review.json`;

/** Reads the record, with the places of its mistakes. */
export const readSignatures = (file: InputFile): JsonReading<SignatureRecord> => readJson(file, record);

/**
 * The record in a file's text.
 * @param path of the file, for the message
 * @throws Error with a sentence if it is damaged
 */
export function parseSignatures(text: string, path: string): SignatureRecord {
  try {
    return record.parse(JSON.parse(normalText(text)));
  } catch {
    throw new Error(`${path} is damaged. Restore it from version control; npm run reviewed writes it.`);
  }
}

/** The record as JSON text in alphabetical order, so that concurrent changes can be merged. */
export function formatSignatures(signatures: SignatureRecord): string {
  const languages = Object.entries(signatures).map(([code, files]) => [code, inOrder(Object.entries(files))] as const);
  return `${JSON.stringify(inOrder(languages), null, 2)}\n`;
}

const inOrder = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(sorted(entries));

const sorted = <T>(entries: Iterable<readonly [string, T]>) =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * The hash of what a reader of a words file sees: its texts, and the English ones that it does not translate.
 * @param words the words of the language
 */
export function hashOfTexts(namespace: string, english: LanguageWords, words: LanguageWords): string {
  return hashOf(english.get(namespace) ?? new Map(), words.get(namespace));
}

const hashOf = memoizePerObject(
  (english: ReadonlyMap<string, string>, own: ReadonlyMap<string, string> | undefined): string => {
    const texts = new Map([...english, ...(own ?? [])]);
    const shown = sorted(texts).map(([key, text]) => [key, comparableText(text)]);
    return sha256Hex(JSON.stringify(shown)).slice(0, 16);
  },
);

/** The signatures of a language that are of its present texts, by words file. */
export function validSignatures(
  signatures: SignatureRecord,
  code: string,
  english: LanguageWords,
  words: LanguageWords,
): ReadonlyMap<string, Signature> {
  const entries = Object.entries(signatures[code] ?? {});
  return new Map(entries.filter(([namespace, { texts }]) => texts === hashOfTexts(namespace, english, words)));
}
