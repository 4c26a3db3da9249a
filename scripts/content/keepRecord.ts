import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatRecord, recordPath, type TranslationRecord } from '../../locales/model/record.ts';
import { nextRecord, type RecordOptions } from '../../site/translation/nextRecord.ts';
import type { Translation } from '../../site/translation/translation.ts';

/** Writes the record of a language for its texts as they are, and returns it. */
export function keepRecord(translation: Translation, options?: RecordOptions): TranslationRecord {
  const record = nextRecord(translation, options);
  const path = recordPath(translation.language.code);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatRecord(record));
  return record;
}
