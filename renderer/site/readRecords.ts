/** The records of who has translated, reviewed and signed off the words. */
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { readRecord, recordPath, type TranslationRecord } from '../../locales/model/record.ts';
import { readSignatures, type SignatureRecord, signaturesPath } from '../../locales/model/signatures.ts';

/** Keyed by language code. */
export type TranslationRecords = ReadonlyMap<string, TranslationRecord>;

/** The record of each translation, and the problems of those that cannot be read. */
export function readRecords(dir: string): Readonly<{ all: TranslationRecords; problems: readonly Problem[] }> {
  const all = new Map<string, TranslationRecord>();
  const problems: Problem[] = [];
  for (const { code } of TRANSLATIONS) {
    try {
      all.set(code, readRecord(code, dir));
    } catch (error) {
      const { message } = error as Error;
      problems.push({ file: recordPath(code, dir), line: 1, column: 1, message });
    }
  }
  return { all, problems };
}

/** What dentists have signed off, or the problem of a record that cannot be read. */
export function readSigned(dir: string): Readonly<{ record: SignatureRecord; problems: readonly Problem[] }> {
  try {
    return { record: readSignatures(dir), problems: [] };
  } catch (error) {
    const { message } = error as Error;
    return { record: {}, problems: [{ file: signaturesPath(dir), line: 1, column: 1, message }] };
  }
}
