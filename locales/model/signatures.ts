/** Which words files a dentist has signed off, language by language: `clinical-review.json`, which `npm run reviewed` writes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { LanguageWords } from './readWords.ts';

const entry = z.strictObject({
  /** The dentist. */
  by: z.string().trim().min(1),
  /** ISO day. */
  day: z.iso.date(),
  /** Hash of the texts that were signed. */
  texts: z.string().length(16),
});

const record = z.record(z.string(), z.record(z.string(), entry));

/** Who has signed a words file, and when. */
export type Signature = Readonly<{ by: string; day: string }>;

/** A signature of the texts with this hash, which may have changed since. */
export type SignatureEntry = Readonly<z.infer<typeof entry>>;

/** Language code, then words file. */
export type SignatureRecord = Readonly<Record<string, Readonly<Record<string, SignatureEntry>>>>;

/** The path of the record. */
export const signaturesPath = (dir = 'locales') => `${dir}/clinical-review.json`;

/**
 * Reads the record; empty if nothing has been signed yet.
 * @throws Error with a sentence if it is damaged
 */
export function readSignatures(dir = 'locales'): SignatureRecord {
  const path = signaturesPath(dir);
  if (!existsSync(path)) return {};
  try {
    return record.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path} is damaged. Restore it from version control; npm run reviewed writes it.`);
  }
}

/** Writes the record in alphabetical order, so that concurrent changes can be merged. */
export function writeSignatures(signatures: SignatureRecord, dir = 'locales'): void {
  const sorted = inOrder(Object.entries(signatures).map(([code, files]) => [code, inOrder(Object.entries(files))]));
  writeFileSync(signaturesPath(dir), `${JSON.stringify(sorted, null, 2)}\n`);
}

function inOrder<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The hash of what a reader of a words file sees: its texts, and the English ones that it does not translate.
 * @param words the words of the language
 */
export function hashOfTexts(namespace: string, english: LanguageWords, words: LanguageWords): string {
  const texts = new Map([...(english.get(namespace) ?? []), ...(words.get(namespace) ?? [])]);
  const sorted = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

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
