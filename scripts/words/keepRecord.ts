import { type RecordEntry, type TranslationRecord, textHash, writeRecord } from '../../locales/model/record.ts';
import { type TextStatus, updatedRecord } from '../../locales/model/status.ts';
import type { Translation } from './translation.ts';

/** Texts that someone has approved, as `namespace: key`, and who did so and when. */
export type Reviews = Readonly<{ reviewed: readonly string[]; note: string }>;

/** Who wrote the new and changed texts (default: a person), and which texts were reviewed. */
export type KeepOptions = Readonly<{ by?: RecordEntry['by']; reviews?: Reviews }>;

/** Updates a language's record to match its texts, and records reviewed texts as translated from the current English. */
export function keepRecord({ language, statuses, record }: Translation, { by, reviews }: KeepOptions = {}): void {
  const next = updatedRecord(statuses, record, by);
  writeRecord(language.code, reviews ? withReviews(next, statuses, reviews) : next);
}

function withReviews(
  next: TranslationRecord,
  statuses: readonly TextStatus[],
  { reviewed, note }: Reviews,
): TranslationRecord {
  const read = new Set(reviewed);
  return new Map(
    [...next].map(([namespace, keys]) => [
      namespace,
      new Map(
        [...keys].map(([key, entry]) => {
          const english = statuses.find((status) => status.namespace === namespace && status.key === key)?.english;
          if (english === undefined || !read.has(`${namespace}: ${key}`)) return [key, entry];
          return [key, { ...entry, english: textHash(english), reviewed: note }];
        }),
      ),
    ]),
  );
}
