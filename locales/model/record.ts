/**
 * Metadata on every translated text: the English it was translated from, by whom, and who has reviewed it.
 * Stored in `locales/record/<language>.json`, which `npm run i18n` writes.
 */
import { z } from 'zod';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import { comparableText, normalText } from '../../diagnostics/normalText.ts';
import { type JsonReading, readJson } from './json/readJson.ts';
import { sha256Hex } from './sha256.ts';

const HASH_LENGTH = 8;

const entry = z.strictObject({
  /** Hash of the English text that it was translated from. */
  english: z.string().length(HASH_LENGTH),
  text: z.string().length(HASH_LENGTH),
  /** Who translated it. A machine draft remains one until a person changes or reviews it. */
  by: z.enum(['machine', 'person']),
  /** Reviewer and ISO day: "Name, 2026-01-31". */
  reviewed: z
    .string()
    .regex(/^\S.*, \d{4}-\d{2}-\d{2}$/)
    .optional(),
});

export type RecordEntry = Readonly<z.infer<typeof entry>>;

/** Entries of a language: namespace, then dotted key. */
export type TranslationRecord = ReadonlyMap<string, ReadonlyMap<string, RecordEntry>>;

const record = z.record(z.string(), z.record(z.string(), entry));

/** The key of the entry of a words file as a whole: there once every text of it has been read. */
export const WHOLE_FILE = '*';

const hashes = new Map<string, string>();
/** Texts, about ten times those of a site in three languages. */
const MAX_KEPT = 50_000;

/** A short fingerprint of a text, the same for each way to spell its letters. Kept: a change of one text asks for those of all. */
export function textHash(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = sha256Hex(comparableText(text)).slice(0, HASH_LENGTH);
  if (hashes.size >= MAX_KEPT) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

export const recordPath = (code: string, dir = 'locales') => `${dir}/record/${code}.json`;

const asMap = (namespaces: z.infer<typeof record>): TranslationRecord =>
  new Map(Object.entries(namespaces).map(([name, keys]) => [name, new Map(Object.entries(keys))]));

/** Reads a record, with the places of its mistakes. */
export function readRecord(file: InputFile): JsonReading<TranslationRecord> {
  const { value, problems } = readJson(file, record);
  return value ? { value: asMap(value), problems } : { problems };
}

/**
 * The record in a file's text.
 * @param path of the file, for the message
 * @throws Error if it is not a valid record
 */
export function parseRecord(text: string, path = 'The record'): TranslationRecord {
  try {
    return asMap(record.parse(JSON.parse(normalText(text))));
  } catch {
    throw new Error(`${path} is damaged. Restore it from version control, then run npm run i18n, which writes it.`);
  }
}

/** A record as JSON text, with one line per entry, so that concurrent changes can be merged. */
export function formatRecord(entries: TranslationRecord): string {
  const namespaces = [...entries].map(([namespace, keys]) => {
    const inOrder = [...keys].sort(([one], [other]) => Number(other === WHOLE_FILE) - Number(one === WHOLE_FILE));
    const lines = inOrder.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(namespace)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${namespaces.join(',\n')}\n}\n`;
}
