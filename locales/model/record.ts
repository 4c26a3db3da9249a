/**
 * Metadata on every translated text: the English it was translated from, by whom, and who has reviewed it.
 * Stored in `locales/record/<language>.json`, which `npm run i18n` writes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { readText } from '../../diagnostics/inputFile.ts';

const HASH_LENGTH = 8;

const entry = z.strictObject({
  /** Hash of the English text that it was translated from. */
  english: z.string().length(HASH_LENGTH),
  /** Hash of the translated text. */
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

/** A short fingerprint of a text. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}

/** The path of the record of a language. */
export const recordPath = (code: string, dir = 'locales') => `${dir}/record/${code}.json`;

/**
 * Reads the record of a language; empty if there is none yet.
 * @throws Error if the file is not a valid record
 */
export function readRecord(code: string, dir = 'locales'): TranslationRecord {
  const path = recordPath(code, dir);
  return existsSync(path) ? parseRecord(readText(path), path) : new Map();
}

/**
 * The record in a file's text.
 * @param path of the file, for the message
 * @throws Error if it is not a valid record
 */
export function parseRecord(text: string, path = 'The record'): TranslationRecord {
  try {
    const namespaces = record.parse(JSON.parse(text));
    return new Map(Object.entries(namespaces).map(([name, keys]) => [name, new Map(Object.entries(keys))]));
  } catch {
    throw new Error(`${path} is damaged. Restore it from version control, then run npm run i18n, which writes it.`);
  }
}

/** Writes the record of a language with one text per line, so that concurrent changes can be merged. */
export function writeRecord(code: string, entries: TranslationRecord, dir = 'locales'): void {
  const path = recordPath(code, dir);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatRecord(entries));
}

/** A record as JSON text. */
export function formatRecord(entries: TranslationRecord): string {
  const namespaces = [...entries].map(([namespace, keys]) => {
    const lines = [...keys].map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(namespace)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${namespaces.join(',\n')}\n}\n`;
}
